import type { Migration } from '@/services/database/migrate';

/** Who took free seats of which event, by a keyed digest of their e-mail (or user) and of their address; an order has a row for each. */
export const freeSeatTables: Migration = {
  name: '014-free-seats',
  statements: [
    `create table services.free_seat (event text not null, taker text not null, order_id text not null, seats integer not null check (seats > 0),
      taken_at timestamptz not null default now(), primary key (event, taker, order_id))`,
    'create index free_seat_order on services.free_seat (order_id)',
  ],
};
