import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '@/services/database/database';
import { openPglite } from '@/services/database/open';

/** An empty database of the embedded engine, gone with the process. It starts from the image that the run made once. */
export function openInMemory(): Promise<Database> {
  return openFrom(process.env.TEST_PGLITE_IMAGE);
}

/** A database of the embedded engine, gone with the process, that holds the test's shop: it starts from the image that the run made once. */
export function openStockedInMemory(): Promise<Database> {
  return openFrom(process.env.TEST_PGLITE_STOCKED);
}

async function openFrom(path = ''): Promise<Database> {
  return openPglite(undefined, await openAsBlob(path));
}

/** Makes the images that databases in memory start from, of an empty data directory and of one that `stock` has filled; answers how to remove them. */
export async function makeImages(
  stock: (db: Database) => Promise<void>,
): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lilac-image-'));
  const directory = join(folder, 'database');
  process.env.TEST_PGLITE_IMAGE = join(folder, 'empty.tar');
  process.env.TEST_PGLITE_STOCKED = join(folder, 'stocked.tar');
  await writeImage(directory, process.env.TEST_PGLITE_IMAGE);
  const db = await openPglite(directory);
  await stock(db);
  await db.close();
  await writeImage(directory, process.env.TEST_PGLITE_STOCKED);
  return () => rm(folder, { recursive: true, force: true });
}

async function writeImage(dataDir: string, path: string): Promise<void> {
  const engine = await PGlite.create({ dataDir });
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  await writeFile(path, Buffer.from(await dump.arrayBuffer()));
}
