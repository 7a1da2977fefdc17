import type { Cents } from '@/lib/core/money';
import type { Move } from '@/lib/orders/money/due-moves';
import type { Row } from '@/services/database/database';
import { sql, type Statements, type Store } from '@/services/database/statements';

/**
 * What changed what an order owes, or when it is paid: it was cancelled; the gift cards it sold were taken back (`cents` is what of them was spent,
 * which the order goes on owing); it was lowered by `cents`; its cards are to be charged now.
 */
export interface MoneyEvent {
  /** Names the event: the same twice is one. */
  key: string;
  orderID: string;
  kind: 'canceled' | 'recalled' | 'lowered' | 'capture';
  cents: Cents;
  /** Who of the shop, by user name; `null` for the commerce platform and for ourselves. */
  staff: string | null;
  at: Date;
}

/** A line of the book of moves: asked for, done, refused with a reason, or lost (the gateway knows nothing of what was asked). */
export interface MoneyMove {
  key: string;
  step: 'asked' | 'done' | 'refused' | 'lost';
  orderID: string;
  kind: Move['kind'];
  place: number;
  cents: Cents;
  /** What was asked about or, once it is done, what came of it. */
  transactionID: string | null;
  reason: string | null;
  at: Date;
}

/** The moves of an order, in the order in which they were written. */
export async function movesOf(store: Pick<Store, 'query'>, orderID: string): Promise<MoneyMove[]> {
  const rows = await store.query(
    'select * from services.money_move where order_id = $1 order by id',
    [orderID],
  );
  return rows.map(toMove);
}

/** The events of an order, in the order in which they were written. */
export async function eventsOf(
  store: Pick<Store, 'query'>,
  orderID: string,
): Promise<MoneyEvent[]> {
  const rows = await store.query(
    'select * from services.money_event where order_id = $1 order by id',
    [orderID],
  );
  return rows.map(toEvent);
}

/** Whether these events of an order say that it was cancelled. */
export function tellOfCancel(events: readonly MoneyEvent[]): boolean {
  return events.some(({ kind }) => kind === 'canceled');
}

/** What these events of an order of one kind come to. */
export function sumOf(events: readonly MoneyEvent[], kind: MoneyEvent['kind']): Cents {
  return events.reduce((sum, event) => (event.kind === kind ? sum + event.cents : sum), 0);
}

/** By how much an order was lowered so far, and whether the event of this key is among what lowered it. */
export function* loweredBefore(
  orderID: string,
  key: string,
): Statements<{ cents: Cents; isKnown: boolean }> {
  const [row] = yield* sql(
    `select coalesce(sum(cents), 0)::int as cents, coalesce(bool_or(key = $2), false) as "isKnown"
     from services.money_event where order_id = $1 and kind = 'lowered'`,
    [orderID, key],
  );
  return { cents: Number(row?.cents ?? 0), isKnown: row?.isKnown === true };
}

/** Whether the books know that an order was cancelled. */
export function* isCanceledInBooks(orderID: string): Statements<boolean> {
  const rows = yield* sql(
    `select 1 from services.money_event where order_id = $1 and kind = 'canceled'`,
    [orderID],
  );
  return rows.length > 0;
}

/** Writes an event; returns whether it is new. */
export function* addEvent(event: MoneyEvent): Statements<boolean> {
  const { key, orderID, kind, cents, staff, at } = event;
  const rows = yield* sql(
    `insert into services.money_event (key, order_id, kind, cents, staff, at) values ($1, $2, $3, $4, $5, $6::timestamptz)
     on conflict (key) do nothing returning 1`,
    [key, orderID, kind, cents, staff, at.toISOString()],
  );
  return rows.length > 0;
}

/** Writes a line into the book of moves; returns whether it is new. */
export function* addMove(move: MoneyMove): Statements<boolean> {
  const { key, step, orderID, kind, place, cents, transactionID, reason, at } = move;
  const rows = yield* sql(
    `insert into services.money_move (key, step, order_id, kind, place, cents, transaction_id, reason, at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9::timestamptz) on conflict (key, step) do nothing returning 1`,
    [key, step, orderID, kind, place, cents, transactionID, reason, at.toISOString()],
  );
  return rows.length > 0;
}

/** Moves that were asked for and never answered: what became of them only the gateway knows. */
export function unanswered(moves: readonly MoneyMove[]): MoneyMove[] {
  const answered = new Set(moves.flatMap(({ step, key }) => (step === 'asked' ? [] : [key])));
  return moves.filter(({ step, key }) => step === 'asked' && !answered.has(key));
}

/** The name of the next move of a kind and subject: the same until it is answered, so that a crash between names none twice. */
export function nextKey(orderID: string, moves: readonly MoneyMove[], move: Move): string {
  const about = 'transactionID' in move ? `/${move.transactionID}` : '';
  const subject = `${orderID}/${move.place}/${move.kind}${about}/`;
  const answered = moves.filter(({ step, key }) => step !== 'asked' && key.startsWith(subject));
  return `${subject}${answered.length + 1}`;
}

function toMove(row: Row): MoneyMove {
  return {
    key: row.key,
    step: row.step,
    orderID: row.order_id,
    kind: row.kind,
    place: row.place,
    cents: row.cents,
    transactionID: row.transaction_id,
    reason: row.reason,
    at: new Date(row.at as string),
  } as MoneyMove;
}

function toEvent(row: Row): MoneyEvent {
  return {
    key: row.key,
    orderID: row.order_id,
    kind: row.kind,
    cents: row.cents,
    staff: row.staff,
    at: new Date(row.at as string),
  } as MoneyEvent;
}
