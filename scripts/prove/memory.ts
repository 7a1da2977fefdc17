import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { figure } from './figure';
import { filteredLists, pathsOfSitemaps } from './memory/addresses';
import { readAll } from './memory/reader';
import { within } from '../support/quantiles.mjs';
import { processorMs } from './processor-time';
import type { ProofInput } from './proof';

const rounds = 4;
const connections = 10;
const limits = { residentMB: 400, heapMB: 180 };
const patienceMs = 20_000;

/** The storefront with the heap it is shipped with, for a machine of 512 MB: its sitemaps and 840 filtered lists, four times over ten connections. */
export async function prove({ start, env }: ProofInput): Promise<boolean> {
  const lines: string[] = [];
  env.NODE_OPTIONS = `--import=${pathToFileURL(join(process.cwd(), 'scripts/prove/memory/tell-heap.mjs')).href}`;
  // A list that is not kept counts its searches: the limit is another proof's subject.
  env.LIMIT_SEARCH = 'address 999999+999999/min';
  const shop = await start((line) => lines.push(line));
  const heap = () => heapAfterCollection(shop.frontPid, lines);
  try {
    const paths = await pathsOfSitemaps(shop.shopUrl);
    const lists = filteredLists(paths);
    console.log(
      `${paths.length} addresses of the sitemaps, ${lists.length} filtered lists; CACHE_MEMORY_MB ${env.CACHE_MEMORY_MB || 'as usual'}`,
    );
    console.log(`before: ${await memoryLine(shop.frontPid, await heap())}`);
    const heaps: number[] = [];
    const failed: string[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      for (const [name, asked] of [
        ['sitemaps', paths],
        ['filtered lists', lists],
      ] as const) {
        const before = await processorMs(shop.frontPid);
        const { statuses, times } = await readAll(shop.shopUrl, asked, connections);
        const cpu = ((await processorMs(shop.frontPid)) - before) / asked.length;
        const left = await heap();
        heaps.push(left.heapUsed);
        failed.push(
          ...[...statuses]
            .filter(([status]) => status !== 200)
            .map(([status, count]) => `${count} × ${status}`),
        );
        const seen = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
        console.log(
          `round ${round}, ${name}: ${seen}; CPU ${cpu.toFixed(2)} ms each, p99 ${within(times, 99).toFixed(0)} ms; ${await memoryLine(shop.frontPid, left)}`,
        );
      }
    }
    const figures = [
      figure(
        'resident, the most it ever was',
        [await megabytes(shop.frontPid, 'VmHWM')],
        limits.residentMB,
        'MB',
      ),
      figure(
        'live heap after a collection, the most of any round',
        [Math.max(...heaps)],
        limits.heapMB,
        'MB',
      ),
    ];
    for (const { line } of figures) console.log(line);
    console.log(
      `${failed.length === 0 ? 'ok  ' : 'MISS'} answers other than 200: ${failed.join(', ') || 'none'}; the same process from the first request to the last`,
    );
    return failed.length === 0 && figures.every(({ holds }) => holds);
  } finally {
    await shop.stop();
  }
}

interface Heap {
  /** Megabytes. */
  heapUsed: number;
  external: number;
}

/** What the storefront says is left after a collection. Throws an Error when it is not there any more. */
async function heapAfterCollection(pid: number, lines: string[]): Promise<Heap> {
  const from = lines.length;
  process.kill(pid, 'SIGUSR2');
  const until = performance.now() + patienceMs;
  for (;;) {
    const line = lines.slice(from).find((one) => one.startsWith('{"heapUsed"'));
    if (line !== undefined) {
      lines.length = 0;
      const { heapUsed, external } = JSON.parse(line) as Heap;
      return { heapUsed: heapUsed / 2 ** 20, external: external / 2 ** 20 };
    }
    if (performance.now() > until)
      throw new Error('The storefront does not say what its heap holds.');
    await wait(50);
  }
}

async function memoryLine(pid: number, { heapUsed, external }: Heap): Promise<string> {
  return `heap ${heapUsed.toFixed(0)} MB, buffers ${external.toFixed(0)} MB, resident ${(await megabytes(pid, 'VmRSS')).toFixed(0)} MB, at most ${(await megabytes(pid, 'VmHWM')).toFixed(0)} MB`;
}

/** A size the system tells of a process, in MB; NaN where it does not. */
async function megabytes(pid: number, name: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? NaN) / 1024;
}
