import type { Database, Queryable } from './database';

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
