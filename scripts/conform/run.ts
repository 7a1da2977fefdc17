import { readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import type { Env } from '@/lib/config/env';
import { ledgerChecks, type LedgerCheck } from './ledger-checks';
import type { Streams } from '../support/streams';
import { probeOf, trialAccountsSchema, type Reach, type TrialAccounts } from './probe';

const [callMs, pauseMs, longestMs] = [15_000, 2000, 3 * 60_000];

/** What the command does, and how it is asked. */
export const help = `npm run conform -- ledgers URL ACCOUNTS.json

Holds a ledger at URL against the port's contract (URL/openapi.json of the services' own, docs/operations/ledgers.md), and says of each thing it must do
whether it does it. LEDGER_KEY is the key. ACCOUNTS.json names four accounts that nobody else uses meanwhile; the first three have 20 dollars or more:

  { "GiftCard": { "Number": "…", "Pin": "…" }, "PurplePerks": { "Number": "…", "OwnerID": "…" },
    "ChargeAccount": { "Number": "…", "OwnerID": "…" }, "ClosedGiftCard": { "Number": "…" } }

What is taken is put back. Takes some minutes, for one hold is left to end by itself. Ends with 0 when the ledger conforms, 1 when it does not, 2 for a
command it does not know.`;

/** What a check saw: `null` when the ledger conforms, else what it did instead. */
interface Seen {
  words: LedgerCheck['words'];
  wrong: string | null;
}

/** Holds a ledger against the contract, one check after the other; calls `tell` with each. */
export async function conformance(
  reach: Reach,
  tell: (seen: Seen) => void = () => undefined,
): Promise<Seen[]> {
  const probe = probeOf(reach);
  const all: Seen[] = [];
  for (const { words, see } of ledgerChecks) {
    const wrong = await see(probe).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const seen = { words, wrong };
    all.push(seen);
    tell(seen);
  }
  return all;
}

/** `npm run conform`: see `help`. Returns the exit code. */
export async function runConform(
  [what, url, file, ...more]: readonly string[],
  env: Pick<Env, 'LEDGER_KEY'>,
  { say, complain }: Streams,
): Promise<0 | 1 | 2> {
  if (what !== 'ledgers' || !url || !file || more.length > 0 || !URL.canParse(url)) {
    complain(help);
    return 2;
  }
  const accounts = await accountsOf(file);
  if (typeof accounts === 'string' || !env.LEDGER_KEY) {
    complain(
      typeof accounts === 'string' ? accounts : 'LEDGER_KEY is not set: the key of the ledger.',
    );
    return 1;
  }
  const base = url.replace(/\/+$/, '');
  const seen = await conformance(
    {
      key: env.LEDGER_KEY,
      accounts,
      fetch: (path, init) =>
        fetch(`${base}${path}`, { ...init, signal: AbortSignal.timeout(callMs) }),
      eventually: waitFor,
    },
    ({ words, wrong }) => say(wrong === null ? `ok     ${words}` : `WRONG  ${words}: ${wrong}`),
  );
  const failed = seen.filter(({ wrong }) => wrong !== null).length;
  say(
    failed === 0
      ? `The ledger conforms: ${seen.length} checks.`
      : `The ledger does not conform: ${failed} of ${seen.length} checks.`,
  );
  return failed === 0 ? 0 : 1;
}

async function waitFor(isSo: () => Promise<boolean>): Promise<boolean> {
  for (let waited = 0; waited < longestMs; waited += pauseMs) {
    if (await isSo()) return true;
    await delay(pauseMs);
  }
  return isSo();
}

/** The accounts of a file, or why they cannot be used. */
async function accountsOf(file: string): Promise<TrialAccounts | string> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return `There is no file ${file} that can be read.`;
  try {
    const parsed = trialAccountsSchema.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data;
    const issue = parsed.error.issues[0];
    return `${file}: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`;
  } catch {
    return `${file} is no JSON.`;
  }
}
