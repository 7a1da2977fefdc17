import 'server-only';
import { problem, type Problem } from '@/lib/core/error-codes';
import { mayAttempt } from '@/lib/limits/attempts';
import { securityEvent } from '@/lib/security/security-log';
import { verifyCaptcha } from '@/lib/upstream/captcha/client';

/** Who tries: the account by its e-mail, and the client's address as the front names it. */
export interface Attempt {
  email: string;
  address: string;
}

/** Whether one more try at an account may be made now; cookies do not matter (decision 12). */
export function mayTry(kind: 'log-in' | 'register' | 'forgot' | 'reset', { email, address }: Attempt): Promise<boolean> {
  return mayAttempt(kind, { address, account: email });
}

/** The refusal of an attempt that needs a captcha and brought no good one, or `null`. A token is used up by asking. Throws `UpstreamError`. */
export async function refuseWithoutCaptcha(attempt: Attempt, token: string | undefined): Promise<Problem | null> {
  const good = token !== undefined && (await verifyCaptcha(token, attempt.address));
  if (token !== undefined && !good) securityEvent('captcha-failed', { account: attempt.email });
  return good ? null : problem('captcha-required', { field: 'captcha', captcha: true });
}
