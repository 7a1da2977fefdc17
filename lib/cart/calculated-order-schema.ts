import { z } from 'zod';
import { changesSchema } from '@/lib/orders/change-schema';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';

const amount = z.number();
/** What may be absent or `null`, as `null`. */
const orNull = <T extends z.ZodType>(schema: T) =>
  schema.nullish().transform((value): z.output<T> | null => value ?? null);
const limit = orNull(amount);
const text = orNull(z.string());
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
  Quantities: orNull(z.array(amount)),
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

const run = z.enum(['AM', 'PM', 'NO PREF']);

const wish = z.object({
  Zip: text,
  Date: z.string(),
  Run: run,
  DeliveryMethod: text,
  Cost: limit,
  HandlingCharges: limit,
  WiredServiceFees: limit,
  Tax: limit,
});

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
  ToAddress: orNull(address),
  xp: z.object({
    RequestedDeliveryDate: text,
    DeliveryMethod: text,
    TimePreference: orNull(run),
    DeliveryNote: text,
    CardMessage: orNull(cardMessage),
    HandlingCharges: amount,
    WiredServiceFees: amount,
    AddressType: text,
    StoreID: text,
    Wish: orNull(wish),
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
