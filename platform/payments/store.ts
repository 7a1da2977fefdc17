import type { Database, Queryable } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { queueTable } from '../wire/queue';
import { NOTICES } from './notices';
import { nextStep } from './passing-time';
import type { PaymentTransaction } from './transaction';

/** Brings the payment tables up to date. */
export function migratePayments(db: Database): Promise<unknown> {
  return migrate(db, 'payments', [
    {
      name: '001 transactions and nonces',
      statements: [
        'create table payment_transaction (id text primary key, order_id text not null, status text not null, amount_cents bigint not null, doc jsonb not null, created_at timestamptz not null)',
        'create index payment_transaction_order on payment_transaction (order_id)',
        'create table payment_nonce (nonce text primary key, method jsonb not null, consumed boolean not null default false, created_at timestamptz not null)',
      ],
    },
    {
      name: '002 vault',
      statements: [
        'create table payment_customer (id text primary key, fields jsonb not null, created_at timestamptz not null, updated_at timestamptz not null)',
        `create table payment_method (token text primary key, customer_id text not null references payment_customer on delete cascade,
        is_default boolean not null, method jsonb not null, created_at timestamptz not null, updated_at timestamptz not null)`,
        'create index payment_method_customer on payment_method (customer_id)',
      ],
    },
    {
      name: '003 paypal payments',
      statements: [
        `create table payment_paypal (token text primary key, status text not null, cents bigint not null, return_url text not null,
      cancel_url text not null, payer_email text, payer_id text)`,
      ],
    },
    {
      name: '004 wallets of paypal payments',
      statements: [
        "alter table payment_paypal add column funding text not null default 'paypal', add column declines boolean not null default false",
      ],
    },
    {
      name: '005 what passes by itself',
      statements: [
        'alter table payment_transaction add column next_at timestamptz',
        `update payment_transaction set next_at = case status when 'authorized' then created_at + interval '7 days' else now() end
         where status in ('authorized', 'submitted_for_settlement')`,
        'create index payment_transaction_next on payment_transaction (next_at) where next_at is not null',
      ],
    },
    { name: '006 notices', statements: queueTable(NOTICES) },
    {
      name: '007 three d secure',
      statements: [
        'create table payment_account (id integer primary key, three_d_secure boolean not null)',
        "create index payment_nonce_verification on payment_nonce ((method->'verification'->>'id')) where method->'verification' is not null",
      ],
    },
    {
      name: '008 currency of the account',
      statements: [
        "alter table payment_account alter column three_d_secure set default false, add column currency text not null default 'USD'",
      ],
    },
  ]);
}

/** Stores a transaction, whole, whether new or changed. */
export async function writeTransaction(
  handle: Queryable,
  transaction: PaymentTransaction,
): Promise<void> {
  await handle.query(
    `insert into payment_transaction (id, order_id, status, amount_cents, doc, created_at, next_at) values ($1, $2, $3, $4, $5::jsonb, $6, $7)
     on conflict (id) do update set status = excluded.status, amount_cents = excluded.amount_cents, doc = excluded.doc, next_at = excluded.next_at`,
    [
      transaction.id,
      transaction.orderID,
      transaction.status,
      transaction.cents,
      JSON.stringify(transaction),
      transaction.createdAt,
      nextStep(transaction)?.at ?? null,
    ],
  );
}

/** The transaction of that ID; `lock` holds its row until the database transaction ends. */
export async function readTransaction(
  handle: Queryable,
  id: string,
  lock = false,
): Promise<PaymentTransaction | undefined> {
  const rows = await handle.query<{ doc: PaymentTransaction }>(
    `select doc from payment_transaction where id = $1${lock ? ' for update' : ''}`,
    [id],
  );
  return rows[0]?.doc;
}

/** The latest hundred transactions, newest first. */
export async function latestTransactions(handle: Queryable): Promise<PaymentTransaction[]> {
  const rows = await handle.query<{ doc: PaymentTransaction }>(
    'select doc from payment_transaction order by created_at desc limit 100',
  );
  return rows.map((row) => row.doc);
}
