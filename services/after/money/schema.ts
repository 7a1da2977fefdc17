import type { Migration } from '@/services/database/migrate';

/**
 * The money desk: a row per placed order that says when its money is looked at next, and two books that only grow: what changed what the order owes,
 * and every move of its money, before it is asked for and after it was answered. Money in cents.
 */
export const moneyMoves: Migration = {
  name: '025-money-moves',
  statements: [
    `create table services.money_desk (
      order_id text primary key,
      due_at timestamptz,
      wakes integer not null default 0,
      runner text,
      taken_at timestamptz,
      failures integer not null default 0,
      last_error text,
      ends_at timestamptz,
      work jsonb not null default '[]'::jsonb)`,
    'create index money_desk_due on services.money_desk (due_at) where due_at is not null',
    'create index money_desk_ends on services.money_desk (ends_at) where ends_at is not null',
    `create index money_desk_work on services.money_desk (order_id) where work <> '[]'::jsonb`,
    `create table services.money_event (
      id bigint generated always as identity primary key,
      key text not null unique,
      order_id text not null,
      kind text not null check (kind in ('canceled', 'recalled', 'lowered', 'capture')),
      cents integer not null check (cents >= 0),
      staff text,
      at timestamptz not null)`,
    'create index money_event_order on services.money_event (order_id, id)',
    `create table services.money_move (
      id bigint generated always as identity primary key,
      key text not null,
      step text not null check (step in ('asked', 'done', 'refused', 'lost')),
      order_id text not null,
      kind text not null check (kind in ('capture', 'void', 'refund', 'authorise-again', 'give-back', 'bill-less')),
      place integer not null,
      cents integer not null check (cents > 0),
      transaction_id text,
      reason text,
      at timestamptz not null,
      unique (key, step))`,
    'create index money_move_order on services.money_move (order_id, id)',
  ],
};

/** What whoever ordered was told of their money, so that each mail about it goes out once (`MailedMoney`). */
export const moneyNewsColumn: Migration = {
  name: '029-money-news',
  statements: [
    `alter table services.money_desk add column told jsonb not null default '{}'::jsonb`,
  ],
};

/** Finds the order of a transaction among all that were ever submitted: the gateway tells of transactions every day. */
export const tenderIndex: Migration = {
  name: '043-tender-index',
  statements: [
    'create index if not exists submission_tenders on services.submission using gin (tenders jsonb_path_ops)',
  ],
};
