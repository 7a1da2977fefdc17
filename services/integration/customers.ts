import type { Row } from '@/services/database/database';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import type { Migration } from '@/services/database/migrate';
import { sql, type Statements, type Store } from '@/services/database/statements';
import { openAccount } from '../ledgers/account';
import { enqueue } from '../outbox/outbox';

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

/** A customer of the retailer's customer system. */
export interface Customer {
  number: string;
  /** ID of the commerce user. */
  userID: string | null;
  /** Number in the older system. */
  legacyID: string | null;
  loyaltyID: string | null;
  cardNumber: string | null;
  awardAccountID: string | null;
  omsAccount: string | null;
}

type Key = 'number' | 'user_id' | 'legacy_id' | 'loyalty_id' | 'card_number';

/** The customer with this value, or `null`. */
export async function findCustomer(
  store: Store,
  key: Key,
  value: string,
): Promise<Customer | null> {
  const [row] = await store.query(`select * from services.customer where ${key} = $1`, [value]);
  return row ? toCustomer(row) : null;
}

/** The customer of a commerce user, made when there is none; the row stays locked until the end of the transaction. */
export function* ensureCustomer(
  userID: string,
  omsAccount: string | null = null,
): Statements<Customer> {
  yield* sql(
    `insert into services.customer (number, user_id) values ('C-' || nextval('services.customer_number'), $1) on conflict (user_id) do nothing`,
    [userID],
  );
  const [row] = yield* sql(
    `update services.customer set oms_account = coalesce($2, oms_account), updated_at = clock_timestamp() where user_id = $1 returning *`,
    [userID, omsAccount],
  );
  return toCustomer(row!);
}

/** Enrols a customer in Purple Perks (specification A1): a card, an award account, an account of no dollars, and the mail that says so. Who is enrolled stays as they are. */
export function* enrol(userID: string, now: Date): Statements<Customer> {
  const customer = yield* ensureCustomer(userID);
  if (customer.cardNumber) return customer;
  const [drawn] = yield* sql<{ n: number | string }>(
    `select nextval('services.loyalty_number') as n`,
  );
  const [card, short] = [String(drawn?.n), String(drawn?.n).slice(-6)];
  const [row] = yield* sql(
    `update services.customer set card_number = $2, loyalty_id = coalesce(loyalty_id, $3), award_account_id = $4 where number = $1 returning *`,
    [customer.number, card, `LP-${short}`, `AW-${short}`],
  );
  yield* openAccount(
    {
      kind: 'purple-perks',
      number: card,
      ownerID: userID,
      pin: null,
      active: true,
      balance: 0,
      expiresOn: perksEnd(now),
    },
    now,
  );
  yield* enqueue({
    messageID: `perks-${customer.number}`,
    kind: 'perks-joined',
    payload: { userID, cardNumber: card },
  });
  return toCustomer(row!);
}

/** Perks keep until the end of August of the next year (Chicago). */
function perksEnd(now: Date): ChicagoDate {
  return `${Number(chicagoDate(now).slice(0, 4)) + 1}-08-31`;
}

function toCustomer(row: Row): Customer {
  return {
    number: row.number,
    userID: row.user_id,
    legacyID: row.legacy_id,
    loyaltyID: row.loyalty_id,
    cardNumber: row.card_number,
    awardAccountID: row.award_account_id,
    omsAccount: row.oms_account,
  } as Customer;
}
