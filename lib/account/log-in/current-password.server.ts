import 'server-only';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { passwordToken } from '@/lib/upstream/commerce/auth';
import { isRefused } from '@/lib/upstream/upstream-error';
import { refusedLogIn } from './refusals.server';

/**
 * Why a password does not open its user's account, at the field of the current password; `null` when it does. One that no longer meets the rule still does.
 * Throws `UpstreamError` when nobody can say.
 */
export async function currentPasswordFault(
  username: string,
  password: string,
): Promise<Problem | null> {
  try {
    await passwordToken(username, password);
    return null;
  } catch (error) {
    if (!isRefused(error)) throw error;
    const code = refusedLogIn(error);
    if (code === 'password-insecure') return null;
    return code === 'upstream-unavailable'
      ? problem(code)
      : problem(code === 'login-failed' ? 'password-wrong' : code, { field: 'currentPassword' });
  }
}
