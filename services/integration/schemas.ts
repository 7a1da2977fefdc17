import { z } from 'zod';
import { giftCardPin } from '@/lib/orders/gift-card-pin';
import { idSchema } from '../app-api/http/field-schemas';

const cardNumber = z.string().regex(/^\d{8,19}$/, 'Not a card number');

/** The bodies of the six calls (specification A7, ruling 2). */
export const loyaltyInfoSchema = z.strictObject({ cardNumber });
export const legacyProfileSchema = z.strictObject({
  customerId: z.string().regex(/^[A-Za-z0-9-]{1,30}$/),
});
export const giftCardSchema = z.strictObject({ cardNumber, pin: giftCardPin.optional() });
export const enrolSchema = z.strictObject({ ID: idSchema });
export const accountActionSchema = z.strictObject({
  CustomerID: idSchema,
  OMSAccountNumber: z.string().max(40).default(''),
  Action: z.enum(['Create', 'Update']),
});
