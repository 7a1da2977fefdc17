import type { Env } from '@/lib/config/env';
import type { Database } from '@/services/database/database';
import { claimForStandIns, mark } from '@/services/database/ownership';

/**
 * Empties the stand-ins' schemas of a database of their own, which stays theirs; the services' journal, ledgers and outbox and any other schema are
 * left alone. Throws an Error in plain words for a database that is not theirs, and changes nothing then.
 */
export async function empty(db: Database, env: Pick<Env, 'DATABASE_URL'>): Promise<void> {
  await claimForStandIns(db, { embedded: !env.DATABASE_URL });
  await db.tx(async (handle) => {
    for (const schema of ['commerce', 'public'])
      await handle.query(`drop schema if exists ${schema} cascade`);
    await handle.query('create schema public');
    await mark(handle, 'stand-ins');
  });
}
