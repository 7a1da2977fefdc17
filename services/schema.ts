import type { Migration } from '@/services/database/migrate';
import { moneyMoves, moneyNewsTold } from './after/money/schema';
import { disbursementTable } from './after/disbursements';
import { disputeTable } from './after/disputes';
import { workDoneTable } from './after/work/done';
import {
  orderLinkTables,
  orderNumberTables,
  photoTables,
  shipmentEventTables,
} from './orders/schema';
import { giftCardTables } from './gift-cards/issue-cards';
import { giftCardPrints } from './gift-cards/paper-cards';
import { lastHeardTable } from './webhooks/last-heard';
import { indexerTables, productsSeenIndex } from './indexer/queue';
import { endAgainTable, secondLookTable } from './indexer/second-looks';
import { comparisonTables } from './app-api/comparison/schema';
import { freeSeatTables } from './app-api/free-seats/free-seats';
import { customerTables } from './integration/customers';
import { visitTables } from './app-api/internal/schema';
import { publicRequestTables } from './requests/public-request';
import { stockNoticeTables } from './stock-notices/stock-notice';
import { runTables } from './app-api/runs/schema';
import { drawnGiftCardNumbers, giftCardNumbers, giftCardTakers } from './ledgers/gift-card-stock';
import { refundKeys } from './ledgers/refund';
import { accountReferences, chargeAccounts, ledgerTables } from './ledgers/schema';
import { giftCardTries } from './ledgers/try-gift-card';
import { unreturnedMoneyTable } from './ledgers/unreturned';

/** Where the services keep the record of their migrations: in their own schema, so that nobody who empties another touches it. */
export const inServices = { schema: 'services' } as const;

/** Tables of the retailer's own back end: one row per order that was ever submitted, and the mail that is to go out. */
export const migrations: Migration[] = [
  {
    name: '001-submissions',
    statements: [
      'create schema if not exists services',
      `create table services.submission (
        order_id text primary key,
        attempt integer not null default 1,
        state text not null,
        runner text not null,
        amount_cents integer not null,
        request_hash text not null,
        order_hash text,
        transaction_id text,
        card jsonb,
        guest jsonb,
        refusal jsonb,
        result jsonb,
        calculated jsonb,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now())`,
      `create index submission_open on services.submission (updated_at) where state not in ('placed', 'refused')`,
      `create table services.outbox (
        id bigint generated always as identity primary key,
        message_id text not null unique,
        kind text not null,
        payload jsonb not null,
        attempts integer not null default 0,
        due_at timestamptz not null default now(),
        sent_at timestamptz,
        last_error text)`,
      'create index outbox_due on services.outbox (due_at) where sent_at is null',
    ],
  },
  ledgerTables,
  {
    name: '003-outbox-ends',
    statements: [
      'alter table services.outbox add column dead_at timestamptz',
      'drop index services.outbox_due',
      'create index outbox_due on services.outbox (due_at) where sent_at is null and dead_at is null',
    ],
  },
  indexerTables,
  giftCardNumbers,
  customerTables,
  chargeAccounts,
  runTables,
  giftCardTakers,
  {
    name: '010-tenders',
    statements: [
      `alter table services.submission add column tenders jsonb not null default '[]'::jsonb`,
    ],
  },
  giftCardTables,
  visitTables,
  drawnGiftCardNumbers,
  giftCardTries,
  giftCardPrints,
  comparisonTables,
  freeSeatTables,
  {
    name: '020-forgotten-orders',
    statements: ['alter table services.submission add column forgotten_at timestamptz'],
  },
  {
    name: '021-figures',
    statements: [
      'alter table services.submission add column opened_at timestamptz not null default now()',
      `create index submission_placed on services.submission (opened_at) where state = 'placed'`,
      'create index outbox_unsent on services.outbox (kind) where sent_at is null',
    ],
  },
  publicRequestTables,
  stockNoticeTables,
  accountReferences,
  moneyMoves,
  orderNumberTables,
  orderLinkTables,
  shipmentEventTables,
  moneyNewsTold,
  photoTables,
  secondLookTable,
  refundKeys,
  unreturnedMoneyTable,
  workDoneTable,
  disputeTable,
  endAgainTable,
  productsSeenIndex,
  {
    name: '038-attempts-named',
    statements: ['alter table services.submission add column attempt_id text'],
  },
  lastHeardTable,
  disbursementTable,
];
