import { join } from 'node:path';
import { newAccountJourneys } from '../../e2e/support/new-account-journeys';
import { stopOnSignals } from '../support/until-stopped.mjs';
import { makeDatabases, startPostgres } from '../support/postgres';
import { openAccounts, planIn, runCommand, settingsIn, type Settings } from './accounts/commands';
import { retailer, shopOf } from './accounts/retailer';
import { startProgram, until, type Program } from './programs';
import type { ProofInput } from './proof';
import { readFile } from 'node:fs/promises';
import { openDatabase } from '@/services/database/open';

const provision = ['scripts/command.mjs', 'provision', 'all', '--demo-stock'];

/**
 * `npm run prove:accounts [-- JOURNEY ...]`, a part of `npm test`: empty accounts are opened at stand-ins, with IDs and keys of their own, and set up with the demo stock, twice; then services
 * and storefront, processes without a stand-in, pass the journeys by the environment that was printed. Others can be named: `catalogue`, `quick-search`.
 */
export async function prove({
  env,
  args,
  journeyBrowser,
  platformUrl,
}: ProofInput): Promise<boolean> {
  await journeyBrowser();
  const clock = stopwatch();
  const running: Program[] = [];
  const postgres = await startPostgres();
  const stop = async () => {
    for (const program of running.reverse()) await program.end();
    await postgres.stop();
  };
  stopOnSignals(stop);
  const start = (name: string, own: Record<string, string>) => {
    const program = startProgram(name, [process.execPath, join('.build', `${name}.mjs`)], {
      env: { ...own, NODE_ENV: 'production' },
    });
    running.push(program);
    return program;
  };
  try {
    for (const name of ['front', 'services'])
      if ((await partsOf(name)).has('platform')) throw new Error(`${name} runs a stand-in.`);
    const [databaseUrl = ''] = await makeDatabases(postgres.url, ['services']);
    const origin = `http://localhost:${env.PORT}`;
    const accounts = await openAccounts({ ...env, SITE_ORIGIN: origin }, running);
    clock('accounts are open');
    const owner = { ...env, ...accounts, ...retailer(env, origin) };
    const first = await runCommand(provision, owner, running);
    clock(`set up, ended with ${first.code}: ${planIn(first.lines).length} things made`);
    const shop = shopOf({ ...owner, ...settingsIn(first.lines) });
    const services = { ...shop.services, DATABASE_URL: databaseUrl };
    const migrated = await runCommand(['.build/migrate.mjs'], services, running);
    const back = start('services', services);
    const [again] = await Promise.all([
      runCommand(provision, owner, running),
      until(back, () => isUp(`http://127.0.0.1:${services.PORT}/readyz`)),
    ]);
    const left = planIn(again.lines);
    clock(`set up again, ended with ${again.code}: ${left.length} things made`);
    for (const line of left) console.log(line);
    const runs = [first, migrated, again];
    const isSetUp = runs.every(({ code }) => code === 0) && left.length === 0;
    await until(back, () => isSearchFilled(services), 300_000);
    clock('search is filled');
    const front = start('front', shop.front);
    await until(front, () => isUp(`${origin}/readyz`));
    const named = args.length > 0 ? args : newAccountJourneys;
    const bought = await runCommand(
      [
        'node_modules/@playwright/test/cli.js',
        ...['test', '--project=journeys', '--project=new-accounts'],
        // Suggestions are made by the vendor of what people search for: a new shop has none.
        ...['--grep-invert', 'the dropdown: five columns'],
        ...named.map((name) => `e2e/${name}.journey.ts`),
      ],
      { ...owner, SHOP_URL: origin, PLATFORM_URL: platformUrl },
      running,
      console.log,
    );
    clock(`journeys ended with ${bought.code}`);
    return isSetUp && bought.code === 0;
  } finally {
    await stop();
  }
}

/** The top-level folders whose code a built process runs. */
async function partsOf(program: string): Promise<Set<string>> {
  const map = join(process.cwd(), '.build', `${program}.mjs.map`);
  const { sources } = JSON.parse(await readFile(map, 'utf8')) as { sources: string[] };
  return new Set(sources.map((source) => source.replace(/^(\.\.\/)+/, '').split('/')[0] ?? ''));
}

/** Whether the indexer has filled the search: products and content are found, and nothing waits to be looked at. */
async function isSearchFilled(env: Settings): Promise<boolean> {
  const found = await Promise.all(['products', 'contentful_data'].map((name) => hits(env, name)));
  if (found.includes(0)) return false;
  const db = await openDatabase({ databaseUrl: env.DATABASE_URL });
  try {
    const [row] = await db.query<{ waiting: boolean }>(
      'select exists (select from services.reindex) as waiting',
    );
    return row?.waiting === false;
  } finally {
    await db.close();
  }
}

async function hits(env: Settings, index: string): Promise<number> {
  const { SEARCH_HOST, SEARCH_APP_ID = '', SEARCH_KEY = '' } = env;
  const answer = await fetch(`http://${SEARCH_HOST}/1/indexes/${index}/query`, {
    method: 'POST',
    body: JSON.stringify({ query: '', hitsPerPage: 0 }),
    headers: { 'x-algolia-application-id': SEARCH_APP_ID, 'x-algolia-api-key': SEARCH_KEY },
  });
  return ((await answer.json()) as { nbHits?: number }).nbHits ?? 0;
}

async function isUp(url: string): Promise<boolean> {
  return (await fetch(url)).ok;
}

/** Says what has come to pass, with the seconds since the start. */
function stopwatch(): (what: string) => void {
  const began = performance.now();
  return (what) => console.log(`${((performance.now() - began) / 1000).toFixed(0)} s: ${what}`);
}
