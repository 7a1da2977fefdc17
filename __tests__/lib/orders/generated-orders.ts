import fc from 'fast-check';
import type { LineItem, LineItemSpec, Order } from 'ordercloud-javascript-sdk';
import { parseCalculatedOrder } from '@/lib/cart/calculated-order-schema';
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { toDollars } from '@/lib/core/money';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { deliveryMethods } from '@/lib/delivery/method';
import type { ListedProduct } from '@/lib/orders/availability';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { linePrice } from '@/services/upstream/commerce/line-price';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { priceOrder } from '@/lib/promise/price-order';
import { tableRates } from '@/lib/promise/tax-table';
import { pickupStore, soldProduct } from '@/scripts/prove/promise/makers';
import { toCalculatedOrder } from '@/services/app-api/calculate/to-calculated-order';
import { at, settingsWith } from '../delivery/world';
import { recipient } from './order-line';

const base = settingsWith();

/** A Friday morning, a picking fee, one near and one far city of the vans, a store. */
export const world: DeliveryWorld = {
  settings: settingsWith({ Fees: { ...base.xp.Fees, PickingFeeCents: 225 } }),
  cities: [
    { zip: '55408', city: 'Minneapolis', location: { lat: 44.9463, lng: -93.2858 } },
    { zip: '55082', city: 'Stillwater', location: { lat: 45.0565, lng: -92.8086 } },
  ],
  stores: [pickupStore({ storeID: 'Store-edina', name: 'Edina', street1: '1 France Ave' })],
  taxRates: tableRates,
  now: at('2026-11-20', '10:00'),
};

const variants: Record<string, Partial<ProductXp>> = {
  '100310': { ProductCode: '100310', SpecsOptions: { Size: 'Standard' } },
  '100310-DLX': {
    ProductCode: '100310',
    SpecsOptions: { Size: 'Deluxe', Color: 'Coral' },
    HandlingCents: 150,
  },
  soil: { ProductCode: 'soil', HandlingCents: 333 },
  wire: { ProductCode: 'wire', CodeB2: 'Y', CodeB4: 'F' },
  'wire-handled': { ProductCode: 'wire-handled', CodeB2: 'Y', CodeB4: 'T', HandlingCents: 700 },
  parcel: { ProductCode: 'parcel', CodeB2: 'Y', HandlingCents: 99 },
  GIFTCARD: { ProductCode: 'GIFTCARD' },
  EGIFTCARD: { ProductCode: 'EGIFTCARD' },
};

/** What the generated lines are of: with and without handling, local, nationwide, wireable, gift cards. */
export const products: ReadonlyMap<string, ListedProduct> = new Map(
  Object.entries(variants).map(([productID, xp]) => [
    productID,
    soldProduct(productID, xp, { inventoryEnabled: true, quantityAvailable: 999 }),
  ]),
);

const places = [
  recipient(),
  recipient({ FirstName: 'Bea', Street1: '9 Main St', City: 'Stillwater', Zip: '55082' }),
  recipient({ FirstName: 'Cy', City: 'Rochester', Zip: '55901' }),
  recipient({ FirstName: 'Di', City: 'Chicago', State: 'IL', Zip: '60601' }),
];

const charge = (suffix: string, name: string) =>
  fc.option(
    fc
      .record({
        PriceMarkup: fc.integer({ min: 0, max: 12_000 }).map(toDollars),
        PriceMarkupType: fc.constantFrom('AmountPerQuantity', 'AmountTotal'),
      })
      .map((markup): LineItemSpec => ({
        SpecID: `X-${suffix}`,
        OptionID: 'yes',
        Name: name,
        Value: 'Yes',
        ...markup,
      })),
    { nil: null },
  );
const ribbon = fc.option(
  fc.integer({ min: 1, max: 900 }).map((cents): LineItemSpec => ({
    SpecID: 'Ribbon',
    OptionID: 'silk',
    Name: 'Ribbon',
    Value: 'Silk',
    PriceMarkup: toDollars(cents),
    PriceMarkupType: 'AmountPerQuantity',
  })),
  { nil: null },
);

const line = fc.record({
  productID: fc.constantFrom(...Object.keys(variants)),
  quantity: fc.integer({ min: 1, max: 12 }),
  price: fc.integer({ min: 100, max: 60_000 }),
  sale: fc.option(fc.integer({ min: 1, max: 99 }), { nil: null }),
  specs: fc.tuple(
    charge('AssemblyCharge', 'Assembly'),
    charge('PlacementCharge', 'Placement'),
    ribbon,
  ),
  shipment: fc.nat({ max: 4 }),
});
const shipment = fc.record({
  place: fc.constantFrom(...places),
  method: fc.option(fc.constantFrom(...deliveryMethods), { nil: null, freq: 12 }),
  date: fc.constantFrom('2026-11-23', '2026-11-24', '2026-11-25'),
});

/** The lines of an order as the commerce platform holds them: one to twenty, in one to five shipments, some reduced, some with charges. */
export const orders: fc.Arbitrary<LineItem[]> = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 20, size: 'max' }),
    shipments: fc.array(shipment, { minLength: 1, maxLength: 5, size: 'max' }),
  })
  .map(({ lines, shipments }) =>
    lines.map(({ productID, quantity, price, sale, specs, shipment: index }, number): LineItem => {
      const { place, method, date } = shipments[index % shipments.length]!;
      const Specs = specs.flatMap((spec) => (spec ? [spec] : []));
      const cost = linePrice(
        {
          PriceBreaks: [
            {
              Quantity: 1,
              Price: toDollars(price),
              SalePrice: sale === null ? null : toDollars(Math.ceil((price * sale) / 100)),
            },
          ] as never,
        },
        Specs,
        quantity,
        world.now,
      )!;
      const pickup = method === 'InStorePickUp' || method === 'CurbsidePickUp';
      return {
        ID: `line-${number}`,
        ProductID: productID,
        Quantity: quantity,
        UnitPrice: toDollars(cost.unit),
        LineSubtotal: toDollars(cost.total),
        LineTotal: toDollars(cost.total),
        Specs,
        Product: {
          ID: productID,
          Name: productID.toUpperCase(),
          xp: variants[productID],
        } as LineItem['Product'],
        ...(method ? { ShippingAddress: place as LineItem['ShippingAddress'] } : {}),
        xp: method
          ? {
              DeliveryMethod: method,
              RequestedDeliveryDate: date,
              StoreID: pickup ? 'Store-edina' : null,
              RetailPrice: sale === null ? null : toDollars(price),
            }
          : {},
      };
    }),
  );

/** An order as the platform keeps it once its charges are written, and as the App API answers it to the shop. */
export function placed(items: readonly LineItem[]): {
  order: Order;
  calculated: CalculatedOrder;
  lines: OrderLine[];
} {
  const lines = items.map(lineFromWorksheet);
  const priced = priceOrder(lines, products, world);
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const order: Order = {
    ID: 'order-1',
    IsSubmitted: true,
    DateSubmitted: '2026-11-20T16:00:00Z',
    Subtotal: toDollars(goods),
    ShippingCost: toDollars(priced.shipping),
    TaxCost: toDollars(priced.tax),
    Total: toDollars(goods + priced.shipping + priced.tax),
  };
  return {
    order,
    lines,
    calculated: parseCalculatedOrder(
      JSON.parse(JSON.stringify(toCalculatedOrder(order, priced, []))),
    ),
  };
}
