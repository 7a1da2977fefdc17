import type { Env } from '@/lib/config/env';
import { algoliaAccount } from '@/provision/algolia/account';
import { apply, lineOf, planOf } from '@/provision/apply';
import { contentfulAccount } from '@/provision/contentful/account';
import { filesAccount } from '@/provision/files/account';
import { orderCloudAccount } from '@/provision/ordercloud/account';
import { managementOf } from '@/provision/contentful/calls';
import { setupCalls } from '@/provision/ordercloud/calls';
import type { Account } from '@/provision/step';
import { catalogueSteps, type DemoCatalogue } from './demo-stock/catalogue-steps';
import { contentFilling, type DemoContent } from './demo-stock/content-steps';

const help = `npm run provision -- VENDOR [--dry-run] [--demo-stock] [--save FILE]

  ordercloud   buyer, catalog, who may do what, API clients, the specs of gift cards, what is told of changes and forgotten passwords
  algolia      indexes with their settings and replicas, what suggestions are made from, one key that searches and one for the indexer
  contentful   content types, the entries the shop reads by name, what is told of changes and the secret that signs it, a key that reads
  files        the four files of the blob storage
  all          every one of these

Looks at the account first and shows what it lacks; then makes that, and nothing else. It can be stopped and run again at any time: what is
there is left as it is. With --dry-run it only looks. Secrets it makes are printed once, as lines for the environment; with --save
FILE these and the other settings are written into that file as well, each in the place of the one that was there. With --demo-stock the demo shop's
catalog, stores and local cities come to ordercloud, its articles, pages and pictures to contentful and its settings to files, for trying the accounts out; what
is there stays. Search fills itself once the services run.
Ends with 0 when nothing is left to do, 1 when something is, 2 for a command it does not know.`;

interface Streams {
  say(line: string): void;
  complain(line: string): void;
  /** Takes a setting, `NAME=value`, as soon as it is known. */
  keep?(setting: string): void;
}

/** The demo shop, as far as accounts are filled with it. */
export interface DemoStock {
  catalogue: DemoCatalogue;
  content: DemoContent;
  /** Texts of the blob storage's files by name. */
  files: Readonly<Record<string, string>>;
}

const vendors: Readonly<Record<string, (env: Env, demo?: DemoStock) => Account>> = {
  ordercloud: (env, demo) => {
    const call = setupCalls(env);
    const account = orderCloudAccount(env, call);
    if (!demo) return account;
    return { ...account, steps: [...account.steps, ...catalogueSteps(env, call, demo.catalogue)] };
  },
  algolia: (env) => algoliaAccount(env),
  contentful: (env, demo) =>
    contentfulAccount(env, demo && contentFilling(managementOf(env), demo.content)),
  files: (env, demo) => filesAccount(env, demo?.files),
};

/** Runs one command, `demoStock` for --demo-stock; answers the exit code. Throws an Error in plain words when a vendor does not answer or refuses. */
export async function runProvision(
  args: readonly string[],
  env: Env,
  { say, complain, keep = () => undefined }: Streams,
  demoStock?: DemoStock,
): Promise<0 | 1 | 2> {
  const [vendor = '', ...options] = args;
  const names = vendor === 'all' ? Object.keys(vendors) : [vendor];
  const isKnown = names.every((name) => name in vendors);
  const allowed = ['--dry-run', ...(demoStock ? ['--demo-stock'] : [])];
  if (!isKnown || options.some((option) => !allowed.includes(option))) {
    complain(help);
    return 2;
  }
  const dryRun = options.includes('--dry-run');
  const demo = options.includes('--demo-stock') ? demoStock : undefined;
  let left = 0;
  for (const name of names) {
    const make = vendors[name];
    if (make) left += await setUp(make(env, demo), { dryRun }, { say, keep });
  }
  return left === 0 ? 0 : 1;
}

/** Sets one account up; answers how much is left to do. */
async function setUp(
  account: Account,
  { dryRun }: { dryRun: boolean },
  { say, keep }: Required<Omit<Streams, 'complain'>>,
): Promise<number> {
  const planned = await planOf(account);
  const there = account.steps.length - planned.length;
  say(`${account.name}: ${there} of ${account.steps.length} things are as they should be.`);
  for (const each of planned) say(`  ${lineOf(each)}`);
  if (dryRun || planned.length === 0) return settled(account, planned.length, { say, keep });
  say('');
  await apply(planned, {
    tell: (line) => say(`  ${line}`),
    secret: (line) => {
      keep(line);
      say(`  told once, keep it now: ${line}`);
    },
  });
  const left = await planOf(account);
  for (const each of left) say(`  still to do: ${lineOf(each)}`);
  return settled(account, left.length, { say, keep });
}

function settled(
  account: Account,
  left: number,
  { say, keep }: Required<Omit<Streams, 'complain'>>,
): number {
  const settings = account.settings();
  settings.forEach(keep);
  if (settings.length > 0) say(`\nFor the environment:\n${settings.join('\n')}`);
  if (account.byHand.length > 0)
    say(`\nBy hand:\n${account.byHand.map((line) => `  - ${line}`).join('\n')}`);
  return left;
}
