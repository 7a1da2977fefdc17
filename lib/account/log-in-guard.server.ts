import 'server-only';
import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { processWide } from '@/lib/core/process-wide';
import { mayAttempt } from '@/lib/http/attempt-limits';
import { verifyCaptcha } from '@/lib/upstream/captcha/client';
import { createFailureCount } from './failed-log-ins';

const failures = processWide('failed-log-ins', () => createFailureCount(limits.failedLogInMinutes * 60_000));

/** Who tries: the account by its e-mail, and the client's address as the front names it. */
export interface Attempt {
  email: string;
  address: string;
}

const keysOf = ({ email, address }: Attempt) => ({ account: `account ${email.trim().toLowerCase()}`, address: `address ${address}` });

/** Whether one more try at an account may be made now; cookies do not matter (decision 12). */
export function mayTry(kind: 'log-in' | 'register' | 'forgot' | 'reset', { email, address }: Attempt): boolean {
  return mayAttempt(kind, { address, account: email });
}

/** Whether the next log-in needs a captcha: more than two failures of the account, or many from the address (decision 11). */
export function needsCaptcha(attempt: Attempt): boolean {
  const [keys, at] = [keysOf(attempt), now().getTime()];
  return failures.read(keys.account, at) > limits.captchaAfterFailures.account || failures.read(keys.address, at) > limits.captchaAfterFailures.address;
}

/** The refusal of an attempt that needs a captcha and brought no good one, or `null`. A token is used up by asking. Throws `UpstreamError`. */
export async function refuseWithoutCaptcha(attempt: Attempt, token: string | undefined): Promise<Problem | null> {
  const good = token !== undefined && (await verifyCaptcha(token, attempt.address));
  return good ? null : problem('captcha-required', { field: 'captcha', captcha: true });
}

/** Counts an attempt before its outcome is known. Returns what to do with it afterwards. */
export function countAttempt(attempt: Attempt): { takeBack(): void; succeeded(): void } {
  const [keys, at] = [keysOf(attempt), now().getTime()];
  for (const key of Object.values(keys)) failures.add(key, at);
  return {
    takeBack: () => Object.values(keys).forEach((key) => failures.takeBack(key, now().getTime())),
    succeeded: () => {
      failures.forget(keys.account);
      failures.takeBack(keys.address, now().getTime());
    },
  };
}
