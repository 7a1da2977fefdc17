import { z } from 'zod';
import { lineText } from '@/lib/address/clean';
import { cleanPostalCode, isPostalCode } from '@/lib/address/postal-code';
import { checkoutTexts } from '../texts';
import {
  deviceDataSchema as deviceData,
  giftCardPin,
  verificationIDSchema,
  purchaseOrderNumber,
} from '@/lib/orders/money/payment-fields';
import type { Tender } from '@/lib/orders/tender';
import { holdsCardNumber, looksLikeCardNumber } from './card-number';

/** Most tenders of one order: gift cards add up. */
export const mostTenders = 12;

const amount = z.number().int().min(1).max(100_000_000);
/** A name of the gateway's making, of which a part may pass for a card number by chance: it is refused where it is one as a whole. */
export const nonceSchema = z
  .string()
  .min(1)
  .max(500)
  .refine((nonce) => !looksLikeCardNumber(nonce), 'bad-request');
const giftCardNumber = z
  .string()
  .transform((text) => text.replace(/[ -]/g, ''))
  .pipe(z.string().regex(/^\d{8,19}$/));

/** Where a card's bill goes, as it is typed. */
export const billSchema = z
  .strictObject({
    postalCode: z
      .string()
      .max(20)
      .transform(cleanPostalCode)
      .refine(isPostalCode, checkoutTexts.billZipMissing),
    street: z
      .string()
      .max(120)
      .transform((text) => lineText(text, 60))
      .refine((text) => !holdsCardNumber(text), 'bad-request'),
  })
  .optional();

/** `POST /api/checkout/gift-card`: number and PIN of a gift card whose balance is asked. */
export const giftCardQuerySchema = z.strictObject({
  number: giftCardNumber,
  pin: giftCardPin.optional(),
});

/** One tender of `POST /api/checkout/submit`: an amount in cents and what it is taken from. */
const tenderSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('card'),
    amount,
    nonce: nonceSchema,
    bill: billSchema,
    deviceData,
  }),
  z.strictObject({ kind: z.literal('paypal'), amount, nonce: nonceSchema, deviceData }),
  z.strictObject({ kind: z.literal('venmo'), amount, nonce: nonceSchema, deviceData }),
  z.strictObject({
    kind: z.literal('savedCard'),
    amount,
    cardID: z.string().regex(/^[\w-]{1,100}$/),
    bill: billSchema,
    deviceData,
    verificationID: verificationIDSchema,
  }),
  z.strictObject({
    kind: z.literal('giftCard'),
    amount,
    number: giftCardNumber,
    pin: giftCardPin.optional(),
  }),
  z.strictObject({ kind: z.literal('purplePerks'), amount }),
  z.strictObject({ kind: z.literal('chargeAccount'), amount }),
  z.strictObject({
    kind: z.literal('purchaseOrder'),
    amount,
    number: purchaseOrderNumber,
  }),
]) satisfies z.ZodType<Tender>;

/** The tenders of a submit, in the order they are taken; a card number in any of their fields is refused (ruling 18). */
export const tendersSchema = z
  .array(tenderSchema)
  .max(mostTenders)
  .superRefine((tenders, context) => {
    tenders.forEach((tender, index) => {
      // A gift card's number is digits alone: what an opening balance may have, a form takes.
      const isHeld = tender.kind === 'giftCard' ? looksLikeCardNumber : holdsCardNumber;
      const holds = Object.entries(tender).some(
        ([field, value]) => typeof value === 'string' && field !== 'nonce' && isHeld(value),
      );
      if (holds) context.addIssue({ code: 'custom', path: [index], message: 'bad-request' });
    });
  });
