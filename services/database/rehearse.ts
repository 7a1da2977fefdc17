import type { Database, Queryable } from './database';

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

/** The database as seen from inside a transaction that is open already: what would be a transaction of its own joins it. */
export function joined(db: Database, handle: Queryable): Database {
  return {
    engine: db.engine,
    statementCount: db.statementCount,
    query: (sql, params) => handle.query(sql, params),
    tx: (fn) => fn(handle),
    close: () => Promise.reject(new Error('A transaction does not close the database.')),
  };
}
