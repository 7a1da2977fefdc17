import { problem, type ErrorCode, type Problem } from '@/lib/core/error-codes';
import { isRefused } from '@/lib/upstream/upstream-error';

const codes: Record<string, ErrorCode> = {
  'PasswordReset.InsecurePassword': 'password-insecure',
  'PasswordReset.CannotReusePassword': 'password-used-before',
  'PasswordReset.TooSoonToChange': 'password-changed-lately',
  'PasswordReset.LockedOut': 'account-locked',
};

/** Why the platform does not take a new password just now; `null` for any other failure. */
export function refusedPassword(error: unknown): Problem | null {
  const code = isRefused(error) && codes[error.code ?? ''];
  return code ? problem(code) : null;
}
