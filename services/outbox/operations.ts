import type { Store } from '@/services/database/statements';
import { mostAttempts } from './outbox';

/** A message that waits or was given up, without its content. */
export interface StuckMessage {
  ID: string;
  Kind: string;
  State: 'Waiting' | 'Dead';
  Attempts: number;
  NextAttempt: string | null;
  LastError: string | null;
}

/** A message that was given up and that somebody can still do something about, as an SQL condition: once its content has ended nobody can (`docs/operations/messages.md`). */
export const canBeTriedAgain = `dead_at is not null and payload <> '{}'::jsonb`;

/** A message that was given up before its last try, as an SQL condition: a mail server refused the mail for good, its mailbox or what it says. */
export const wasRefused = `attempts < ${mostAttempts}`;

/** The state of the outbox for who runs the shop: how many wait, how many died, what waits for the indexer, and the oldest hundred that failed. */
export async function outboxState(
  store: Store,
): Promise<{ Waiting: number; Dead: number; Reindexing: number; Failed: StuckMessage[] }> {
  const [counts] = await store.query<{ waiting: number; dead: number; reindexing: number }>(
    `select count(*) filter (where dead_at is null) as waiting, count(*) filter (where ${canBeTriedAgain}) as dead,
       (select count(*) from services.reindex) as reindexing
     from services.outbox where sent_at is null`,
  );
  const rows = await store.query<{
    id: string;
    kind: string;
    dead: boolean;
    attempts: number;
    due_at: Date | string;
    last_error: string | null;
  }>(
    `select id::text as id, kind, dead_at is not null as dead, attempts, due_at, last_error from services.outbox
     where sent_at is null and last_error is not null order by services.outbox.id limit 100`,
  );
  return {
    Waiting: counts?.waiting ?? 0,
    Dead: counts?.dead ?? 0,
    Reindexing: counts?.reindexing ?? 0,
    Failed: rows.map((row) => ({
      ID: row.id,
      Kind: row.kind,
      State: row.dead ? 'Dead' : 'Waiting',
      Attempts: row.attempts,
      NextAttempt: row.dead ? null : new Date(row.due_at).toISOString(),
      LastError: row.last_error,
    })),
  };
}

/** Tries a dead message again from the start. Returns `false` when there is none of this ID, or its content has ended. */
export async function revive(store: Store, id: string): Promise<boolean> {
  if (!/^\d{1,18}$/.test(id)) return false;
  const rows = await store.query(
    `update services.outbox set dead_at = null, attempts = 0, due_at = clock_timestamp() where id = $1::bigint and ${canBeTriedAgain} returning id`,
    [id],
  );
  return rows.length > 0;
}
