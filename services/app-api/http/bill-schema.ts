import { z } from 'zod';
import { lineText } from '@/lib/address/clean';
import { cleanPostalCode, isPostalCode } from '@/lib/address/postal-code';
import { looksLikeCardNumber } from './card-number';

/** Where a card's bill goes, as the App API takes it: a postal code of any country, and the street where it is said. */
export const billSchema = z.strictObject({
  Zip: z
    .string()
    .max(20)
    .transform(cleanPostalCode)
    .refine(isPostalCode, 'Please enter a postal code'),
  Street1: z
    .string()
    .max(120)
    .transform((text) => lineText(text, 60))
    .refine((text) => !looksLikeCardNumber(text), 'A card number is not accepted here')
    .optional(),
});
