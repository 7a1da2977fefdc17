import { setTimeout as delay } from 'node:timers/promises';
import type { Row } from '@/services/database/database';
import { sql, type Statements, type Store } from '@/services/database/statements';
import { isClosed, type Refusal, type Submission, unknownRequest } from './submission';

/** What a new attempt starts with. */
export type Opening = Pick<
  Submission,
  'orderID' | 'runner' | 'amountCents' | 'requestHash' | 'guest' | 'attemptID'
>;

/** What a step may write. */
type Change = Partial<
  Pick<Submission, 'state' | 'orderHash' | 'tenders' | 'refusal' | 'result' | 'calculated'>
>;

/** Thrown when another process has taken the row over: the work stops at once and the other one ends it. */
export class LostRow extends Error {}

/** How many rows are taken over at a time: after hours without a vendor it is not met by all of them at once. */
export const mostTakenOver = 20;

/** The journal of submits. Every write is one short statement or transaction of its own. */
export interface Journal {
  find(orderID: string): Promise<Submission | null>;
  /** Begins an order's first attempt; `null` when the order has a row already. */
  open(opening: Opening): Promise<Submission | null>;
  /** Begins a new attempt after a refusal; `null` when another was first, the row is not refused, or it is this attempt that was refused. */
  reopen(opening: Opening, attempt: number): Promise<Submission | null>;
  /** Refuses an attempt that has not begun, so that it never will; `null` when it has begun, or another attempt is open or has placed the order. */
  withdraw(orderID: string, attemptID: string): Promise<Submission | null>;
  /** Writes a step, and whatever belongs to it in the same transaction. Throws `LostRow` when the row is no longer this runner's. */
  write(row: Submission, change: Change, also?: () => Statements<void>): Promise<Submission>;
  /** Takes over open rows untouched for `staleMs`, except those being taken or written at this moment; at most `mostTakenOver`, first those that waited longest. */
  takeOver(runner: string, staleMs: number): Promise<Submission[]>;
}

const columns: Record<keyof Change, string> = {
  state: 'state',
  orderHash: 'order_hash',
  tenders: 'tenders',
  refusal: 'refusal',
  result: 'result',
  calculated: 'calculated',
};

/** The journal in the services' database. */
export function journal(db: Store): Journal {
  return {
    find: async (orderID) =>
      submissionOf(
        await db.query('select * from services.submission where order_id = $1', [orderID]),
      ),
    open: async (opening) =>
      submissionOf(
        await db.query(
          `insert into services.submission (order_id, state, runner, amount_cents, request_hash, guest, attempt_id)
       values ($1, 'checking', $2, $3, $4, $5::jsonb, $6) on conflict do nothing returning *`,
          parameters(opening),
        ),
      ),
    reopen: async (opening, attempt) =>
      submissionOf(
        await db.query(
          `update services.submission set attempt = attempt + 1, state = 'checking', runner = $2, amount_cents = $3, request_hash = $4,
         guest = $5::jsonb, attempt_id = $6, order_hash = null, tenders = '[]'::jsonb, refusal = null, result = null,
         opened_at = clock_timestamp(), updated_at = clock_timestamp()
       where order_id = $1 and attempt = $7 and state = 'refused' and ($6::text is null or attempt_id is distinct from $6::text) returning *`,
          [...parameters(opening), attempt],
        ),
      ),
    withdraw: async (orderID, attemptID) => {
      const refusal: Refusal = { code: 'cannot-process' };
      return submissionOf(
        await db.query(
          `insert into services.submission as known (order_id, state, runner, amount_cents, request_hash, attempt_id, refusal, result)
       values ($1, 'refused', '', 0, $2, $3, $4::jsonb, $5::jsonb)
       on conflict (order_id) do update set attempt = known.attempt + 1, runner = '', amount_cents = 0, request_hash = $2, attempt_id = $3,
         guest = null, order_hash = null, tenders = '[]'::jsonb, refusal = $4::jsonb, result = $5::jsonb, updated_at = clock_timestamp()
       where known.state = 'refused' and known.attempt_id is distinct from $3 returning *`,
          [
            orderID,
            unknownRequest,
            attemptID,
            JSON.stringify(refusal),
            JSON.stringify({ Status: 'Refused', OrderID: orderID, Code: refusal.code }),
          ],
        ),
      );
    },
    write: (row, change, also) =>
      db.transact(function* () {
        const written = yield* write(row, change);
        if (also) yield* also();
        return written;
      }),
    takeOver: async (runner, staleMs) =>
      (
        await db.query(
          `update services.submission set runner = $1, updated_at = clock_timestamp()
       where order_id in (select order_id from services.submission
         where state not in ('placed', 'refused') and updated_at < clock_timestamp() - make_interval(secs => $2::float8)
         order by updated_at limit ${mostTakenOver} for update skip locked)
       returning *`,
          [runner, staleMs / 1000],
        )
      ).map(toSubmission),
  };
}

function* write(row: Submission, change: Change): Statements<Submission> {
  const entries = (Object.entries(change) as [keyof Change, unknown][]).filter(
    ([, value]) => value !== undefined,
  );
  const sets = entries.map(([field], index) => `${columns[field]} = $${index + 3}`);
  const values = entries.map(([, value]) =>
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  );
  const written = submissionOf(
    yield* sql(
      `update services.submission set ${[...sets, 'updated_at = clock_timestamp()'].join(', ')} where order_id = $1 and runner = $2 returning *`,
      [row.orderID, row.runner, ...values],
    ),
  );
  if (!written) throw new LostRow(row.orderID);
  return written;
}

function parameters(opening: Opening): unknown[] {
  const { orderID, runner, amountCents, requestHash, guest, attemptID } = opening;
  return [orderID, runner, amountCents, requestHash, guest && JSON.stringify(guest), attemptID];
}

/** The first of rows of the journal. */
export function submissionOf(rows: Row[]): Submission | null {
  return rows[0] ? toSubmission(rows[0]) : null;
}

function toSubmission(row: Row): Submission {
  return {
    orderID: row.order_id,
    attempt: row.attempt,
    attemptID: row.attempt_id,
    state: row.state,
    runner: row.runner,
    amountCents: row.amount_cents,
    requestHash: row.request_hash,
    orderHash: row.order_hash,
    tenders: row.tenders,
    guest: row.guest,
    refusal: row.refusal,
    result: row.result,
    calculated: row.calculated,
  } as Submission;
}

const longestPauseMs = 250;

/** Reads a row until it is closed; `null` when that takes longer than `withinMs`. */
export async function waitForEnd(
  submissions: Pick<Journal, 'find'>,
  seen: Submission,
  withinMs: number,
): Promise<Submission | null> {
  const deadline = performance.now() + withinMs;
  let row = seen;
  for (let pause = 20; !isClosed(row); pause = Math.min(longestPauseMs, pause * 2)) {
    if (performance.now() + pause > deadline) return null;
    await delay(pause);
    row = (await submissions.find(row.orderID)) ?? row;
  }
  return row;
}
