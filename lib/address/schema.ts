import { z } from 'zod';
import {
  isPhone,
  lineText,
  phoneDigits,
  zipDigits,
  longestName,
  nameLetters,
} from '@/lib/address/clean';
import { isStateCode } from '@/lib/address/states';
import { addressTexts } from '@/lib/address/texts';
import { isEmail, longestAccountEmail } from '@/lib/address/email';

const line = (max: number) =>
  z
    .string()
    .max(300)
    .transform((text) => lineText(text, max));
const required = (max: number, message: string) => line(max).pipe(z.string().min(1, message));

/** A phone number wherever the server takes one as it was typed: cleaned to its ten digits, refused where it does not come to them. */
export function phoneSchema() {
  return z.string().max(30).transform(phoneDigits).refine(isPhone, addressTexts.Phone);
}

/** Who collects at a store. */
export const pickupPersonSchema = z.strictObject({
  FirstName: personName(addressTexts.FirstName),
  LastName: personName(addressTexts.LastName),
  Phone: phoneSchema(),
});

/** A delivery address as the server accepts it: cleaned, then checked with the texts of specification A5. */
export const shippingAddressSchema = pickupPersonSchema.extend({
  CompanyName: line(100).optional(),
  Street1: required(100, addressTexts.Street1),
  Street2: line(100).optional(),
  City: required(60, addressTexts.City),
  State: z.string().refine(isStateCode, addressTexts.State),
  Zip: z.string().max(12).transform(zipDigits).pipe(z.string().length(5, addressTexts.Zip)),
  Country: z.literal('US'),
});

/** A first or last name wherever the shop takes one: stripped to letters (ruling 3), not empty after it, at most `longestName` of them; `message` is said of an empty one. */
export function personName(message?: string) {
  return z
    .string()
    .max(100)
    .transform(nameLetters)
    .pipe(z.string().min(1, message).max(longestName));
}

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
