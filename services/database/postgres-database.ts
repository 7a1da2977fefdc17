import { Pool, types, type PoolClient } from 'pg';
import type { Database } from './database';
import { guardedDatabase } from './guarded-database';

const NUMBERS = new Set<number>([types.builtins.INT8, types.builtins.NUMERIC]);
const POOL_SIZE = 10;

/** A PostgreSQL server by its address, over a pool of ten connections. Throws when the server cannot be reached. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    // A server that went away without a word ends its connections; its statements would wait for ever.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: {
      getTypeParser: (oid, format) =>
        NUMBERS.has(oid) ? Number : types.getTypeParser(oid, format),
    },
  });
  // A connection lost while idle is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new Error('The PostgreSQL server of DATABASE_URL cannot be reached.', { cause });
  }
  return guardedDatabase<PoolClient>({
    engine: 'postgres',
    client: pool,
    transact: (work) => runTransaction(pool, work),
    close: () => pool.end(),
  });
}

async function runTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin isolation level read committed');
    const value = await work(client);
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
