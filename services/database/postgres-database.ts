import { type ClientBase, Pool, type PoolClient, types } from 'pg';
import type { Database } from './database';
import { guardedDatabase } from './guarded-database';

const NUMBERS = new Set<number>([types.builtins.INT8, types.builtins.NUMERIC]);
const POOL_SIZE = 10;
/**
 * The longest any statement may run but those of a migration, and a transaction stand between two of them: none of ours comes near it. One that is stuck gives
 * its connection back, and what a machine that froze or was cut off had locked is free again.
 */
const LONGEST_MS = 60_000;

/** A PostgreSQL server by its address, over a pool of ten connections whose statements, and transactions left open, end after a minute. Throws an Error in plain words, with why, when it cannot be opened. */
export async function openPostgres(databaseUrl: string): Promise<Database> {
  const pool = new Pool({
    connectionString: databaseUrl,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    // As a statement, not with the start of the connection: what pools connections before a server refuses settings there.
    onConnect: limitStatements,
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
  // The same for one lost in a transaction between two statements, for which the pool does not listen: the next statement fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await pool.query('select 1');
  } catch (cause) {
    await pool.end();
    throw new Error(`The database of DATABASE_URL cannot be opened: ${reasonOf(cause)}`, { cause });
  }
  return guardedDatabase<PoolClient>({
    engine: 'postgres',
    client: pool,
    transact: (work) => runTransaction(pool, work),
    close: () => pool.end(),
  });
}

/** Why no connection came about, in the server's or the network's words: neither says a password. */
function reasonOf(error: unknown): string {
  const { message, code, errors } = error as Partial<AggregateError> & { code?: string };
  // A name with several addresses fails at each of them, and says nothing itself.
  return message || (errors?.[0] as Error | undefined)?.message || (code ?? 'it does not answer');
}

/** Ends the statements of a new connection after a minute, and transactions that are left open; the pool waits for it. */
function limitStatements(client: ClientBase): unknown {
  return client.query(
    `set statement_timeout = ${LONGEST_MS}; set idle_in_transaction_session_timeout = ${LONGEST_MS}`,
  );
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
