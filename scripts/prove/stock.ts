import { execFile } from 'node:child_process';
import { cpus } from 'node:os';
import { promisify } from 'node:util';
import { leastCounts } from '@/platform/stock/least-counts';
import { groupsFound } from '../support/groups-found';
import { figure, type Figure } from './figure';
import type { ProofInput } from './proof';

const run = promisify(execFile);
const wantedProducts = 20_000;
const rounds = { least: 1, usual: 3, most: 20 };

/** Resident memory of a process, in MB. */
async function memoryOf(pid: number): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout.trim()) / 1024;
}

const seconds = async <T>(work: () => Promise<T>): Promise<[result: T, seconds: number]> => {
  const started = performance.now();
  const result = await work();
  return [result, (performance.now() - started) / 1000];
};

/**
 * The whole stock is there soon: first start on empty data, later starts, memory of the back end after each, 20,000 products seeded.
 * `npm run prove:stock -- 5` measures five rounds instead of three. Prints each figure's median and spread; a median over its limit is a miss.
 */
export async function prove({ start, empty, seed, env, args }: ProofInput): Promise<boolean> {
  const count = Math.min(
    rounds.most,
    Math.max(rounds.least, Number(args[0] ?? rounds.usual) || rounds.usual),
  );
  const measured: Record<'first' | 'later' | 'firstMemory' | 'laterMemory' | 'seeding', number[]> =
    { first: [], later: [], firstMemory: [], laterMemory: [], seeding: [] };
  console.log(`${count} rounds on ${cpus().length} cores, data in ${env.DATA_DIR}`);
  for (let round = 0; round < count; round += 1) {
    await empty();
    for (const [times, memory] of [
      [measured.first, measured.firstMemory],
      [measured.later, measured.laterMemory],
    ] as const) {
      const [shop, took] = await seconds(start);
      times.push(took);
      try {
        memory.push(await memoryOf(shop.backEndPid));
        const groups = await groupsFound(shop.platformUrl);
        if (groups < leastCounts.groups)
          throw new Error(
            `The shop started with ${groups} product groups of ${leastCounts.groups}.`,
          );
      } finally {
        await shop.stop();
      }
    }
    await empty();
    const [, took] = await seconds(() => seed(['--size', String(wantedProducts)]));
    measured.seeding.push(took);
  }
  const figures: Figure[] = [
    figure('first start on empty data', measured.first, 25, 's'),
    figure('later start', measured.later, 6, 's'),
    figure('back end after the first start', measured.firstMemory, 700, 'MB'),
    figure('back end after a later start', measured.laterMemory, 700, 'MB'),
    figure(`${wantedProducts.toLocaleString('en-US')} products seeded`, measured.seeding, 180, 's'),
  ];
  figures.forEach(({ line }) => console.log(line));
  return figures.every(({ holds }) => holds);
}
