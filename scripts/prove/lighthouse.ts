import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pagesOfKinds, type KindOfPage } from '../support/page-kinds';
import { median } from '../support/quantiles.mjs';
import {
  failedAudits,
  limits,
  scoresOf,
  type Category,
  type LighthouseReport,
  type Scores,
} from './lighthouse/report';
import type { ProofInput } from './proof';

const run = promisify(execFile);
const version = '13.5.0';
const kinds = [
  'home',
  'category',
  'product',
  'article',
  'event',
  'workshops',
  'calendar',
  'store',
] as const;
const usualRounds = 5;
const mostTries = 3;
const largestReport = 64 * 1024 * 1024;

interface Tool {
  cli: string;
  chromium: string | undefined;
  /** Where a report lies until it is read. */
  folder: string;
}

/**
 * Lighthouse's mobile preset on the kinds of page a visitor lands on, the median of five rounds: `npm run prove:lighthouse -- [rounds] [page…]`.
 * Prints the four scores of every page with what an audit found; a score under its limit is a miss.
 */
export async function prove({ start, pinned, chromium, env, args }: ProofInput): Promise<boolean> {
  const rounds = Number(args[0]) || usualRounds;
  const wanted = args.filter((word) => !Number(word));
  const tool: Tool = {
    cli: join(await pinned('lighthouse', version), 'cli/index.js'),
    chromium: await chromium(),
    folder: env.DATA_DIR ?? '.',
  };
  const shop = await start();
  try {
    const pages = (await pagesOfKinds(shop.shopUrl, kinds)).filter(
      ({ name }) => wanted.length === 0 || wanted.includes(name),
    );
    if (pages.length === 0) throw new Error(`No page is called ${wanted.join(' or ')}.`);
    const results: boolean[] = [];
    for (const page of pages) results.push(await judge(page, rounds, tool));
    return results.every(Boolean);
  } finally {
    await shop.stop();
  }
}

async function judge({ name, url }: KindOfPage, rounds: number, tool: Tool): Promise<boolean> {
  const all: Scores[] = [];
  const machine: number[] = [];
  const found = new Map<string, string>();
  for (let round = 0; round < rounds; round += 1) {
    const report = await reportOf(tool, url);
    all.push(scoresOf(report));
    machine.push(Math.round(report.environment?.benchmarkIndex ?? 0));
    failedAudits(report).forEach(({ id, words }) => found.set(id, words));
  }
  const middle = (category: Category) => median(all.map((scores) => scores[category]));
  const missed = limits.filter(({ category, least }) => !(middle(category) >= least));
  console.log(
    `${missed.length > 0 ? 'MISS' : 'ok  '} ${name} ${new URL(url).pathname}: ${limits.map(({ category }) => `${category} ${middle(category)}`).join(', ')} (median of ${rounds})`,
  );
  console.log(
    `       performance of the rounds: ${all.map(({ performance }) => performance).join(', ')}; measure of the machine: ${machine.join(', ')}`,
  );
  found.forEach((words) => console.log(`       ${words}`));
  return missed.length === 0;
}

/** A report; where the tool itself failed (its browser gave no trace), another one. */
async function reportOf(tool: Tool, url: string, tries = mostTries): Promise<LighthouseReport> {
  return oneReport(tool, url).catch((error: unknown) => {
    if (tries <= 1) throw error;
    console.log(
      `       a round was not judged and is made again: ${String(
        (error as { stderr?: unknown }).stderr ?? error,
      )
        .trim()
        .slice(0, 160)}`,
    );
    return reportOf(tool, url, tries - 1);
  });
}

async function oneReport({ cli, chromium, folder }: Tool, url: string): Promise<LighthouseReport> {
  const file = join(folder, 'lighthouse.json');
  const root = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  await run(
    process.execPath,
    [
      cli,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${limits.map(({ category }) => category).join(',')}`,
      `--chrome-flags=--headless=new --disable-dev-shm-usage${root}`,
      '--no-enable-error-reporting',
    ],
    {
      env: { ...process.env, ...(chromium ? { CHROME_PATH: chromium } : {}) },
      maxBuffer: largestReport,
    },
  );
  return JSON.parse(await readFile(file, 'utf8')) as LighthouseReport;
}
