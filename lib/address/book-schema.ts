import { z } from 'zod';
import { lineText } from './clean';
import {
  addressTypes,
  destinationTypes,
  isPickupType,
  needsCompanyName,
} from './destination-types';
import { shippingAddressSchema } from './schema';
import { addressTexts } from './texts';

const recipients = new Set(destinationTypes.flatMap((type) => type.recipients));

/** An address for the book: a delivery address with its type, nickname and recipient. Pickup and e-mail are no addresses to keep. */
export const bookAddressSchema = shippingAddressSchema
  .extend({
    AddressType: z
      .enum(addressTypes)
      .refine((type) => !isPickupType(type) && type !== 'Email', addressTexts.AddressType),
    NickName: z
      .string()
      .max(100)
      .transform((text) => lineText(text, 100))
      .pipe(z.string().max(15, addressTexts.NickName))
      .optional(),
    Recipient: z
      .string()
      .refine((kind) => kind === '' || recipients.has(kind))
      .optional(),
  })
  .refine(
    ({ AddressType, CompanyName }) => !needsCompanyName(AddressType) || Boolean(CompanyName),
    { path: ['CompanyName'], message: addressTexts.CompanyName },
  );

export type BookAddress = z.infer<typeof bookAddressSchema>;

/** `POST /api/addresses/verify`: what is verified, nothing of the person. */
export const verifySchema = shippingAddressSchema.pick({
  Street1: true,
  Street2: true,
  City: true,
  State: true,
  Zip: true,
});

export type VerifyAddress = z.infer<typeof verifySchema>;
