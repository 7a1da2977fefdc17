import { readFile } from 'node:fs/promises';

const tickMs = 10;

/** Processor time a process has taken so far, in ms (steps of 10); NaN where the system does not tell. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const [user = NaN, system = NaN] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) * tickMs;
}
