import { z } from 'zod';
import { lineText } from '@/lib/address/clean';
import { isEmail } from '@/lib/address/validate';
import { holdsCardNumber } from '@/lib/checkout/card-number';
import { isEnhancedPassword } from './password-rule';

const name = z.string().max(100).transform((text) => lineText(text, 60)).pipe(z.string().min(1));
const noCardNumber = (text: string) => !holdsCardNumber(text);
const currentPassword = z.string().min(1, 'password-wrong').max(100);

/** `PATCH /api/account/profile` (001 §2): one field at a time, each with what it may change and nothing else. */
export const profileChange = z.discriminatedUnion('field', [
  z.strictObject({ field: z.literal('name'), firstName: name, lastName: name }),
  z.strictObject({ field: z.literal('email'), email: z.string().trim().max(254).refine(isEmail, 'email-invalid'), currentPassword }),
  z.strictObject({ field: z.literal('password'), password: z.string().max(100).refine(isEnhancedPassword, 'password-insecure'), currentPassword }),
  z.strictObject({ field: z.literal('phone'), phone: z.string().regex(/^\d{10}$/) }),
]);

/** `POST /api/account/cards`: a nonce of the payment fields and the name on the card, never a number (decision 18). */
export const newCard = z.strictObject({ nonce: z.string().min(1).max(300).refine(noCardNumber), name: name.refine(noCardNumber) });

/** `PATCH /api/account/cards/{id}`: a name, a month and a year (001 §2). */
export const cardChange = z.strictObject({ name: name.refine(noCardNumber), month: z.int().min(1).max(12), year: z.int().min(2020).max(2100) });
