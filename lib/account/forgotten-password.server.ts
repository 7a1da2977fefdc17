import 'server-only';
import { problem, type Problem } from '@/lib/core/error-codes';
import { log } from '@/lib/core/log';
import { err, ok, type Result } from '@/lib/core/result';
import { securityEvent } from '@/lib/security/security-log';
import { passwordToken, revokeTokens } from '@/lib/upstream/commerce/auth';
import { resetPassword, sendResetCode } from '@/lib/upstream/commerce/passwords';
import { isRefusedWith, isUpstreamError } from '@/lib/upstream/upstream-error';
import { tellMailboxes } from './account-notice.server';
import { forgetFailures } from './counted-log-in.server';
import { inEqualTime } from './equal-time';
import { mayTry } from './log-in-guard.server';

/** Sends the mail with the reset link (001 §4, decision 12): `email-unknown` where nobody has the e-mail, after the same time. Throws `UpstreamError`. */
export async function forgot(email: string, address: string): Promise<Result<{ sent: true }, Problem>> {
  if (!(await mayTry('forgot', { email, address }))) return err(problem('rate-limited'));
  return inEqualTime(async () => {
    try {
      await sendResetCode(email);
      securityEvent('reset-asked', { account: email });
      return ok({ sent: true as const });
    } catch (error) {
      if (!isRefusedWith(error, 404)) throw error;
      securityEvent('reset-asked', { account: email, reason: 'email-unknown' });
      return err(problem('email-unknown', { field: 'email' }));
    }
  });
}

/**
 * Sets a new password by a mailed link, which works once and for two hours (001 §9). Every session of the customer ends, the failures of the old
 * password are forgotten, and the mailbox is told (decision 38). Throws `UpstreamError`.
 */
export async function setForgottenPassword(
  { username, code, password }: { username: string; code: string; password: string }, address: string,
): Promise<Result<{ done: true }, Problem>> {
  if (!(await mayTry('reset', { email: username, address }))) return err(problem('rate-limited'));
  try {
    await resetPassword(code, username, password);
  } catch (error) {
    if (!isUpstreamError(error) || error.kind !== 'refused') throw error;
    securityEvent('reset-used', { account: username, reason: 'refused' });
    return err(problem(error.code === 'PasswordReset.InsecurePassword' ? 'password-insecure' : 'reset-code-invalid'));
  }
  securityEvent('reset-used', { account: username });
  await Promise.all([endAllSessions(username, password), forgetFailures(username), tellMailboxes({ Change: 'Password', To: username })]);
  return ok({ done: true });
}

/** Ends every token of the customer, those the platform would keep after a reset too. The new password stands whatever becomes of it. */
async function endAllSessions(username: string, password: string): Promise<void> {
  try {
    await revokeTokens((await passwordToken(username, password)).accessToken);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('error', 'sessions not ended after a reset', { upstream: 'commerce', operation: 'revoke', outcome: error.kind });
  }
}
