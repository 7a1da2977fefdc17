import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from './database';
import { lockDirectory } from './directory-lock';
import { openPglite } from './pglite-database';
import { openPostgres } from './postgres-database';

/** Where the data lies: a server's address wins over a directory; neither means a database in memory, gone with the process. */
export interface DatabaseLocation {
  /** The DATA_DIR; the embedded database lives in its folder `database`. */
  dataDir?: string;
  databaseUrl?: string;
}

/** Opens the database. Throws an Error in plain words when another process owns the directory or the server cannot be reached. */
export async function openDatabase({ dataDir, databaseUrl }: DatabaseLocation): Promise<Database> {
  if (databaseUrl) return openPostgres(databaseUrl);
  if (!dataDir) return openPglite();
  await mkdir(dataDir, { recursive: true });
  const lock = await lockDirectory(dataDir);
  try {
    const database = await openPglite(join(dataDir, 'database'));
    const close = database.close;
    return Object.assign(database, { close: () => close().finally(lock.release) });
  } catch (error) {
    await lock.release();
    throw error;
  }
}
