import type { Env } from '@/lib/config/env';
import type { Database } from '@/services/database/database';
import { claimForStandIns, mark } from '@/services/database/ownership';

/**
 * Empties a database of the stand-ins' own, which stays theirs: their schemas and the services'; any other schema is left alone. Throws an
 * Error in plain words for a database that is not theirs, and changes nothing then.
 */
export async function empty(db: Database, env: Pick<Env, 'DATABASE_URL'>): Promise<void> {
  await claimForStandIns(db, { embedded: !env.DATABASE_URL });
  await db.tx(async (handle) => {
    for (const schema of ['commerce', 'services', 'public'])
      await handle.query(`drop schema if exists ${schema} cascade`);
    await handle.query('create schema public');
    await mark(handle, 'stand-ins');
  });
}
