import { z } from 'zod';
import { isId } from '@/lib/core/ids';
import { lineText } from '@/lib/address/clean';
import { cleanPostalCode, isPostalCode } from '@/lib/address/postal-code';
import { looksLikeCardNumber } from '../../lib/checkout/payment/card-number';

/** An ID of the commerce platform: the SDK puts IDs into paths unescaped, so nothing else may pass. */
export const idSchema = z.string().refine(isId, 'Not an ID');

/** Longest answer to a captcha. */
export const longestToken = 8000;

/** The answer to a captcha in a body. */
export const captchaSchema = z.string().min(1).max(longestToken);

/** A card's billing address as the App API accepts it: a postal code of any country, and the street where given. */
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
