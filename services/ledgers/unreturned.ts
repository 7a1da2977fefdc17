import { createHash } from 'node:crypto';
import type { Cents } from '@/lib/core/money';
import type { Migration } from '@/services/database/migrate';
import { sql, type Statements, type Store } from '@/services/database/statements';
import type { LedgerKind } from './account';
import { orderOfHold, type HeldMoney, type RefundRefusal } from './port';

/** Money that a ledger elsewhere has spent for an order which was not placed, and that it did not take back: somebody gives it back by hand. */
export interface UnreturnedMoney {
  id: string;
  orderID: string;
  kind: LedgerKind;
  /** The last four characters of the number of its account. */
  lastFour: string;
  cents: Cents;
  refusal: RefundRefusal;
  at: Date;
}

export const unreturnedMoneyTable: Migration = {
  name: '033-unreturned-money',
  statements: [
    `create table services.unreturned_money (
      id bigint generated always as identity primary key,
      hold text not null unique,
      order_id text not null,
      kind text not null,
      last_four text not null,
      cents integer not null check (cents > 0),
      refusal text not null,
      at timestamptz not null)`,
  ],
};

/** Notes what was not taken back, once however often it is refused: `key` is the name of its hold (`holdKey`), which has the account's number in it and is kept as a digest. */
export function* noteUnreturned({
  key,
  kind,
  number,
  cents,
  refusal,
  now,
}: HeldMoney & { key: string; refusal: RefundRefusal; now: Date }): Statements<void> {
  yield* sql(
    `insert into services.unreturned_money (hold, order_id, kind, last_four, cents, refusal, at)
     values ($1, $2, $3, $4, $5, $6, $7::timestamptz) on conflict do nothing`,
    [
      createHash('sha256').update(key).digest('hex'),
      orderOfHold(key),
      kind,
      number.slice(-4),
      cents,
      refusal,
      now.toISOString(),
    ],
  );
}

/** All that was not taken back, oldest first. */
export async function unreturnedMoney(store: Pick<Store, 'query'>): Promise<UnreturnedMoney[]> {
  const rows = await store.query<{
    id: string;
    order_id: string;
    kind: LedgerKind;
    last_four: string;
    cents: number;
    refusal: RefundRefusal;
    at: Date | string;
  }>(
    `select services.unreturned_money.id::text as id, order_id, kind, last_four, cents, refusal, at
     from services.unreturned_money order by services.unreturned_money.id`,
  );
  return rows.map(({ order_id: orderID, last_four: lastFour, at, ...row }) => ({
    ...row,
    orderID,
    lastFour,
    at: new Date(at),
  }));
}
