import 'server-only';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { attempt, type Counted } from '@/lib/limits/attempts';
import { securityEvent } from '@/lib/security/security-log';
import { nameOnDevice } from '@/lib/session/known-device';
import type { Shopper } from '@/lib/session/shopper';
import { verifyCaptcha } from './captcha.server';

/** Who tries: the account by its e-mail, and the client's address as the front names it. */
export interface Attempt {
  email: string;
  address: string;
}

/** The refusal of an attempt that needs a captcha and brought no good one, or `null`. A token is used up by asking. Throws `UpstreamError`. */
export async function refuseWithoutCaptcha(
  logIn: Attempt,
  token: string | undefined,
): Promise<Problem | null> {
  const good = token !== undefined && (await verifyCaptcha(token, logIn.address));
  if (token !== undefined && !good) securityEvent('captcha-failed', { account: logIn.email });
  return good ? null : problem('captcha-required', { field: 'captcha', captcha: true });
}

/** By what a log-in is counted (decision 104). */
export interface LogInCounts {
  /** Whose failures decide whether it takes a captcha. */
  failures: Attempt;
  /** One more attempt of a client; `null` when there were too many. */
  take(): Promise<Counted | null>;
  /** One more attempt at the account that passed the captcha; `null` when there were too many. */
  takeAccount(): Promise<Counted | null>;
}

/**
 * A stranger's attempts count by address and account. On a browser on which this customer has logged in before they count by the browser alone, so
 * that no stranger can use up what its owner needs.
 */
export async function logInCounts(
  shopper: Shopper,
  { email, address }: Attempt,
): Promise<LogInCounts> {
  const own = nameOnDevice(await shopper.device(), email);
  if (own === null)
    return {
      failures: { email, address },
      take: () => attempt('log-in', { address }),
      takeAccount: () => attempt('log-in', { account: email }),
    };
  const free: Counted = { giveBack: () => Promise.resolve() };
  return {
    failures: { email: own, address: own },
    take: () => attempt('log-in', { browser: own }),
    takeAccount: () => Promise.resolve(free),
  };
}
