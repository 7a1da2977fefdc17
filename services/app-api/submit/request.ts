import { createHash } from 'node:crypto';
import { z } from 'zod';
import { emailSchema, personName } from '@/lib/address/schema';
import { limits } from '@/lib/config/limits';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { toCents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import {
  deviceDataSchema,
  giftCardPin,
  verificationIDSchema,
  purchaseOrderNumber,
} from '@/lib/orders/money/payment-fields';
import { orderHashSchema } from '@/lib/orders/order-hash';
import type { LilacPayment } from '@/lib/orders/tender';
import { billSchema, captchaSchema, idSchema } from '../../http/field-schemas';
import { looksLikeCardNumber } from '@/lib/checkout/payment/card-number';

const isCents = (dollars: number) => Number.isInteger(Number((dollars * 100).toFixed(6)));
const Amount = z
  .number()
  .positive()
  .max(1_000_000)
  .refine(isCents, 'At most two decimals')
  .optional();
const Nonce = z
  .string()
  .min(1)
  .max(500)
  .refine((nonce) => !looksLikeCardNumber(nonce), 'A card number is not accepted here');
const Billing = billSchema.optional();
const DeviceData = deviceDataSchema.refine(
  (text = '') => !looksLikeCardNumber(text),
  'A card number is not accepted here',
);
const mostPayments = 12;

const paymentSchema = z.union([
  z.strictObject({ Type: z.literal('CreditCard'), Nonce, Billing, DeviceData, Amount }),
  z.strictObject({ Type: z.enum(['Paypal', 'Venmo']), Nonce, DeviceData, Amount }),
  z.strictObject({
    Type: z.literal('CreditCard'),
    CreditCardID: idSchema,
    Billing,
    DeviceData,
    VerificationID: verificationIDSchema,
    Amount,
  }),
  z.strictObject({
    Type: z.literal('GiftCard'),
    Amount,
    Pin: giftCardPin.optional(),
    Number: z
      .string()
      .regex(/^\d{8,19}$/)
      .refine((number) => !looksLikeCardNumber(number), 'A card number is not accepted here'),
  }),
  z.strictObject({ Type: z.enum(['PurplePerks', 'SpendingAccount']), Amount }),
  z.strictObject({
    Type: z.literal('PurchaseOrder'),
    Number: purchaseOrderNumber,
    Amount,
  }),
]) satisfies z.ZodType<LilacPayment>;

/**
 * `POST /api/submitorder` (specification A7): payments of any kinds whose amounts add up to the total; a single one may leave its amount out. A card
 * number in place of a nonce or a gift card is refused (ruling 18).
 */
export const submitSchema = z
  .strictObject({
    OrderID: idSchema,
    OrderDirection: z.literal('Outgoing'),
    ApprovedTotal: z.number().min(0).max(1_000_000).refine(isCents, 'At most two decimals'),
    /** The `Hash` that `calculateorder` returned for the approved order; an order with another hash is not placed (decision 186). */
    ApprovedHash: orderHashSchema.optional(),
    LilacPayments: z.array(paymentSchema).max(mostPayments),
    /** Names this attempt: sent again, it gets the answer of the first; withdrawn, it never begins. */
    AttemptID: z.uuid().optional(),
    /** Answer to a captcha, where one was required; not part of the submitted order. */
    Captcha: captchaSchema.optional(),
    Guest: z
      .strictObject({
        FirstName: personName(),
        LastName: personName(),
        Email: emailSchema(),
        Phone: z
          .string()
          .regex(/^\d{10}$/)
          .optional(),
      })
      .optional(),
  })
  .superRefine((request, context) => {
    const total = toCents(request.ApprovedTotal);
    const whole = request.LilacPayments.length === 1 ? total : 0;
    const paid = request.LilacPayments.reduce(
      (sum, { Amount: part }) => sum + (part === undefined ? whole : toCents(part)),
      0,
    );
    if (paid !== total)
      context.addIssue({
        code: 'custom',
        path: ['LilacPayments'],
        message: 'Must add up to ApprovedTotal',
      });
    const single = (type: LilacPayment['Type']) =>
      request.LilacPayments.filter(({ Type }) => Type === type).length > 1;
    if (single('PurplePerks') || single('SpendingAccount') || hasTwice(request.LilacPayments)) {
      context.addIssue({
        code: 'custom',
        path: ['LilacPayments'],
        message: 'The same account twice',
      });
    }
  });

export type SubmitOrderRequest = z.infer<typeof submitSchema>;

function hasTwice(payments: readonly LilacPayment[]): boolean {
  const numbers = payments.flatMap((payment) =>
    payment.Type === 'GiftCard' ? [payment.Number] : [],
  );
  return new Set(numbers).size < numbers.length;
}

/** The effective submit: a customer orders in their own name whatever the request says; an anonymous visitor must give one. */
export function inOwnName(
  request: SubmitOrderRequest,
  fromUserID: string | undefined,
): Result<SubmitOrderRequest, Problem> {
  if (fromUserID !== limits.anonymousUserID) return ok({ ...request, Guest: undefined });
  return request.Guest ? ok(request) : err(problem('bad-request', { field: 'Guest' }));
}

/** Fingerprint of a submit: the same order with another fingerprint is another request. */
export function requestHash(request: SubmitOrderRequest): string {
  const { Guest, ApprovedHash } = request;
  const facts = [
    request.OrderID,
    request.ApprovedTotal,
    request.LilacPayments.map(paymentFacts),
    Guest
      ? [Guest.FirstName, Guest.LastName, Guest.Email, ...(Guest.Phone ? [Guest.Phone] : [])]
      : null,
    ...(ApprovedHash === undefined ? [] : [ApprovedHash]),
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

function paymentFacts(payment: LilacPayment): unknown[] {
  const source =
    'Nonce' in payment
      ? payment.Nonce
      : 'CreditCardID' in payment
        ? payment.CreditCardID
        : 'Number' in payment
          ? payment.Number
          : null;
  const bill =
    'Billing' in payment && payment.Billing
      ? [payment.Billing.Zip, payment.Billing.Street1 ?? '']
      : [];
  return [payment.Type, source, payment.Amount ?? null, ...bill];
}
