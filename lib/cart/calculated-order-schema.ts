import { z } from 'zod';
import { changesSchema } from '@/lib/orders/change-schema';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';

const amount = z.number();
const limit = z
  .number()
  .nullish()
  .transform((value) => value ?? null);
const text = z
  .string()
  .nullish()
  .transform((value) => value ?? null);
const words = z
  .string()
  .nullish()
  .transform((value) => value ?? '');
const xp = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {});
const cardMessage = z.object({
  line1: z.string().optional(),
  line2: z.string().optional(),
  line3: z.string().optional(),
  line4: z.string().optional(),
});

const line = z.object({
  ID: z.string(),
  ProductID: z.string(),
  Product: z.object({ ID: z.string(), Name: z.string(), xp }),
  Quantity: z.number().int(),
  UnitPrice: amount,
  LineTotal: amount,
  MerchandiseTotal: amount,
  Specs: z.array(
    z.object({
      SpecID: z.string(),
      OptionID: text,
      Name: words,
      Value: words,
      PriceMarkup: amount.nullish().transform((value) => value ?? 0),
      PriceMarkupType: z.string().nullish(),
    }),
  ),
  DateNeeded: text,
  MinQuantity: limit,
  MaxQuantity: limit,
  Quantities: z
    .array(z.number())
    .nullish()
    .transform((value) => value ?? null),
  xp,
});

const address = z.object({
  ID: text,
  FirstName: words,
  LastName: words,
  CompanyName: text,
  Street1: words,
  Street2: text,
  City: words,
  State: words,
  Zip: words,
  Country: words,
  Phone: words,
  xp,
});

const wish = z
  .object({
    Zip: text,
    Date: z.string(),
    Run: z.enum(['AM', 'PM', 'NO PREF']),
    DeliveryMethod: text,
    Cost: limit,
    HandlingCharges: limit,
    WiredServiceFees: limit,
    Tax: limit,
  })
  .nullish()
  .transform((value) => value ?? null);

const shipment = z.object({
  ID: z.string(),
  Shipper: text,
  LineItems: z.array(line),
  Cost: amount,
  Tax: amount,
  Subtotal: amount,
  Total: amount,
  AssemblyCharges: amount,
  PlacementCharges: amount,
  ToAddress: address.nullish().transform((value) => value ?? null),
  xp: z.object({
    RequestedDeliveryDate: text,
    DeliveryMethod: text,
    TimePreference: z
      .enum(['AM', 'PM', 'NO PREF'])
      .nullish()
      .transform((value) => value ?? null),
    DeliveryNote: text,
    CardMessage: cardMessage.nullish().transform((value) => value ?? null),
    HandlingCharges: amount,
    WiredServiceFees: amount,
    AddressType: text,
    StoreID: text,
    Wish: wish,
  }),
});

const order = z.object({
  ID: z.string(),
  FromUserID: text,
  Status: z.string(),
  IsSubmitted: z.boolean(),
  DateCreated: text,
  DateSubmitted: text,
  LineItemCount: z.number(),
  CartCount: z.number(),
  Subtotal: amount,
  ShippingCost: amount,
  TaxCost: amount,
  PromotionDiscount: amount,
  Total: amount,
  WiredServiceCharges: amount,
  HandlingCharges: amount,
  AssemblyCharges: amount,
  PlacementCharges: amount,
  HasUnavailableProducts: z.boolean(),
  xp,
});

const calculatedOrder = z.object({
  Order: order,
  CalculatorShipments: z.array(shipment),
  UnavailableLineItemIDs: z.array(z.string()),
  Changes: changesSchema,
  Until: text,
  Hash: z.string(),
});

/** Narrows an answer of `calculateorder`. Throws on a wrong shape. */
export function parseCalculatedOrder(answer: unknown): CalculatedOrder {
  return calculatedOrder.parse(answer);
}
