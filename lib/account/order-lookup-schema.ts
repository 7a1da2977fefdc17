import { z } from 'zod';
import { emailSchema } from '@/lib/address/schema';
import { brand } from '@/lib/config/brand';
import { isId } from '@/lib/core/ids';
import { readOrderNumber } from '@/lib/orders/order-number';

const numberLike = new RegExp(`^(?:${brand.orderPrefix})?[\\s\\p{Dash}\\d]*$`, 'iu');
/** An ID of the time before there were numbers that looks like one. */
const earlierID = new RegExp(`^${brand.orderPrefix}-\\d{5}$`, 'i');

/**
 * What somebody typed as the number of an order: a number in its one spelling, or the ID of an order that was given none. `null` for what looks like a number and
 * is none: a digit is wrong.
 */
export function typedOrderNumber(typed: string): string | null {
  const text = typed.trim().replace(/^#\s*/, '');
  const number = readOrderNumber(text);
  if (number) return number;
  if (earlierID.test(text)) return text.toUpperCase();
  return isId(text) && !numberLike.test(text) ? text : null;
}

/** `POST /api/order-lookup`: the number and the e-mail of an order, as typed. */
export const lookupSchema = z.strictObject({
  number: z
    .string()
    .max(100)
    .refine((typed) => typedOrderNumber(typed) !== null, 'order-number-invalid')
    .transform((typed) => typedOrderNumber(typed) ?? ''),
  email: emailSchema('email-invalid'),
});

/** `POST /api/order-lookup/code`: what was looked up, and the code from the mail; spaces in it are forgiven. */
export const codeSchema = z.strictObject({
  lookup: z.string().refine(isId, 'order-code-wrong'),
  code: z
    .string()
    .max(20)
    .transform((typed) => typed.replace(/\s+/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'order-code-wrong')),
});
