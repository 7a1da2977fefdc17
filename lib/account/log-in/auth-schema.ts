import { z } from 'zod';
import { accountEmailSchema, personName } from '@/lib/address/schema';
import {
  isEnhancedPassword,
  longestPassword,
  resetCodePattern,
} from '@/lib/account/log-in/password-rule';

const email = accountEmailSchema('email-invalid');
const password = z.string().min(1).max(longestPassword);
/** A new password in a request. */
export const newPassword = z.string().refine(isEnhancedPassword, 'password-insecure');
const captcha = z.string().min(1).max(8000);

/** `POST /api/session/log-in`; without `remember` the session ends with the browser. */
export const logInSchema = z.strictObject({
  email,
  password,
  captcha: captcha.optional(),
  remember: z.boolean().default(false),
});

/** `PUT /api/session/remembered`: the username to keep, or an empty text. */
export const rememberedSchema = z.strictObject({ username: email.or(z.literal('')) });

/** `POST /api/session/register` (specification B2): the second password is compared in the form. */
export const registerSchema = z.strictObject({
  firstName: personName(),
  lastName: personName(),
  email,
  password: newPassword,
  captcha,
});

/** `POST /api/session/forgot`. */
export const forgotSchema = z.strictObject({ email, captcha: captcha.optional() });

/** `POST /api/session/reset-password`: what the mailed link carries, and the new password. */
export const resetSchema = z.strictObject({
  username: z.string().min(1).max(254),
  code: z.string().regex(resetCodePattern, 'reset-code-invalid'),
  password: newPassword,
});
