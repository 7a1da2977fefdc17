import { z } from 'zod';
import { lineText } from '@/lib/address/clean';
import { addressTypes, isPickupType, needsCompanyName } from '@/lib/address/destination-types';
import {
  emailSchema,
  personName,
  pickupPersonSchema,
  shippingAddressSchema,
} from '@/lib/address/schema';
import { addressTexts } from '@/lib/address/texts';
import { zipSchema } from '@/lib/core/zip-schema';
import { isId } from '@/lib/core/ids';
import { deliveryMethods } from '@/lib/delivery/method';
import { asPrinted, cardLineLength } from './card-message';

const lineID = z.string().refine(isId);
const cardLine = z
  .string()
  .max(cardLineLength)
  .transform((line) => asPrinted(line).trimEnd())
  .optional();

/** A ZIP and a Chicago day, with a run of it. */
const wishSchema = z.strictObject({
  Zip: zipSchema,
  Date: z.iso.date(),
  Run: z.enum(['AM', 'PM', 'NO PREF']).default('NO PREF'),
  /** The way it should go; else the one the ZIP leads to. */
  Method: z.enum(deliveryMethods).optional(),
});

/**
 * What may be said of lines: where they go (`AddressType` with the part that fits it, or `WithLineItemID`: where that line goes), how
 * and when, and the words. Every part may stand alone; lines keep what is not said. `Units` moves only so many of one line.
 */
export const fulfillmentParts = z.strictObject({
  LineItemIDs: z.array(lineID).min(1).max(500).optional(),
  /** The new quantity of the one line named; nothing else may be said with it. */
  Quantity: z.number().int().min(1).max(10_000_000).optional(),
  Units: z.number().int().min(1).max(10_000_000).optional(),
  WithLineItemID: lineID.optional(),
  AddressType: z.enum(addressTypes, addressTexts.AddressType).optional(),
  Recipient: z.string().max(40).optional(),
  ShippingAddress: shippingAddressSchema.optional(),
  EmailTo: z
    .strictObject({
      FirstName: personName(addressTexts.FirstName),
      LastName: personName(addressTexts.LastName),
      Email: emailSchema(),
    })
    .optional(),
  StoreID: lineID.optional(),
  Pickup: pickupPersonSchema.optional(),
  DeliveryMethod: z.enum(deliveryMethods).optional(),
  RequestedDeliveryDate: z.iso.date().optional(),
  TimePreference: z.enum(['AM', 'PM', 'NO PREF']).optional(),
  /** Where and when goods that go to nobody yet are wished for; nothing else may be said with it. */
  Wish: wishSchema.optional(),
  CardMessage: z
    .strictObject({ line1: cardLine, line2: cardLine, line3: cardLine, line4: cardLine })
    .optional(),
  DeliveryNote: z
    .string()
    .max(1000)
    .transform((note) => lineText(note, 200))
    .optional(),
});

export type FulfillmentParts = z.output<typeof fulfillmentParts>;

/** The part of the place that is missing or does not fit its address type, by its name; `null` when nothing is. */
export function missingPlace(request: FulfillmentParts): string | null {
  const { AddressType, ShippingAddress, EmailTo, StoreID, Pickup } = request;
  if (!AddressType) return ShippingAddress || EmailTo || StoreID || Pickup ? 'AddressType' : null;
  if (isPickupType(AddressType)) return !StoreID ? 'StoreID' : Pickup ? null : 'Pickup';
  if (AddressType === 'Email') return EmailTo ? null : 'EmailTo';
  if (!ShippingAddress) return 'ShippingAddress';
  return needsCompanyName(AddressType) && !ShippingAddress.CompanyName ? 'CompanyName' : null;
}

/** Whether a request says anything at all. */
export function saysSomething({
  LineItemIDs: _lines,
  Units: _units,
  ...said
}: FulfillmentParts): boolean {
  return Object.values(said).some((part) => part !== undefined);
}
