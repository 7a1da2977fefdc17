import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queryable, Row } from './database';

const inside = new AsyncLocalStorage<object>();

interface Client {
  query<R extends Row>(sql: string, params: unknown[]): Promise<{ rows: R[] }>;
}

/** What each engine does in its own way. */
interface Engine<Own extends Client> extends Pick<Database, 'engine' | 'close'> {
  client: Client;
  transact<T>(work: (client: Own) => Promise<T>): Promise<T>;
}

/**
 * The port over an engine: counts its statements, and throws where code inside a transaction goes round its handle: the embedded engine would wait for
 * itself for ever.
 */
export function guardedDatabase<Own extends Client>(own: Engine<Own>): Database {
  let statements = 0;
  const handleOf = (client: Client): Queryable => ({
    async query<R extends Row>(sql: string, params: readonly unknown[] = []): Promise<R[]> {
      statements += 1;
      return (await client.query<R>(sql, [...params])).rows;
    },
  });
  const assertOutside = () => {
    if (inside.getStore() === database)
      throw new Error('Inside a transaction only its own handle may be used.');
  };
  const database: Database = {
    engine: own.engine,
    statementCount: () => statements,
    close: own.close,
    async query<R extends Row>(sql: string, params?: readonly unknown[]): Promise<R[]> {
      assertOutside();
      return handleOf(own.client).query<R>(sql, params);
    },
    async tx<T>(fn: (handle: Queryable) => Promise<T>): Promise<T> {
      assertOutside();
      return own.transact((client) => inside.run(database, () => fn(handleOf(client))));
    },
  };
  return database;
}
