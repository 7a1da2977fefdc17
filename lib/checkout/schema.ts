import { z } from 'zod';
import { addressTypes } from '@/lib/address/destination-types';
import { emailSchema, personName, phoneSchema } from '@/lib/address/schema';
import { addressTexts } from '@/lib/address/texts';
import { zipSchema } from '@/lib/core/zip-schema';
import { isId } from '@/lib/core/ids';
import { orderHashSchema } from '@/lib/orders/order-hash';
import { deliveryMethods } from '@/lib/delivery/method';
import { holdsCardNumber } from './payment/card-number';
import { tendersSchema } from './payment/tender-schema';
import { remaining } from './payment/tenders';

const guestSchema = z.strictObject({
  firstName: personName(addressTexts.FirstName),
  lastName: personName(addressTexts.LastName),
  email: emailSchema(),
  phone: phoneSchema().optional(),
});

/** The ID of an attempt to place an order. */
export const attemptSchema = z.uuid();

/**
 * `POST /api/checkout/submit`: the total the shopper saw, in cents, and the tenders that pay it, in the order they are taken; their sum is the total. A card
 * number in any field is refused (ruling 18).
 */
export const submitSchema = z
  .strictObject({
    /** Names this attempt, so that it counts once and can be withdrawn while it has not begun. */
    attempt: attemptSchema.optional(),
    approvedTotal: z.number().int().min(0).max(100_000_000),
    /** The `hash` of the cart the shopper saw; an order with another hash is not placed (decision 186). */
    approvedHash: orderHashSchema.optional(),
    tenders: tendersSchema,
    guest: guestSchema.optional(),
    captcha: z.string().min(1).max(8000).optional(),
  })
  .superRefine((body, context) => {
    if (remaining(body.approvedTotal, body.tenders) !== 0)
      context.addIssue({ code: 'custom', path: ['tenders'], message: 'tenders-incomplete' });
    for (const [field, text] of Object.entries(body.guest ?? {})) {
      if (holdsCardNumber(text))
        context.addIssue({ code: 'custom', path: ['guest', field], message: 'bad-request' });
    }
  });

/** The lines of a cart that a query names: `lines=a,b`. */
export const linesOfQuery = z
  .string()
  .max(4000)
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().refine(isId)).max(200))
  .optional();

/** `GET /api/checkout/options`: where it goes, by which method, and which lines (all of them without). */
export const optionsQuerySchema = z.strictObject({
  zip: zipSchema.optional(),
  addressType: z.enum(addressTypes),
  method: z.enum(deliveryMethods).optional(),
  lines: linesOfQuery,
});

export type Submit = z.infer<typeof submitSchema>;
export type OptionsQuery = z.infer<typeof optionsQuerySchema>;
