import 'server-only';
import { log } from '@/lib/core/log';
import { problem, type ErrorCode, type Problem } from '@/lib/core/error-codes';
import { err, type Result } from '@/lib/core/result';
import type { SessionView } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { isUpstreamError, type UpstreamError } from '@/lib/upstream/upstream-error';
import { countAttempt, mayTry, needsCaptcha, refuseWithoutCaptcha, type Attempt } from './log-in-guard.server';
import { signIn } from './sign-in.server';

interface Credentials {
  email: string;
  password: string;
  captcha?: string;
}

const codes: Record<string, ErrorCode> = {
  'Auth.InvalidUsernameOrPassword': 'login-failed',
  'Auth.UsernameAndPasswordRequired': 'login-failed',
  'Auth.LockedOut': 'account-locked',
  'Auth.UserNotActive': 'account-inactive',
  'Auth.InsecurePassword': 'password-insecure',
};

/**
 * Logs a customer in (001 §4). After more than two failures of the account it takes a captcha, whatever became of the cookies
 * (decision 11). A refusal says with `captcha` that the next attempt needs one; one that is not about the credentials is `upstream-unavailable`
 * and counts as no failure. Throws `UpstreamError`.
 */
export async function logIn(shopper: Shopper, { email, password, captcha }: Credentials, address: string): Promise<Result<SessionView, Problem>> {
  const attempt: Attempt = { email, address };
  if (!mayTry('log-in', attempt)) return err(problem('rate-limited'));
  // Nothing is awaited between this look and the count where no captcha is needed: attempts at once must see each other.
  const refusal = needsCaptcha(attempt) ? await refuseWithoutCaptcha(attempt, captcha) : null;
  if (refusal) return err(refusal);
  const counted = countAttempt(attempt);
  try {
    const answer = await signIn(shopper, email, password);
    counted.succeeded();
    return answer;
  } catch (error) {
    if (!isUpstreamError(error) || error.kind !== 'refused') {
      counted.takeBack();
      throw error;
    }
    const code = codeOf(error);
    if (code === 'upstream-unavailable') counted.takeBack();
    return err(problem(code, needsCaptcha(attempt) ? { captcha: true } : {}));
  }
}

/** A refusal of the platform's that is not about the credentials is only logged (001 §7, decision 27). */
function codeOf({ code, vendorMessage, status }: UpstreamError): ErrorCode {
  const known = codes[code ?? ''];
  if (known) return known;
  if (vendorMessage?.includes('does not meet security requirements')) return 'password-insecure';
  log('warn', 'log-in refused', { upstream: 'commerce', status, errCode: code });
  return 'upstream-unavailable';
}
