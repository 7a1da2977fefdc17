import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite, types, type Transaction } from '@electric-sql/pglite';
import type { Env } from '@/lib/config/env';
import type { Database } from './database';
import { lockDirectory } from './directory-lock';
import { guardedDatabase } from './guarded-database';
import { makeDirectory } from './make-directory';
import { openPostgres } from './postgres-database';

const parsers = { [types.INT8]: Number, [types.NUMERIC]: Number };

/** Where the data lies: a server's address wins over a directory; neither means a database in memory, gone with the process. */
export interface DatabaseLocation {
  /** The DATA_DIR; the embedded database lives in its folder `database`. */
  dataDir?: string;
  databaseUrl?: string;
}

/** Opens the database. Throws an Error in plain words when another process owns the directory, it cannot be made or the server's database cannot be opened. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseLocation): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl);
  if (!dataDir) return openPglite();
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDirectory(dataDir);
  try {
    const directory = join(dataDir, 'database');
    if (!existsSync(directory)) await makeDirectory(directory);
    const database = await openPglite(directory);
    const close = database.close;
    return Object.assign(database, {
      close: async () => {
        try {
          await close();
        } finally {
          await lock.release();
        }
      },
    });
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Opens the services' own database of an environment: without DATABASE_URL one in a folder of their own under DATA_DIR. Throws like `openDatabase`. */
export function openServicesDatabase({
  DATA_DIR,
  DATABASE_URL: databaseUrl,
}: Pick<Env, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Database> {
  return openDatabase({ dataDir: join(DATA_DIR, 'services'), databaseUrl });
}

/**
 * The embedded engine over a directory, or in memory without one. It runs one statement or transaction at a time. An image is the dump
 * of a data directory that a database in memory starts from: an eighth of the work of making one.
 */
export async function openPglite(directory?: string, image?: Blob): Promise<Database> {
  const engine = await PGlite.create({ dataDir: directory, loadDataDir: image, parsers });
  return guardedDatabase<PGlite | Transaction>({
    engine: 'pglite',
    client: engine,
    transact: (work) => engine.transaction(work),
    close: () => engine.close(),
  });
}
