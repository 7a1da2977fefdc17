import type { RetentionName } from '@/lib/config/retention';
import type { Migration } from '@/services/database/migrate';
import type { OutboxMessage } from '../outbox/outbox';
import { taxKinds } from '../outbox/order-messages';

/** Messages that carry an ID of their own each time (`enqueue`): their rows keep nothing from going out twice, and there are many a day. */
const namedOnce: readonly OutboxMessage['kind'][] = [
  'storefront-revalidation',
  'cdn-purge',
  'order-look',
  'shipment-status',
];

const quoted = (kinds: readonly OutboxMessage['kind'][]) =>
  kinds.map((kind) => `'${kind}'`).join(', ');

/** One thing that ends: where it lies, what it is, why it is kept so long, and the statement that ends it. */
export interface RetentionRule {
  name: RetentionName;
  table: `services.${string}`;
  what: string;
  why: string;
  /** Ends a portion: `$1` is the instant before which it ends, `$2` how many rows at most; returns a row for each that ended. */
  statement: string;
}

/** What a portion ends: no row that somebody else is at. */
const portion = (table: string, condition: string) =>
  `ctid = any(array(select ctid from ${table} where ${condition} limit $2 for update skip locked))`;

const deletes = (table: RetentionRule['table'], condition: string) => ({
  table,
  statement: `delete from ${table} where ${portion(table, condition)} returning 1`,
});

const empties = (table: RetentionRule['table'], change: string, condition: string) => ({
  table,
  statement: `update ${table} set ${change} where ${portion(table, condition)} returning 1`,
});

/** What went out and still has content, by when it went. */
export const sentIndex: Migration = {
  name: '046-outbox-sent',
  statements: [
    `create index if not exists outbox_sent on services.outbox (sent_at) where payload <> '{}'::jsonb`,
  ],
};

/** What ends by a statement of its own. Carts and placed orders also lie in the commerce platform: `job.ts` asks it. */
export const retentionRules: readonly RetentionRule[] = [
  {
    name: 'refused-orders',
    ...empties(
      'services.submission',
      `guest = null, tenders = '[]'::jsonb, calculated = null`,
      `state = 'refused' and updated_at < $1 and (guest is not null or calculated is not null or tenders <> '[]'::jsonb)`,
    ),
    what: 'name, e-mail and payers of a submit that was refused',
    why: 'a shopper who calls about it is found',
  },
  {
    name: 'sent-messages',
    table: 'services.outbox',
    what: 'content of messages that went out',
    why: 'a mail that did not arrive can be looked at; the row stays, so that none goes out twice, but for what never comes again under its ID',
    statement: `with due as materialized (select id, kind from services.outbox where sent_at < $1 and payload <> '{}'::jsonb
        order by sent_at limit $2 for update skip locked),
      gone as (delete from services.outbox where id = any(array(select id from due where kind in (${quoted(namedOnce)}))) returning 1),
      emptied as (update services.outbox set payload = '{}'::jsonb, last_error = null
        where id = any(array(select id from due where kind not in (${quoted(namedOnce)}))) returning 1)
      select 1 from gone union all select 1 from emptied`,
  },
  {
    name: 'dead-messages',
    ...empties(
      'services.outbox',
      `payload = '{}'::jsonb, last_error = null`,
      `sent_at is null and dead_at < $1 and kind not in (${quoted(taxKinds)}) and (payload <> '{}'::jsonb or last_error is not null)`,
    ),
    what: 'content of messages that were given up',
    why: 'somebody can try them again; what the tax vendor is owed stays',
  },
  {
    name: 'failed-log-ins',
    ...deletes('services.failed_log_in', 'until <= $1'),
    what: 'digests of accounts and addresses with failed log-ins',
    why: 'decides who needs a captcha',
  },
  {
    name: 'ended-visits',
    ...deletes('services.ended_visit', 'until <= $1'),
    what: 'IDs of visits that were ended',
    why: 'a copy of their cookie opens nothing',
  },
  {
    name: 'seen-deliveries',
    ...deletes('services.webhook_seen', 'received_at < $1'),
    what: 'IDs of webhook deliveries',
    why: 'no vendor repeats one that long',
  },
  {
    name: 'disbursements',
    ...deletes('services.disbursement', 'told_at < $1'),
    what: 'what the gateway paid out or could not, by its own numbers',
    why: 'a year is closed by them',
  },
  {
    name: 'run-places',
    ...deletes(
      'services.run_place',
      `day < ($1::timestamptz at time zone 'America/Chicago')::date`,
    ),
    what: 'stops of delivery runs',
    why: 'a run is planned and settled by them',
  },
  {
    name: 'free-seats',
    ...deletes('services.free_seat', 'taken_at < $1'),
    what: 'who took free seats of an event, as a digest',
    why: 'nobody takes more than their share of an event',
  },
  {
    name: 'requests',
    ...deletes('services.public_request', 'asked_at < $1'),
    what: 'what visitors asked of the house, with name and e-mail',
    why: 'a wedding is planned a year ahead',
  },
  {
    name: 'stock-notices',
    ...deletes('services.stock_notice', 'asked_at < $1'),
    what: 'mailboxes that wait for a product which has not come back',
    why: 'a plant may be away until its next season',
  },
  {
    name: 'order-links',
    ...deletes('services.order_link', 'until <= $1'),
    what: 'digests of links to orders',
    why: 'whoever ordered or gets something follows it',
  },
  {
    name: 'order-codes',
    ...deletes('services.order_code', 'until <= $1'),
    what: 'digests of codes for orders that were looked up',
    why: 'a code that was tried too often stays refused',
  },
];

/** Tables that hold nothing of a person by themselves, or whose rows end with something else, and why they stay. */
export const keptTables: Readonly<Record<string, string>> = {
  'services.migration': 'which changes of the schema were made',
  'services.customer': 'a customer, until they ask for its deletion: numbers, no name',
  'services.ledger_account':
    'the books of stored value, with a user ID until its deletion is asked for',
  'services.ledger_hold': 'the books',
  'services.ledger_entry': 'the books',
  'services.gift_card': 'money somebody holds; the mailbox it went to ends with its order',
  'services.gift_card_number': 'stock of numbers',
  'services.blank_gift_card': 'a count of unprinted cards',
  'services.gift_card_miss': 'counts, without numbers',
  'services.unreturned_money': 'the books, with the last four characters of an account',
  'services.dispute': 'the books, by the gateway’s own numbers',
  'services.work_done': 'which work people have done, with the user name of staff',
  'services.money_desk': 'when an order’s money is looked at next',
  'services.money_event': 'the books, with the user name of staff',
  'services.money_move': 'the books',
  'services.shipment_event': 'what happened to shipments; where they were left ends with the order',
  'services.photo':
    'photos of shipments: file and row end together, by the job, and with the order',
  'services.last_heard': 'an instant for each who sends webhooks',
  'services.retention_end': 'an instant for each part of the job',
  'services.order_number':
    'which number an order was given; it is read over the phone as long as the order is kept',
  'services.order_comparison': 'an instant',
  'services.delivery_run': 'days and runs',
  'services.reindex': 'IDs of products and entries',
  'services.second_look': 'IDs of products and entries',
  'services.end_again': 'names of copies of pages',
  'services.shown': 'what pages show',
};
