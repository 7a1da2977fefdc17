import 'server-only';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { resetPassword, sendResetCode } from '@/lib/upstream/commerce/passwords';
import { isRefusedWith, isUpstreamError } from '@/lib/upstream/upstream-error';
import { inEqualTime } from './equal-time';
import { mayTry } from './log-in-guard.server';

/** Sends the mail with the reset link (001 §4, decision 12): `email-unknown` where nobody has the e-mail, after the same time. Throws `UpstreamError`. */
export function forgot(email: string, address: string): Promise<Result<{ sent: true }, Problem>> {
  if (!mayTry('forgot', { email, address })) return Promise.resolve(err(problem('rate-limited')));
  return inEqualTime(async () => {
    try {
      await sendResetCode(email);
      return ok({ sent: true as const });
    } catch (error) {
      if (isRefusedWith(error, 404)) return err(problem('email-unknown', { field: 'email' }));
      throw error;
    }
  });
}

/** Sets a new password by a mailed link, which works once and for two hours (001 §9). Throws `UpstreamError`. */
export async function setForgottenPassword(
  { username, code, password }: { username: string; code: string; password: string }, address: string,
): Promise<Result<{ done: true }, Problem>> {
  if (!mayTry('reset', { email: username, address })) return err(problem('rate-limited'));
  try {
    await resetPassword(code, username, password);
    return ok({ done: true });
  } catch (error) {
    if (!isUpstreamError(error) || error.kind !== 'refused') throw error;
    return err(problem(error.code === 'PasswordReset.InsecurePassword' ? 'password-insecure' : 'reset-code-invalid'));
  }
}
