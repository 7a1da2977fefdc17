import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Ownership of a data directory by this process. */
export interface DirectoryLock {
  release(): Promise<void>;
}

const LOCK_FILE = 'owner.json';
const ATTEMPTS = 5;

interface Owner extends ProcessIdentity {
  token: string;
}

/**
 * Makes this process the only owner of a data directory: two would lose each other's writes in silence. The lock of a process that
 * died, also by kill -9, is taken over. Throws an Error that names the living owner.
 */
export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  const path = join(directory, LOCK_FILE);
  const self: Owner = { ...(await identifyProcess(process.pid))!, token: randomUUID() };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await place(path, self)) return { release: () => release(path, self) };
    const owner = await readOwner(path);
    if (owner && (await stillLives(owner))) {
      throw new Error(
        `The data in ${directory} is in use by process ${owner.pid}. Stop it first, or set another DATA_DIR.`,
      );
    }
    await setAside(path, owner);
  }
  throw new Error(
    `The data in ${directory} could not be claimed: another process is claiming it just now.`,
  );
}

/** Puts a complete lock file in place, or returns false when there is one: `link` is atomic and never overwrites. */
async function place(path: string, owner: Owner): Promise<boolean> {
  const draft = `${path}.${owner.token}`;
  await writeFile(draft, JSON.stringify(owner));
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves a dead owner's file away; if another process was faster, what was moved is its living lock and goes back. */
async function setAside(path: string, dead: Owner | null): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  const moved = await readOwner(aside);
  if (moved && moved.token !== dead?.token) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

async function readOwner(path: string): Promise<Owner | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Owner;
  } catch {
    return null;
  }
}

async function release(path: string, mine: Owner): Promise<void> {
  const owner = await readOwner(path);
  if (owner?.token === mine.token) await rm(path, { force: true });
}

/** Names one process for good: a process ID alone is given out again after a restart of the machine or the container. */
interface ProcessIdentity {
  pid: number;
  /** Boot and start tick of the process where the system tells them (Linux), else `null`. */
  start: string | null;
}

/** The identity of a process, or `null` when no such process lives. */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | null> {
  return isAlive(pid) ? { pid, start: await startOf(pid) } : null;
}

/** Whether the process that was identified once is still the one living under its ID. */
async function stillLives(identity: ProcessIdentity): Promise<boolean> {
  const current = await identifyProcess(identity.pid);
  if (!current) return false;
  return identity.start === null || current.start === null || identity.start === current.start;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

async function startOf(pid: number): Promise<string | null> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ]);
    // Field 22 of stat, counted after the command name, which may hold spaces and brackets.
    const tick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return tick ? `${boot.trim()}:${tick}` : null;
  } catch {
    return null;
  }
}
