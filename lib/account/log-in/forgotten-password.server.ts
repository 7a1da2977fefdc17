import 'server-only';
import { limits } from '@/lib/config/limits';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { log } from '@/lib/core/log';
import { err, ok, type Result } from '@/lib/core/result';
import { attempt, attemptsCounted, forgetAttempts, mayAttempt } from '@/lib/limits/attempts';
import { securityEvent } from '@/lib/security/security-log';
import type { Shopper } from '@/lib/session/shopper';
import { passwordToken, revokeTokens } from '@/lib/upstream/commerce/auth';
import { resetPassword, sendResetCode } from '@/lib/upstream/commerce/passwords';
import { isRefused, isRefusedWith, isUpstreamError } from '@/lib/upstream/upstream-error';
import { tellMailboxes } from '../account-notice.server';
import { forgetFailures } from './counted-log-in.server';
import { inEqualTime } from '@/lib/limits/equal-time';
import { refuseWithoutCaptcha } from './log-in-guard.server';
import { refusedPassword } from './refusals.server';
import { setPassword } from './set-password.server';

/** A link was sent: now, or within the hour before. */
export interface LinkSent {
  sent: true;
  before?: true;
}

/**
 * Sends the mail with the reset link (specification B4, ruling 12): `email-unknown` where nobody has the e-mail, after the same time. An account gets one mail
 * an hour: a new link might end the one before, which is still good. Somebody who asks for many takes a captcha (decision 104). Throws `UpstreamError`.
 */
export async function forgot(
  { email, captcha }: { email: string; captcha?: string },
  address: string,
): Promise<Result<LinkSent, Problem>> {
  const isWithinLimit = await attempt('forgot', { address });
  if (!isWithinLimit) return err(problem('rate-limited'));
  const { address: times = 0 } = await attemptsCounted('forgot', { address });
  const refusal =
    times > limits.captchaAfterForgot
      ? await refuseWithoutCaptcha({ email, address }, captcha)
      : null;
  if (refusal && captcha === undefined) await isWithinLimit.giveBack();
  return refusal ? err(refusal) : inEqualTime(() => sendOnce(email));
}

async function sendOnce(email: string): Promise<Result<LinkSent, Problem>> {
  const mail = await attempt('reset-mail', { account: email });
  if (!mail) return ok({ sent: true, before: true });
  try {
    await sendResetCode(email);
    securityEvent('reset-asked', { account: email });
    return ok({ sent: true });
  } catch (error) {
    await mail.giveBack();
    if (!isRefusedWith(error, 404)) throw error;
    securityEvent('reset-asked', { account: email, reason: 'email-unknown' });
    return err(problem('email-unknown', { field: 'email' }));
  }
}

/**
 * Sets a new password by a mailed link, which works once and for two hours (specification B9). Every session of the customer ends, the failures of the old
 * password are forgotten, and the mailbox is told (ruling 38). Whoever reads the mailbox is the owner, so this browser is known from now on. Throws `UpstreamError`.
 */
export async function setForgottenPassword(
  shopper: Shopper,
  { username, code, password }: { username: string; code: string; password: string },
  address: string,
): Promise<Result<{ done: true }, Problem>> {
  if (!(await mayAttempt('reset', { address }))) return err(problem('rate-limited'));
  try {
    await setPassword(username, password, () => resetPassword(code, username, password));
  } catch (error) {
    if (!isRefused(error)) {
      // The link may be used up without an answer: another one can be had at once.
      await forgetAttempts('reset-mail', { account: username });
      throw error;
    }
    securityEvent('reset-used', { account: username, reason: 'refused' });
    // What is wrong with the password alone leaves the link good.
    return err(refusedPassword(error) ?? problem('reset-code-invalid'));
  }
  securityEvent('reset-used', { account: username });
  await Promise.all([
    shopper.knowDevice(username),
    endAllSessions(username, password),
    forgetFailures(username),
    forgetAttempts('reset-mail', { account: username }),
    tellMailboxes({ Change: 'Password', To: username }),
  ]);
  return ok({ done: true });
}

/** Ends every token of the customer, those the platform would keep after a reset too. The new password stands whatever becomes of it. */
async function endAllSessions(username: string, password: string): Promise<void> {
  try {
    await revokeTokens((await passwordToken(username, password)).accessToken);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('error', 'sessions not ended after a reset', {
      upstream: 'commerce',
      operation: 'revoke',
      outcome: error.kind,
    });
  }
}
