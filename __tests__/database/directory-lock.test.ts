/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockDirectory, identifyProcess } from '@/services/database/directory-lock';
import { openDatabase } from '@/services/database/open';

describe('ownership of a data directory', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'lilac-lock-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  it('refuses a second owner in words, and admits it after the first has left', async () => {
    const first = await lockDirectory(directory);
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${process.pid}`);
    await first.release();
    await (await lockDirectory(directory)).release();
    expect(await readdir(directory)).toEqual([]);
  });

  it('takes over from a process that was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    const owner = { ...(await identifyProcess(child.pid!)), token: 'theirs' };
    await writeFile(join(directory, 'owner.json'), JSON.stringify(owner));
    await expect(lockDirectory(directory)).rejects.toThrow(`in use by process ${child.pid}`);
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    const lock = await lockDirectory(directory);
    expect(JSON.parse(await readFile(join(directory, 'owner.json'), 'utf8'))).toMatchObject({
      pid: process.pid,
    });
    await lock.release();
  });

  it('knows a new process under an old ID apart from the owner that died', async () => {
    await writeFile(
      join(directory, 'owner.json'),
      JSON.stringify({ pid: process.ppid, start: 'another-boot:1', token: 'old' }),
    );
    await (await lockDirectory(directory)).release();
  });

  it("has one winner when many claim a dead owner's data at once", async () => {
    await writeFile(
      join(directory, 'owner.json'),
      JSON.stringify({ pid: 2 ** 22 + 7, start: null, token: 'old' }),
    );
    const claims = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockDirectory(directory)),
    );
    expect(claims.filter((claim) => claim.status === 'fulfilled')).toHaveLength(1);
  });

  it('keeps data over close and open, and frees the directory on close', async () => {
    const first = await openDatabase({ dataDir: directory });
    await first.query('create table kept (n int)');
    await expect(openDatabase({ dataDir: directory })).rejects.toThrow('in use by process');
    await first.close();
    const second = await openDatabase({ dataDir: directory });
    expect(await second.query('select count(*) as n from kept')).toEqual([{ n: 0 }]);
    await second.close();
  }, 180_000);
});
