import type { Migration } from '@/services/database/migrate';

/**
 * Tables of the ledgers: accounts with their balance, holds under a key of their own, and every movement in two rows that sum to
 * nothing. Money in cents.
 */
export const ledgerTables: Migration = {
  name: '002-ledgers',
  statements: [
    `create table services.ledger_account (
      id text primary key,
      kind text not null check (kind in ('gift-card', 'purple-perks')),
      number text not null,
      owner_id text,
      pin_digest text,
      active boolean not null default true,
      balance_cents integer not null default 0 check (balance_cents >= 0),
      expires_on date,
      created_at timestamptz not null default now(),
      unique (kind, number))`,
    'create index ledger_account_owner on services.ledger_account (owner_id) where owner_id is not null',
    `create table services.ledger_hold (
      key text primary key,
      account_id text not null references services.ledger_account (id),
      cents integer not null check (cents > 0),
      state text not null check (state in ('held', 'committed', 'released')),
      expires_at timestamptz not null,
      created_at timestamptz not null,
      settled_at timestamptz)`,
    `create index ledger_hold_expiry on services.ledger_hold (expires_at) where state = 'held'`,
    `create table services.ledger_entry (
      id bigint generated always as identity primary key,
      posting uuid not null,
      account text not null,
      cents integer not null check (cents <> 0),
      reason text not null,
      hold_key text,
      posted_at timestamptz not null)`,
    'create index ledger_entry_account on services.ledger_entry (account, id)',
    'create index ledger_entry_posting on services.ledger_entry (posting)',
  ],
};

/** Charge accounts beside the stored value. */
export const chargeAccounts: Migration = {
  name: '007-charge-accounts',
  statements: [
    'alter table services.ledger_account drop constraint ledger_account_kind_check',
    `alter table services.ledger_account add constraint ledger_account_kind_check check (kind in ('gift-card', 'purple-perks', 'charge-account'))`,
  ],
};

/** A name of each account that says nothing of its number. */
export const accountReferences: Migration = {
  name: '024-account-references',
  statements: [
    'alter table services.ledger_account add column reference text not null default gen_random_uuid()::text',
    'create unique index ledger_account_reference on services.ledger_account (reference)',
  ],
};
