import { Pool, types, type PoolClient } from 'pg';
import type { Database, Queryable, Row } from './database';
import { assertOutsideTransaction, insideTransaction } from './transaction-guard';

const NUMBERS = new Set<number>([types.builtins.INT8, types.builtins.NUMERIC]);
const POOL_SIZE = 10;

/** A PostgreSQL server by its address, over a pool of ten connections. Throws when the server cannot be reached. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (oid, format) =>
        NUMBERS.has(oid) ? Number : types.getTypeParser(oid, format),
    },
  });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  let statements = 0;

  const handleOf = (target: Pool | PoolClient): Queryable => ({
    async query<R extends Row>(sql: string, params: readonly unknown[] = []): Promise<R[]> {
      statements += 1;
      return (await target.query<R>(sql, [...params])).rows;
    },
  });
  const direct = handleOf(pool);

  const database: Database = {
    engine: 'postgres',
    statementCount: () => statements,
    close: () => pool.end(),
    async query<R extends Row>(sql: string, params: readonly unknown[] = []): Promise<R[]> {
      assertOutsideTransaction(database);
      return direct.query<R>(sql, params);
    },
    async tx<T>(fn: (handle: Queryable) => Promise<T>): Promise<T> {
      assertOutsideTransaction(database);
      const client = await pool.connect();
      return runTransaction(client, () => insideTransaction(database, () => fn(handleOf(client))));
    },
  };
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new Error('The PostgreSQL server of DATABASE_URL cannot be reached.', { cause });
  }
  return database;
}

async function runTransaction<T>(client: PoolClient, fn: () => Promise<T>): Promise<T> {
  let broken: Error | undefined;
  try {
    await client.query('begin isolation level read committed');
    const value = await fn();
    await client.query('commit');
    return value;
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure));
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
