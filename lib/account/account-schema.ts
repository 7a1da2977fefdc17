import { z } from 'zod';
import { isPhone } from '@/lib/address/clean';
import { accountEmailSchema, personName } from '@/lib/address/schema';
import { holdsCardNumber } from '@/lib/checkout/payment/card-number';
import { billSchema, nonceSchema } from '@/lib/checkout/payment/tender-schema';
import { now } from '@/lib/core/time/clock';
import { isExpiredCard } from '@/lib/orders/card-expiry';
import { cardName, deviceDataSchema } from '@/lib/orders/money/payment-fields';
import { newPassword } from './log-in/auth-schema';
import { longestPassword } from './log-in/password-rule';

const noCardNumber = (text: string) => !holdsCardNumber(text);
const currentPassword = z.string().min(1, 'password-wrong').max(longestPassword, 'password-wrong');

/** `PATCH /api/account/profile` (specification B2): one field at a time, each with what it may change and nothing else. */
export const profileChange = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('name'), firstName: personName(), lastName: personName() }),
  z.strictObject({
    field: z.literal('email'),
    email: accountEmailSchema('email-invalid'),
    currentPassword,
  }),
  z.strictObject({
    field: z.literal('password'),
    password: newPassword,
    currentPassword,
  }),
  z.strictObject({
    field: z.literal('phone'),
    phone: z.string().refine((phone) => phone === '' || isPhone(phone)),
  }),
]);

/** `POST /api/account/sign-out-everywhere`. */
export const everywhereSchema = z.strictObject({ currentPassword });

/** `POST /api/account/cards`: a nonce of the payment fields, the name on the card and where its bill goes, never a number (ruling 18). */
export const newCard = z.strictObject({
  nonce: nonceSchema.max(300),
  name: cardName.refine(noCardNumber),
  bill: billSchema,
  deviceData: deviceDataSchema.refine((text = '') => noCardNumber(text)),
  captcha: z.string().min(1).max(8000).optional(),
});

/** `PATCH /api/account/cards/{id}`: a name, and a month and a year that are not over (specification B2). */
export const cardChange = z
  .strictObject({
    name: cardName.refine(noCardNumber),
    month: z.int().min(1).max(12),
    year: z.int().min(2000).max(2100),
  })
  .refine(({ month, year }) => !isExpiredCard(`${year}-${String(month).padStart(2, '0')}`, now()), {
    path: ['year'],
    error: 'card-expired',
  });

/** `POST /api/account/wish-list`: one product by its code, nothing else of the user. */
export const addWishSchema = z.strictObject({
  productCode: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/),
});
