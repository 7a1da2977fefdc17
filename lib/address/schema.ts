import { z } from 'zod';
import { isPhone, lineText, phoneDigits, zipDigits } from './clean';
import { personName } from './person-name';
import { isStateCode } from './states';
import { addressTexts } from './texts';

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
