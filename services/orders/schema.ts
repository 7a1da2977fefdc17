import type { Migration } from '@/services/database/migrate';

/** The numbers people use for orders (ruling 35), and the sequence they come from. */
export const orderNumberTables: Migration = {
  name: '026-order-numbers',
  statements: [
    'create sequence services.order_serial minvalue 0 start with 0',
    `create table services.order_number (
      order_id text primary key,
      number text not null unique,
      given_at timestamptz not null default now())`,
  ],
};
