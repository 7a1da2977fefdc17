import 'server-only';
import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/clock';
import { log } from '@/lib/core/log';
import { processWide } from '@/lib/core/process-wide';
import { countAttempt as countShared, reportOutcome } from '@/lib/upstream/app-api/log-ins';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { createFailureCount } from './failed-log-ins';
import type { Attempt } from './log-in-guard.server';

/** This process's own count: kept beside the shared one, asked only while that one does not answer (decision 093). */
const own = processWide('failed-log-ins', () => createFailureCount(limits.failedLogInMinutes * 60_000));

/** An attempt that was counted before its outcome is known. */
export interface CountedLogIn {
  /** Whether it needs a captcha: more than two failures of the account before it, or many from the address (decisions 11, 032). */
  needsCaptcha: boolean;
  /** Whether the next one will, when this one fails. */
  nextNeedsCaptcha: boolean;
  /** It was no failure. */
  takeBack(): Promise<void>;
  /** The password was right: the account begins anew. */
  succeeded(): Promise<void>;
}

const keysOf = ({ email, address }: Attempt) => ({ account: `account ${email.trim().toLowerCase()}`, address: `address ${address}` });
const isMany = (account: number, address: number) => account > limits.captchaAfterFailures.account || address > limits.captchaAfterFailures.address;

/**
 * Counts an attempt where all storefronts see it and no restart forgets it. While the services do not answer, this process's own count decides:
 * nobody is locked out, and the captcha still comes after three failures here. Each such attempt is logged.
 */
export async function countLogIn(attempt: Attempt): Promise<CountedLogIn> {
  const tried = { Account: attempt.email.trim().toLowerCase(), Address: attempt.address };
  const before = countOwn(attempt);
  const shared = await orLogged('count-attempt', () => countShared(tried));
  const { Account, Address } = shared ?? before;
  const outcome = async (Outcome: 'TakenBack' | 'Succeeded') => {
    if (shared) await orLogged('log-in-outcome', () => reportOutcome({ Outcome, ...tried }));
  };
  return {
    needsCaptcha: isMany(Account, Address),
    nextNeedsCaptcha: isMany(Account + 1, Address + 1),
    takeBack: () => {
      for (const key of Object.values(keysOf(attempt))) own.takeBack(key, now().getTime());
      return outcome('TakenBack');
    },
    succeeded: () => {
      own.forget(keysOf(attempt).account);
      own.takeBack(keysOf(attempt).address, now().getTime());
      return outcome('Succeeded');
    },
  };
}

/** Forgets the failures of an account whose password was reset by mail. */
export async function forgetFailures(email: string): Promise<void> {
  own.forget(keysOf({ email, address: '' }).account);
  await orLogged('log-in-outcome', () => reportOutcome({ Outcome: 'PasswordReset', Account: email.trim().toLowerCase() }));
}

function countOwn(attempt: Attempt): { Account: number; Address: number } {
  const [{ account, address }, at] = [keysOf(attempt), now().getTime()];
  const before = { Account: own.read(account, at), Address: own.read(address, at) };
  for (const key of [account, address]) own.add(key, at);
  return before;
}

async function orLogged<T>(operation: string, run: () => Promise<T>): Promise<T | null> {
  try {
    return await run();
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'failed log-ins counted here only', { upstream: 'app-api', operation, outcome: error.kind });
    return null;
  }
}
