import type { LastHeard, Sender } from '@/provision/doctor/heard';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import type { Database } from '@/services/database/database';
import type { Migration } from '@/services/database/migrate';

/** When each sender was last heard of, which outlives the deliveries themselves (`webhook_seen` is emptied after days). */
export const lastHeardTable: Migration = {
  name: '039-last-heard',
  statements: [
    'create table services.last_heard (sender text primary key, at timestamptz not null)',
    `insert into services.last_heard (sender, at)
     select split_part(id, ' ', 1), max(received_at) from services.webhook_seen where split_part(id, ' ', 1) in ('commerce', 'content') group by 1`,
  ],
};

/** Writes down that a sender was heard of at an instant. One that cannot be written down is logged: what was told has been taken all the same. */
export async function noteHeard(
  db: Pick<Database, 'query'>,
  sender: Sender,
  at: Date,
): Promise<void> {
  try {
    await db.query(
      `insert into services.last_heard (sender, at) values ($1, $2::timestamptz)
       on conflict (sender) do update set at = greatest(services.last_heard.at, excluded.at)`,
      [sender, at.toISOString()],
    );
  } catch (error) {
    log('warn', 'sender not noted', { operation: sender, detail: errorWords(error) });
  }
}

/** When the services' database last took something signed of a sender. */
export function lastHeardOf(db: Pick<Database, 'query'>): LastHeard {
  return async (sender) => {
    const [row] = await db.query<{ at: Date | string }>(
      'select at from services.last_heard where sender = $1',
      [sender],
    );
    return row ? new Date(row.at) : null;
  };
}
