/** @jest-environment node */
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDirectory } from '@/services/database/make-directory';
import { openDatabase, openPglite } from '@/services/database/open';

describe('the data directory of the embedded engine', () => {
  let folder: string;
  let directory: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lilac-directory-'));
    directory = join(folder, 'database');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('is whole once it has its name, and nothing lies beside it', async () => {
    await makeDirectory(directory);
    expect(await readdir(folder)).toEqual(['database']);
    const db = await openPglite(directory);
    expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
    await db.close();
  });

  it('is not there when it could not be made, and the reason is said', async () => {
    await expect(
      makeDirectory(directory, 'data:text/javascript,throw new Error("no space left")'),
    ).rejects.toThrow(/^The database in .* could not be made\.[^]*no space left/);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is made anew after a start that was cut off', async () => {
    const cutOff = `${directory}.draft-of-a-start-before`;
    await mkdir(cutOff);
    await writeFile(join(cutOff, 'PG_VERSION'), '18');
    const db = await openDatabase({ dataDir: folder });
    expect(await db.query('select 1 as n')).toEqual([{ n: 1 }]);
    expect(await readdir(folder)).toEqual(['database', 'owner.json']);
    await db.close();
  });
});
