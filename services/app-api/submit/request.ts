import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isEmail } from '@/lib/address/validate';
import { lineText } from '@/lib/address/clean';
import { idSchema } from '../http/id-schema';
import { looksLikeCardNumber } from './card-number';

const name = z.string().max(100).transform((text) => lineText(text, 60)).pipe(z.string().min(1));
const cents = (dollars: number) => Number.isInteger(Number((dollars * 100).toFixed(6)));

/** `POST /api/submitorder` (000 §7). One card in this slice; a card number in place of a nonce is refused (decision 18). */
export const submitSchema = z.strictObject({
  OrderID: idSchema,
  OrderDirection: z.literal('Outgoing'),
  ApprovedTotal: z.number().min(0).max(1_000_000).refine(cents, 'At most two decimals'),
  LilacPayments: z.array(z.strictObject({
    Type: z.literal('CreditCard'),
    Nonce: z.string().min(1).max(300).refine((nonce) => !looksLikeCardNumber(nonce), 'A card number is not accepted here'),
    Amount: z.number().positive().optional(),
  })).max(1),
  Guest: z.strictObject({ FirstName: name, LastName: name, Email: z.string().refine(isEmail, 'Please enter a valid email') }).optional(),
}).superRefine((request, context) => {
  const [payment] = request.LilacPayments;
  if (request.ApprovedTotal > 0 && !payment) context.addIssue({ code: 'custom', path: ['LilacPayments'], message: 'A payment is needed' });
  if (payment?.Amount !== undefined && payment.Amount !== request.ApprovedTotal) {
    context.addIssue({ code: 'custom', path: ['LilacPayments', 0, 'Amount'], message: 'Must equal ApprovedTotal' });
  }
});

export type SubmitOrderRequest = z.infer<typeof submitSchema>;

/** Fingerprint of a submit: the same order with another one is another request. */
export function requestHash(request: SubmitOrderRequest): string {
  const facts = [
    request.OrderID, request.ApprovedTotal, request.LilacPayments.map(({ Type, Nonce }) => [Type, Nonce]),
    request.Guest ? [request.Guest.FirstName, request.Guest.LastName, request.Guest.Email] : null,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}
