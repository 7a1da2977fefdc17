import type { Work } from '@/lib/orders/money/due-moves';
import type { MailedMoney } from '@/lib/orders/money/money-news';
import { sql, type Statements, type Store } from '@/services/database/statements';

/** A placed order whose money is being looked at, and by whom. */
export interface Desk {
  orderID: string;
  runner: string;
  /** How often it was called for; a call that comes while it is looked at is not lost. */
  wakes: number;
  failures: number;
  /** What people were told to do when it was looked at before. */
  work: Work[];
  /** What whoever ordered was told of it. */
  told: MailedMoney;
}

/** Thrown when somebody else has taken the order over: the work stops at once and the other one ends it. */
export class LostDesk extends Error {}

/** Thrown when an order's money cannot be moved until another order is through: nothing failed, and it is looked at again before long. */
export class WaitingDesk extends Error {}

/** Days back in which placed orders are looked for that have no desk yet: longer than any authorisation stands. */
const sweptDays = 45;
const atOnce = 20;

/** The desk captures a day before a hold ends (`lastCapture`): one that still stands so short before its end was not captured, and somebody is told. */
export const warnHours = 18;

/** Gives a desk to each placed order that has none yet. */
export async function openDesks(store: Store, now: Date): Promise<void> {
  await store.query(
    `insert into services.money_desk (order_id, due_at)
     select order_id, $1::timestamptz from services.submission order_row
     where state = 'placed' and opened_at > clock_timestamp() - make_interval(days => ${sweptDays})
       and not exists (select 1 from services.money_desk desk where desk.order_id = order_row.order_id)
     on conflict do nothing`,
    [now.toISOString()],
  );
}

/** Takes orders that are due, and those somebody took and left for `staleMs`; at most 20. */
export async function takeDesks(
  store: Store,
  runner: string,
  now: Date,
  staleMs: number,
): Promise<Desk[]> {
  const rows = await store.query<{
    order_id: string;
    wakes: number;
    failures: number;
    work: Work[];
    told: MailedMoney;
  }>(
    `update services.money_desk set runner = $1, taken_at = clock_timestamp()
     where order_id in (select order_id from services.money_desk
       where due_at <= $2::timestamptz and (taken_at is null or taken_at <= clock_timestamp() - make_interval(secs => $3::float8))
       order by due_at limit ${atOnce} for update skip locked)
     returning order_id, wakes, failures, work, told`,
    [runner, now.toISOString(), staleMs / 1000],
  );
  return rows.map(({ order_id: orderID, ...row }) => ({ orderID, runner, ...row }));
}

/** Proves that the order is still this runner's and keeps it so until the transaction ends. Throws `LostDesk`. */
export function* ownDesk({ orderID, runner }: Desk): Statements<void> {
  const rows = yield* sql(
    `update services.money_desk set taken_at = clock_timestamp() where order_id = $1 and runner = $2 returning 1`,
    [orderID, runner],
  );
  if (rows.length === 0) throw new LostDesk(orderID);
}

/** Leaves an order until `nextAt`, or at once when it was called for meanwhile. Throws `LostDesk`. */
export function* leaveDesk(
  { orderID, runner, wakes }: Desk,
  left: {
    nextAt: Date | null;
    endsAt: Date | null;
    work: Work[];
    told: MailedMoney;
    now: Date;
  },
): Statements<void> {
  const rows = yield* sql(
    `update services.money_desk set runner = null, taken_at = null, failures = 0, last_error = null,
       due_at = case when wakes = $3 then $4::timestamptz else $5::timestamptz end, ends_at = $6::timestamptz, work = $7::jsonb, told = $8::jsonb
     where order_id = $1 and runner = $2 returning 1`,
    [
      orderID,
      runner,
      wakes,
      left.nextAt?.toISOString() ?? null,
      left.now.toISOString(),
      left.endsAt?.toISOString() ?? null,
      JSON.stringify(left.work),
      JSON.stringify(left.told),
    ],
  );
  if (rows.length === 0) throw new LostDesk(orderID);
}

/** Leaves an order after a failure, to be looked at again at `nextAt`. */
export async function putOffDesk(
  store: Store,
  { orderID, runner }: Desk,
  nextAt: Date,
  error: string,
): Promise<void> {
  await store.query(
    `update services.money_desk set runner = null, taken_at = null, failures = failures + 1, last_error = $4, due_at = $3::timestamptz
     where order_id = $1 and runner = $2`,
    [orderID, runner, nextAt.toISOString(), error.slice(0, 500)],
  );
}

/** Leaves an order that waits for another one until `nextAt`. */
export async function letDeskWait(
  store: Store,
  { orderID, runner }: Desk,
  nextAt: Date,
): Promise<void> {
  await store.query(
    `update services.money_desk set runner = null, taken_at = null, failures = 0, last_error = null, due_at = $3::timestamptz
     where order_id = $1 and runner = $2`,
    [orderID, runner, nextAt.toISOString()],
  );
}

/** Calls for an order: something happened that its money follows. One that is not placed yet has no desk, and is looked at once it has. */
export function* callDesk(orderID: string, now: Date): Statements<void> {
  yield* sql(
    `insert into services.money_desk (order_id, due_at)
     select order_id, $2::timestamptz from services.submission where order_id = $1 and state = 'placed'
     on conflict (order_id) do update set due_at = excluded.due_at, wakes = services.money_desk.wakes + 1`,
    [orderID, now.toISOString()],
  );
}

/**
 * The order a transaction of the gateway belongs to, as an SQL expression; `null` for one that no order knows: the move it was captured by or came of (a
 * refund, a second authorisation), else the tender it was authorised for. `transaction` is an expression itself, never a text from outside.
 */
export function orderOfTransaction(transaction: '$1' | 'services.dispute.transaction_id'): string {
  return `coalesce(
    (select order_id from services.money_move move where move.transaction_id = ${transaction} limit 1),
    (select order_id from services.submission where tenders @> jsonb_build_array(jsonb_build_object('transactionID', ${transaction}::text)) limit 1))`;
}

/**
 * The gateway tells that something became of a transaction: its order is called to the money desk, which looks at the gateway and believes nothing that was
 * told. Returns the order; `null` for a transaction that no order knows.
 */
export function* callDeskOf(transactionID: string, now: Date): Statements<string | null> {
  const [row] = yield* sql<{ order_id: string | null }>(
    `select ${orderOfTransaction('$1')} as order_id`,
    [transactionID],
  );
  const orderID = row?.order_id ?? null;
  if (orderID) yield* callDesk(orderID, now);
  return orderID;
}
