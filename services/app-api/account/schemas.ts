import { z } from 'zod';
import { accountEmailSchema } from '@/lib/address/email-schema';
import { personName } from '@/lib/address/person-name';
import { cardName, deviceDataSchema } from '@/lib/orders/money/payment-fields';
import { billSchema, captchaSchema } from '../http/field-schemas';

/** `POST /api/register?token=` (specification A7): a new customer. */
export const registerSchema = z.strictObject({
  FirstName: personName(),
  LastName: personName(),
  Email: accountEmailSchema(),
  Password: z.string(),
  Phone: z
    .string()
    .regex(/^\d{10}$/, 'Please enter a 10 digit phone number')
    .optional(),
});

/** `POST /api/creditcard/{id}` (ruling 18): a nonce or token of the gateway, never a number. */
export const cardSchema = z.strictObject({
  Nonce: z.string().min(1).max(300),
  CardholderName: cardName,
  Billing: billSchema.optional(),
  DeviceData: deviceDataSchema,
  Captcha: captchaSchema.optional(),
});
