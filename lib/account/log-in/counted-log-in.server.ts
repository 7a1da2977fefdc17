import 'server-only';
import { limits } from '@/lib/config/limits';
import { log } from '@/lib/core/log';
import { attemptsCounted, forgetAttempts, take } from '@/lib/limits/attempts';
import type { Who } from '@/lib/limits/refusals';
import { countAttempt as countShared, reportOutcome } from '@/lib/upstream/app-api/accounts';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import type { Attempt } from './log-in-guard.server';

/** An attempt that was counted before its outcome is known. */
export interface CountedLogIn {
  /** Whether it needs a captcha: more than two failures of the account before it, or many from the address (ruling 11, decision 032). */
  needsCaptcha: boolean;
  /** Whether the next one will, when this one fails. */
  nextNeedsCaptcha: boolean;
  /** It was no failure. */
  takeBack(): Promise<void>;
  /** The password was right: the account begins anew. */
  succeeded(): Promise<void>;
}

const isMany = (account: number, address: number) =>
  account > limits.captchaAfterFailures.account || address > limits.captchaAfterFailures.address;

/**
 * Counts an attempt where all storefronts see it and no restart forgets it. While the services do not answer, this process's own count decides:
 * nobody is locked out, and the captcha still comes after three failures here. Each such attempt is logged.
 */
export async function countLogIn(attempt: Attempt): Promise<CountedLogIn> {
  const tried = { Account: attempt.email.trim().toLowerCase(), Address: attempt.address };
  const own = await countOwn(attempt);
  const shared = await orLogged('count-attempt', () => countShared(tried));
  const { Account, Address } = shared ?? own.before;
  const outcome = async (Outcome: 'TakenBack' | 'Succeeded') => {
    if (shared) await orLogged('log-in-outcome', () => reportOutcome({ Outcome, ...tried }));
  };
  return {
    needsCaptcha: isMany(Account, Address),
    nextNeedsCaptcha: isMany(Account + 1, Address + 1),
    takeBack: async () => {
      await own.takeBack();
      await outcome('TakenBack');
    },
    succeeded: async () => {
      await own.takeBack();
      await forgetAttempts('failed-log-in', { account: attempt.email });
      await outcome('Succeeded');
    },
  };
}

/** Forgets the failures of an account whose password was reset by mail. */
export async function forgetFailures(email: string): Promise<void> {
  await forgetAttempts('failed-log-in', { account: email });
  await orLogged('log-in-outcome', () =>
    reportOutcome({ Outcome: 'PasswordReset', Account: email.trim().toLowerCase() }),
  );
}

/** This process's own count: kept beside the shared one, asked only while that one does not answer (decision 093). Account and address fill up apart. */
async function countOwn({
  email,
  address,
}: Attempt): Promise<{ before: { Account: number; Address: number }; takeBack(): Promise<void> }> {
  const countOf = async (who: Who, scope: 'account' | 'address') => {
    const taken = await take('failed-log-in', who);
    const { [scope]: counted = 0 } = await attemptsCounted('failed-log-in', who);
    return taken.ok
      ? { before: counted - 1, takeBack: taken.value.giveBack }
      : { before: counted, takeBack: () => Promise.resolve() };
  };
  const [account, from] = await Promise.all([
    countOf({ account: email }, 'account'),
    countOf({ address }, 'address'),
  ]);
  return {
    before: { Account: account.before, Address: from.before },
    takeBack: async () => void (await Promise.all([account.takeBack(), from.takeBack()])),
  };
}

async function orLogged<T>(operation: string, run: () => Promise<T>): Promise<T | null> {
  try {
    return await run();
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'failed log-ins counted here only', {
      upstream: 'app-api',
      operation,
      outcome: error.kind,
    });
    return null;
  }
}
