import { z } from 'zod';
import { isPickupType, needsCompanyName, addressTypes } from '@/lib/address/destination-types';
import { pickupPersonSchema, shippingAddressSchema } from '@/lib/address/schema';
import { lineText } from '@/lib/address/clean';
import { addressTexts } from '@/lib/address/texts';
import { brand } from '@/lib/config/brand';
import { limits } from '@/lib/config/limits';
import { deliveryMethods } from '@/lib/delivery/method';

/** An ID as the commerce platform makes them; anything else never reaches a path. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,100}$/);

const quantity = z.number().int().min(1).max(limits.maxQuantity);

/** `POST /api/cart/lines`: what and how many; never a price. */
export const addLineSchema = z.strictObject({
  productID: idSchema,
  quantity,
  specs: z.array(z.strictObject({ specID: idSchema, optionID: idSchema })).max(10).default([]),
});

/** `PATCH /api/cart/lines/{id}`: the new absolute quantity. */
export const changeQuantitySchema = z.strictObject({ quantity });

const cardLine = z.string().max(60).regex(brand.cardMessageAlphabet, 'card-message-invalid').optional();

/** `PUT /api/cart/fulfillment`: where, when and how lines go (all of them without `LineItemIDs`), in the App API's own words. */
export const fulfillmentSchema = z.strictObject({
  LineItemIDs: z.array(idSchema).min(1).max(500).optional(),
  DeliveryMethod: z.enum(deliveryMethods),
  RequestedDeliveryDate: z.iso.date(),
  TimePreference: z.enum(['AM', 'PM', 'NO PREF']).optional(),
  AddressType: z.enum(addressTypes, addressTexts.AddressType),
  ShippingAddress: shippingAddressSchema.optional(),
  StoreID: idSchema.optional(),
  Pickup: pickupPersonSchema.optional(),
  CardMessage: z.strictObject({ line1: cardLine, line2: cardLine, line3: cardLine, line4: cardLine }).optional(),
  DeliveryNote: z.string().max(1000).transform((note) => lineText(note, 200)).optional(),
}).superRefine((request, context) => {
  const missing = (field: string) => context.addIssue({ code: 'custom', path: [field], message: 'address-invalid' });
  if (isPickupType(request.AddressType)) {
    if (!request.StoreID) missing('StoreID');
    if (!request.Pickup) missing('Pickup');
  } else if (!request.ShippingAddress) {
    missing('ShippingAddress');
  } else if (needsCompanyName(request.AddressType) && !request.ShippingAddress.CompanyName) {
    missing('CompanyName');
  }
});

export type AddLine = z.infer<typeof addLineSchema>;
export type ChangeQuantity = z.infer<typeof changeQuantitySchema>;
export type Fulfillment = z.infer<typeof fulfillmentSchema>;
