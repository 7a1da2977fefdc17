import { isEnhancedPassword, longestPassword } from '@/lib/account/log-in/password-rule';
import { isEmail, longestAccountEmail } from '@/lib/address/email';
import { authTexts } from './texts';

/** What is wrong with the typed e-mail address of an account, in words; `invalid` is said of one that is none. */
export function accountEmailFault(
  typed: string,
  invalid: string = authTexts.emailInvalid,
): string | undefined {
  const email = typed.trim();
  if (email === '') return authTexts.emailRequired;
  if (email.length > longestAccountEmail) return authTexts.emailLong(longestAccountEmail);
  return isEmail(email) ? undefined : invalid;
}

/** What is wrong with a new password, in words. */
export function newPasswordFault(password: string): string | undefined {
  if (password === '') return authTexts.passwordRequired;
  if (password.length > longestPassword) return authTexts.passwordLong(longestPassword);
  return isEnhancedPassword(password) ? undefined : authTexts.passwordWeak;
}
