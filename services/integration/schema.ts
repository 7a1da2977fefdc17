import type { Migration } from '@/services/database/migrate';

/** The customer system's own table: one row per customer, found by number, commerce user, older number or card. */
export const customerTables: Migration = {
  name: '006-customers',
  statements: [
    `create table services.customer (
      number text primary key,
      user_id text unique,
      legacy_id text unique,
      loyalty_id text unique,
      card_number text unique,
      award_account_id text unique,
      oms_account text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now())`,
    'create sequence services.customer_number start 500001',
    'create sequence services.loyalty_number start 7700500001',
  ],
};
