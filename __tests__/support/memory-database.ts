import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from '@/services/database/database';
import { openPglite } from '@/services/database/open';

/** An empty database of the embedded engine, gone with the process. It starts from the image that the run made once. */
export async function openInMemory(): Promise<Database> {
  const path = process.env.TEST_PGLITE_IMAGE;
  return openPglite(undefined, path ? await openAsBlob(path) : undefined);
}

/** Makes the image of an empty data directory for all suites of the run; answers how to remove it. */
export async function makeImage(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'lilac-image-'));
  const engine = await PGlite.create();
  const dump = await engine.dumpDataDir('none');
  await engine.close();
  process.env.TEST_PGLITE_IMAGE = join(folder, 'empty.tar');
  await writeFile(process.env.TEST_PGLITE_IMAGE, Buffer.from(await dump.arrayBuffer()));
  return () => rm(folder, { recursive: true, force: true });
}
