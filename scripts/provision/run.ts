import type { Env } from '@/lib/config/env';
import { algoliaAccount } from '@/provision/algolia/account';
import { braintreeAccount } from '@/provision/by-hand/braintree';
import { captchaAccount } from '@/provision/by-hand/captcha';
import { mapsAccount } from '@/provision/by-hand/google';
import { mailAccount } from '@/provision/by-hand/mail';
import type { PaymentProbes } from '@/provision/doctor/braintree';
import { linesOf } from '@/provision/doctor/check';
import type { MailProbes } from '@/provision/doctor/others';
import { apply, lineOf, planOf } from '@/provision/apply';
import { contentfulAccount } from '@/provision/contentful/account';
import { filesAccount } from '@/provision/files/account';
import { orderCloudAccount } from '@/provision/ordercloud/account';
import { managementOf } from '@/provision/contentful/calls';
import { setupCalls } from '@/provision/ordercloud/calls';
import type { Account } from '@/provision/step';
import { mailProbes } from '@/services/upstream/mail-probes';
import { paymentProbes } from '@/services/upstream/payments/gateway';
import { catalogueSteps, type DemoCatalogue } from './demo-stock/catalogue-steps';
import { contentFilling, type DemoContent } from './demo-stock/content-steps';

/** What the command does, and how it is asked. */
export const help = `npm run provision -- VENDOR [--dry-run] [--demo-stock] [--save FILE]

  ordercloud   buyer, catalog, who may do what, API clients, the specs of gift cards, what is told of changes and forgotten passwords
  algolia      indexes with their settings and replicas, what suggestions are made from, one key that searches and one for the indexer
  contentful   content types, the entries the shop reads by name, what is told of changes and the secret that signs it, a key that reads
  files        the four files of the blob storage
  braintree    nothing: what the doctor finds of it, and where a person clicks what, as of the three below
  maps         Google's keys for maps and addresses
  captcha      Google's reCAPTCHA
  mail         the mail provider and the sender's domain
  all          every one of these

Looks at the account first and shows what it lacks; then makes that, and nothing else. It can be stopped and run again at any time: what is
there is left as it is. With --dry-run it only looks. Secrets it makes are printed once, as lines for the environment; with --save
FILE these and the other settings are written into that file as well, each in the place of the one that was there. With --demo-stock the demo shop's
catalog, stores and local cities come to ordercloud, its articles, pages and pictures to contentful and its settings to files, for trying the accounts out; what
is there stays. Search fills itself once the services run.
Ends with 0 when nothing is left to make, 1 when something is, 2 for a command it does not know. Where a vendor refuses it stops, and says what was done, what
was not, and which vendors it did not come to.`;

interface Streams {
  say(line: string): void;
  complain(line: string): void;
  /** What is asked of the gateway and of the mail provider; those of the environment unless given. */
  probes?: { payments?: PaymentProbes; mail?: MailProbes };
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

type Make = (env: Env, demo: DemoStock | undefined, probes: Streams['probes']) => Account;

const vendors: Readonly<Record<string, Make>> = {
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
  braintree: (env, _demo, probes) =>
    braintreeAccount(env, () => probes?.payments ?? paymentProbes(env)),
  maps: (env) => mapsAccount(env),
  captcha: (env) => captchaAccount(env),
  mail: (env, _demo, probes) => mailAccount(env, () => probes?.mail ?? mailProbes(env)),
};

/** Runs one command, `demoStock` for --demo-stock; returns the exit code. Throws an Error in plain words when a vendor does not answer or refuses. */
export async function runProvision(
  args: readonly string[],
  env: Env,
  { say, complain, keep = () => undefined, probes }: Streams,
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
  for (const [index, name] of names.entries()) {
    const make = vendors[name];
    try {
      if (make) left += await setUp(make(env, demo, probes), { dryRun }, { say, keep });
    } catch (error) {
      const rest = names.slice(index + 1);
      say(`\nStopped at ${name}.${rest.length > 0 ? ` Not looked at: ${rest.join(', ')}.` : ''}`);
      throw error;
    }
  }
  return left === 0 ? 0 : 1;
}

/** Sets one account up; returns how much is left to do. */
async function setUp(
  account: Account,
  { dryRun }: { dryRun: boolean },
  { say, keep }: Required<Pick<Streams, 'say' | 'keep'>>,
): Promise<number> {
  if (account.examine) {
    const findings = { vendor: account.name, checks: [...(await account.examine())] };
    for (const line of linesOf(findings)) say(line);
    return settled(account, 0, { say, keep });
  }
  const planned = await planOf(account);
  const there = account.steps.length - planned.length;
  say(`${account.name}: ${there} of ${account.steps.length} things are as they should be.`);
  for (const each of planned) say(`  ${lineOf(each)}`);
  if (dryRun || planned.length === 0) return settled(account, planned.length, { say, keep });
  say('');
  let done = 0;
  try {
    await apply(planned, {
      tell: (line) => {
        done += 1;
        say(`  ${line}`);
      },
      secret: (line) => {
        keep(line);
        say(`  told once, keep it now: ${line}`);
      },
    });
  } catch (error) {
    // A call whose answer was lost may have been done: the next run looks.
    const [stopped, ...rest] = planned.slice(done).map(lineOf);
    say(`  not certain: ${stopped}`);
    for (const line of rest) say(`  still to do: ${line}`);
    throw error;
  }
  const left = await planOf(account);
  for (const each of left) say(`  still to do: ${lineOf(each)}`);
  return settled(account, left.length, { say, keep });
}

function settled(
  account: Account,
  left: number,
  { say, keep }: Required<Pick<Streams, 'say' | 'keep'>>,
): number {
  const settings = account.settings();
  settings.forEach(keep);
  if (settings.length > 0) say(`\nFor the environment:\n${settings.join('\n')}`);
  const byHand = account.byHand();
  if (byHand.length > 0) say(`\nBy hand:\n${byHand.map((line) => `  - ${line}`).join('\n')}`);
  return left;
}
