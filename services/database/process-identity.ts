import { readFile } from 'node:fs/promises';

/** Names one process for good: a process ID alone is given out again after a restart of the machine or the container. */
export interface ProcessIdentity {
  pid: number;
  /** Boot and start tick of the process where the system tells them (Linux), else `null`. */
  start: string | null;
}

/** The identity of a process, or `null` when no such process lives. */
export async function identifyProcess(pid: number): Promise<ProcessIdentity | null> {
  return isAlive(pid) ? { pid, start: await startOf(pid) } : null;
}

/** Whether the process that was identified once is still the one living under its ID. */
export async function stillLives(identity: ProcessIdentity): Promise<boolean> {
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
