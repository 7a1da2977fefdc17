import 'server-only';
import { problem, type ErrorCode, type Problem } from '@/lib/core/errors/error-codes';
import { log } from '@/lib/core/log';
import { isRefused, type UpstreamError } from '@/lib/upstream/upstream-error';

const logInCodes: Record<string, ErrorCode> = {
  'Auth.InvalidUsernameOrPassword': 'login-failed',
  'Auth.UsernameAndPasswordRequired': 'login-failed',
  'Auth.LockedOut': 'account-locked',
  'Auth.UserNotActive': 'account-inactive',
  'Auth.InsecurePassword': 'password-insecure',
};

/** Why the platform refused username and password. A refusal that is not about them is `upstream-unavailable`, and only logged (specification B7, ruling 27). */
export function refusedLogIn({ code, vendorMessage, status }: UpstreamError): ErrorCode {
  const errorCode = logInCodes[code ?? ''];
  if (errorCode) return errorCode;
  if (vendorMessage?.includes('does not meet security requirements')) return 'password-insecure';
  log('warn', 'log-in refused', { upstream: 'commerce', status, errCode: code });
  return 'upstream-unavailable';
}

const passwordCodes: Record<string, ErrorCode> = {
  'PasswordReset.InsecurePassword': 'password-insecure',
  'PasswordReset.CannotReusePassword': 'password-used-before',
  'PasswordReset.TooSoonToChange': 'password-changed-lately',
  'PasswordReset.LockedOut': 'account-locked',
};

/** Why the platform does not take a new password just now; `null` for any other failure. */
export function refusedPassword(error: unknown): Problem | null {
  const code = isRefused(error) && passwordCodes[error.code ?? ''];
  return code ? problem(code) : null;
}
