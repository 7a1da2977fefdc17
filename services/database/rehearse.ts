import type { Database } from './database';
import { joined } from './joined';

class Rollback extends Error {}

/** Does work on a database that has everything taken back at its end, tables too. */
export async function rehearse<T>(
  db: Database,
  work: (rehearsal: Database) => Promise<T>,
): Promise<T> {
  const done: T[] = [];
  try {
    await db.tx(async (handle) => {
      done.push(await work(joined(db, handle)));
      throw new Rollback();
    });
  } catch (error) {
    if (!(error instanceof Rollback)) throw error;
  }
  return done[0] as T;
}
