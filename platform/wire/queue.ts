import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import type { Database, Queryable } from '@/services/database/database';

const AT_ONCE = 20;
const GIVE_UP_AFTER = '3 days';

/** Something to be sent because of what was committed with it. */
interface Queued<Payload> {
  id: string;
  payload: Payload;
}

/** A queue in a table: what is in it is sent at least once, and again ever more slowly while that fails. */
export interface Queue {
  /** Looks at the queue now instead of at its next turn: call it after a commit that put something in. */
  nudge(): void;
  /** Sends what is due and returns how many went out. */
  sendDue(): Promise<number>;
  start(): void;
  /** Ends after the sending that is under way. */
  stop(): Promise<void>;
}

/** The statements that make a queue's table (`schema.name`). */
export function queueTable(table: string): string[] {
  return [
    `create table ${table} (
      id bigint generated always as identity primary key, payload jsonb not null, created_at timestamptz not null default clock_timestamp(),
      due_at timestamptz not null default clock_timestamp(), attempts integer not null default 0, last_error text)`,
    `create index ${table.replace('.', '_')}_due on ${table} (due_at)`,
  ];
}

/** Puts a payload into a queue, in the transaction of what it follows from. */
export async function enqueue(
  handle: Queryable,
  table: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await handle.query(`insert into ${table} (payload) values ($1::jsonb)`, [
    JSON.stringify(payload),
  ]);
}

const intervalMs = 1000;

/** Opens the queue of a table. `send` delivers one payload, as it was put in, and throws when it could not be delivered. */
export function openQueue<Payload = Record<string, unknown>>({
  db,
  table,
  send,
}: {
  db: Database;
  table: string;
  send: (payload: Payload) => Promise<void>;
}): Queue {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let nudged = false;
  let stopped = true;

  const sendOne = async ({ id, payload }: Queued<Payload>) => {
    try {
      await send(payload);
      await db.query(`delete from ${table} where id = $1::bigint`, [id]);
      return 1;
    } catch (error) {
      log('warn', 'not delivered', { operation: table, detail: errorWords(error) });
      await putOff(db, table, id, errorWords(error));
      return 0;
    }
  };
  const sendDue = async () => {
    let sent = 0;
    // One after the other: a receiver sees changes in the order they were made, as long as it answers.
    for (const queued of await takeDue<Payload>(db, table)) sent += await sendOne(queued);
    return sent;
  };
  const turn = async () => {
    try {
      do nudged = false;
      while ((await sendDue()) === AT_ONCE || nudged);
    } catch (error) {
      log('error', 'queue failed', { operation: table, detail: errorWords(error) });
    }
    running = undefined;
    if (!stopped) timer = setTimeout(run, nudged ? 0 : intervalMs).unref();
  };
  const run = () => {
    clearTimeout(timer);
    if (!stopped && !running) running = turn();
  };
  return {
    sendDue,
    nudge: () => {
      nudged = true;
      run();
    },
    start: () => {
      stopped = false;
      run();
    },
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Takes what is due and puts off its next try by a minute, in case this one is never reported. */
async function takeDue<Payload>(db: Database, table: string): Promise<Queued<Payload>[]> {
  const rows = await db.query<{ id: string; payload: Payload }>(
    `with due as (
       select id from ${table} where due_at <= clock_timestamp() order by id limit ${AT_ONCE} for update skip locked
     ), taken as (
       update ${table} queued set due_at = clock_timestamp() + interval '1 minute', attempts = attempts + 1
       from due where queued.id = due.id returning queued.id, queued.payload
     ) select id::text as id, payload from taken order by taken.id`,
  );
  return rows;
}

async function putOff(db: Database, table: string, id: string, error: string): Promise<void> {
  await db.query(
    `with failed as (
       update ${table} set last_error = $2, due_at = clock_timestamp() + least(interval '1 hour', interval '250 milliseconds' * power(2, least(attempts, 16)))
       where id = $1::bigint returning id, created_at
     ) delete from ${table} queued using failed where queued.id = failed.id and failed.created_at < clock_timestamp() - interval '${GIVE_UP_AFTER}'`,
    [id, error.slice(0, 500)],
  );
}
