import { z } from 'zod';
import { nameLetters } from '@/lib/address/clean';
import { addressTexts } from '@/lib/address/texts';
import { isEmail } from '@/lib/address/validate';
import { holdsCardNumber } from './card-number';

const name = z.string().max(100).transform(nameLetters).pipe(z.string().min(1).max(60));

const guestSchema = z.strictObject({
  firstName: name,
  lastName: name,
  email: z.string().trim().max(254).refine(isEmail, addressTexts.Email),
});

/** `POST /api/checkout/submit`: the total the shopper saw, in cents, and a payment nonce; a card number in any field is refused (decision 18). */
export const submitSchema = z.strictObject({
  approvedTotal: z.number().int().min(0).max(100_000_000),
  nonce: z.string().min(1).max(500),
  guest: guestSchema.optional(),
}).superRefine((body, context) => {
  const texts = { nonce: body.nonce, ...body.guest };
  for (const [field, text] of Object.entries(texts)) {
    if (holdsCardNumber(text)) context.addIssue({ code: 'custom', path: [field], message: 'bad-request' });
  }
});

/** `GET /api/checkout/options`: where it goes. */
export const optionsQuerySchema = z.strictObject({
  zip: z.string().regex(/^\d{5}$/).optional(),
  addressType: z.enum(['Residence', 'Hospital', 'Church', 'FuneralHome', 'Cemetery', 'School', 'Business', 'InStorePickUp', 'CurbsidePickUp']),
});

export type Submit = z.infer<typeof submitSchema>;
export type OptionsQuery = z.infer<typeof optionsQuerySchema>;
