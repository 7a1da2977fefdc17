import 'server-only';
import type { ErrorCode } from '@/lib/core/error-codes';
import { log } from '@/lib/core/log';
import type { UpstreamError } from '@/lib/upstream/upstream-error';

const codes: Record<string, ErrorCode> = {
  'Auth.InvalidUsernameOrPassword': 'login-failed',
  'Auth.UsernameAndPasswordRequired': 'login-failed',
  'Auth.LockedOut': 'account-locked',
  'Auth.UserNotActive': 'account-inactive',
  'Auth.InsecurePassword': 'password-insecure',
};

/** Why the platform refused username and password. A refusal that is not about them is `upstream-unavailable`, and only logged (specification B7, ruling 27). */
export function refusedLogIn({ code, vendorMessage, status }: UpstreamError): ErrorCode {
  const errorCode = codes[code ?? ''];
  if (errorCode) return errorCode;
  if (vendorMessage?.includes('does not meet security requirements')) return 'password-insecure';
  log('warn', 'log-in refused', { upstream: 'commerce', status, errCode: code });
  return 'upstream-unavailable';
}
