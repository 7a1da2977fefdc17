import { z } from 'zod';
import { lineText } from '@/lib/address/clean';
import { addressTypes } from '@/lib/address/destination-types';
import { pickupPersonSchema, shippingAddressSchema } from '@/lib/address/schema';
import { deliveryMethods } from '@/lib/delivery/method';
import { cardLineLength, cardLineProblem } from '@/lib/orders/card-message';
import { idSchema } from '../http/id-schema';

const cardLine = z.string().max(cardLineLength).transform((line) => line.normalize('NFC').trimEnd()).optional();

/** `PUT /api/order/{id}/lineitems`: where, when and how lines go. Pickup brings a store and a person, delivery an address. */
export const fulfillmentSchema = z.strictObject({
  LineItemIDs: z.array(idSchema).min(1).max(500).optional(),
  DeliveryMethod: z.enum(deliveryMethods),
  RequestedDeliveryDate: z.iso.date(),
  TimePreference: z.enum(['AM', 'PM', 'NO PREF']).optional(),
  ShippingAddress: shippingAddressSchema.optional(),
  AddressType: z.enum(addressTypes),
  StoreID: idSchema.optional(),
  Pickup: pickupPersonSchema.optional(),
  CardMessage: z.strictObject({ line1: cardLine, line2: cardLine, line3: cardLine, line4: cardLine }).optional(),
  DeliveryNote: z.string().max(500).transform((note) => lineText(note, 250)).optional(),
});

export type FulfillmentOrder = z.output<typeof fulfillmentSchema>;

/** The first card line the printer refuses (`CardMessage.line2`), or `null`. */
export function refusedCardLine(card: FulfillmentOrder['CardMessage']): string | null {
  const wrong = Object.entries(card ?? {}).find(([, line]) => line !== undefined && cardLineProblem(line) !== null);
  return wrong ? `CardMessage.${wrong[0]}` : null;
}
