import { z } from 'zod';
import { zipSchema } from '@/lib/core/zip-schema';
import { limits } from '@/lib/config/limits';
import { cardLineProblem } from '@/lib/orders/card-message';
import { fulfillmentParts, missingPlace, saysSomething } from '@/lib/orders/fulfillment-schema';
import { emailSchema } from '@/lib/address/schema';
import {
  emailGiftCard,
  giftCardProducts,
  isGiftCardAmount,
  mostGiftCards,
} from '@/lib/catalogue/gift-card';

/** The ID for a new line; the same request sent again with it adds nothing. */
const lineIDSchema = z.uuid().optional();

/** An ID as the commerce platform makes them; anything else never reaches a path. */
const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/);

const quantity = z.number().int().min(1).max(limits.maxQuantity);

const arrivalSchema = z.strictObject({
  zip: zipSchema,
  date: z.iso.date(),
  run: z.enum(['AM', 'PM', 'NO PREF']).default('NO PREF'),
});

/** `POST /api/cart/lines`: what and how many; never a price. */
export const addLineSchema = z.strictObject({
  lineID: lineIDSchema,
  productID: idSchema,
  quantity,
  specs: z
    .array(z.strictObject({ specID: idSchema, optionID: idSchema }))
    .max(10)
    .default([]),
  /** Where and when it is wished for. */
  arrival: arrivalSchema.optional(),
});

/** `PATCH /api/cart/lines/{id}`: the new absolute quantity. */
export const changeQuantitySchema = z.strictObject({ quantity });

/** `PUT /api/cart/fulfillment`: where, when and how lines go (all lines without `LineItemIDs`), in the App API's names; quantities have a path of their own. */
export const fulfillmentSchema = fulfillmentParts
  .omit({ Quantity: true })
  .superRefine((request, context) => {
    const refuse = (message: string, ...path: string[]) =>
      context.addIssue({ code: 'custom', path, message });
    const missing = missingPlace(request);
    if (missing) refuse('address-invalid', missing);
    if (!saysSomething(request)) refuse('bad-request');
    for (const [name, line] of Object.entries(request.CardMessage ?? {})) {
      if (line !== undefined && cardLineProblem(line) !== null)
        refuse('card-message-invalid', 'CardMessage', name);
    }
  });

export type AddLine = z.infer<typeof addLineSchema>;
export type Fulfillment = z.infer<typeof fulfillmentSchema>;

/** `POST /api/cart/gift-cards`: which card, what it is worth in cents, how many, and who gets one by e-mail. */
export const giftCardSchema = z
  .strictObject({
    lineID: lineIDSchema,
    productID: z.enum(giftCardProducts),
    amount: z.number().refine(isGiftCardAmount, 'gift-card-amount-invalid'),
    quantity: z.number().int().min(1).max(mostGiftCards),
    email: emailSchema('email-invalid').optional(),
  })
  .superRefine(({ productID, email }, context) => {
    const byEmail = productID === emailGiftCard;
    if (byEmail === (email === undefined))
      context.addIssue({
        code: 'custom',
        path: ['email'],
        message: byEmail ? 'email-invalid' : 'bad-request',
      });
  });

export type GiftCardLine = z.infer<typeof giftCardSchema>;
