import { z } from 'zod';
import { isEmail, longestAccountEmail } from './email';
import { addressTexts } from './texts';

/**
 * An e-mail address in a request. The same everywhere: who orders, gets a card or asks by an address can be found by it again. `message` is what
 * a refusal says.
 */
export function emailSchema(message: string = addressTexts.Email) {
  return z.string().trim().refine(isEmail, message);
}

/** The e-mail address of an account. */
export function accountEmailSchema(message: string = addressTexts.Email) {
  return emailSchema(message).refine((email) => email.length <= longestAccountEmail, message);
}
