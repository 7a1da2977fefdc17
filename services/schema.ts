import type { Migration } from '@/services/database/migrate';
import { moneyMoves, moneyNewsColumn, tenderIndex } from './after/money/schema';
import { disbursementTable } from './after/disbursements';
import { disputeTable } from './after/disputes';
import { workDoneTable } from './after/work/work-line';
import {
  orderLinkEnds,
  orderLinkTables,
  orderNumberTables,
  photoTables,
  shipmentEventTables,
} from './orders/schema';
import { giftCardTables } from './gift-cards/issue-cards';
import { giftCardPrints } from './gift-cards/paper-cards';
import { giftCardCorrections } from './gift-cards/resend-card';
import { lastEndsTable } from './retention/last-ends';
import { sentIndex } from './retention/rules';
import { lastHeardTable } from './webhooks/last-heard';
import { indexerTables, productsSeenIndex } from './indexer/queue';
import { endAgainTable, secondLookTable } from './indexer/second-looks';
import { comparisonTables } from './app-api/comparison/stray-orders';
import { freeSeatTables } from './app-api/limits/free-seats';
import { customerTables } from './integration/customers';
import { publicRequestTables } from './requests/public-request';
import { stockNoticeTables } from './stock-notices/stock-notice';
import { drawnGiftCardNumbers, giftCardNumbers, giftCardTakers } from './ledgers/gift-card-stock';
import { refundKeys } from './ledgers/refund';
import { accountReferences, chargeAccounts, ledgerTables } from './ledgers/schema';
import { giftCardTries } from './ledgers/try-gift-card';
import { unreturnedMoneyTable } from './ledgers/unreturned';

/** Where the services keep the record of their migrations: in their own schema, so that nobody who empties another touches it. */
export const inServices = { schema: 'services' } as const;

/** The tables of the retailer's own back end, one step after the other: each release adds its own at the end. */
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
  {
    // Places on delivery runs: a row per run of a day to lock, and a row per stop that an attempt to place an order holds or has.
    name: '008-delivery-runs',
    statements: [
      'create table services.delivery_run (day date not null, run text not null, primary key (day, run))',
      `create table services.run_place (
        order_id text not null,
        attempt integer not null,
        shipment_id text not null,
        day date not null,
        run text not null,
        kept boolean not null default false,
        primary key (order_id, attempt, shipment_id),
        foreign key (day, run) references services.delivery_run)`,
      'create index run_place_day on services.run_place (day, run)',
    ],
  },
  giftCardTakers,
  {
    name: '010-tenders',
    statements: [
      `alter table services.submission add column tenders jsonb not null default '[]'::jsonb`,
    ],
  },
  giftCardTables,
  {
    // Shared by all storefronts: failed log-ins by a digest of who was tried, and visits that were ended before their cookie.
    name: '012-visits',
    statements: [
      'create table services.failed_log_in (key text primary key, failures integer not null, until timestamptz not null)',
      'create index failed_log_in_until on services.failed_log_in (until)',
      'create table services.ended_visit (sid text primary key, until timestamptz not null)',
      'create index ended_visit_until on services.ended_visit (until)',
    ],
  },
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
      'create index if not exists outbox_unsent on services.outbox (kind) where sent_at is null',
    ],
  },
  publicRequestTables,
  stockNoticeTables,
  accountReferences,
  moneyMoves,
  orderNumberTables,
  orderLinkTables,
  shipmentEventTables,
  moneyNewsColumn,
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
  lastEndsTable,
  giftCardCorrections,
  tenderIndex,
  {
    // Messages by their order (`orderOfMessage`), as long as they have content.
    name: '044-outbox-orders',
    statements: [
      `create index if not exists outbox_order on services.outbox ((coalesce(payload #>> '{order,Order,ID}', payload ->> 'orderID'))) where payload <> '{}'::jsonb`,
    ],
  },
  orderLinkEnds,
  sentIndex,
];
