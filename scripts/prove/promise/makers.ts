import type { DeliveryItem } from '@/lib/delivery/item';
import type { PickupStore } from '@/lib/delivery/delivery-facts';
import type { ListedProduct } from '@/lib/orders/availability';
import type { FulfillmentParts } from '@/lib/orders/fulfillment-schema';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import type { OrderLine } from '@/lib/orders/line/order-line';

/** The city of the shop's vans in proofs and rule tests. */
export const minneapolis = {
  zip: '55408',
  city: 'Minneapolis',
  location: { lat: 44.9487, lng: -93.2877 },
};

/** A store where goods can be collected: `Store-a` in Edina unless it is another. */
export function pickupStore(change: Partial<PickupStore> = {}): PickupStore {
  return {
    storeID: 'Store-a',
    name: 'A',
    street1: '1 A St',
    street2: null,
    city: 'Edina',
    state: 'MN',
    zip: '55424',
    phone: '',
    placeID: null,
    location: null,
    flagship: true,
    willCall: true,
    active: true,
    ...change,
  };
}

type ShippingAddress = NonNullable<FulfillmentParts['ShippingAddress']>;

/** A recipient as the checkout names one: Ana Ruiz in Minneapolis unless it is another. */
export function shippingAddress(change: Partial<ShippingAddress> = {}): ShippingAddress {
  return {
    FirstName: 'Ana',
    LastName: 'Ruiz',
    Street1: '100 Lake St',
    City: 'Minneapolis',
    State: 'MN',
    Zip: '55408',
    Country: 'US',
    Phone: '6125550123',
    ...change,
  };
}

/** A line of a product as it is before anything is chosen for it; the price of one in cents. */
export function plainLine(
  productID: string,
  { id = 'line', quantity = 1, unitPrice = 5000 } = {},
): OrderLine {
  return lineFromWorksheet({
    ID: id,
    ProductID: productID,
    Quantity: quantity,
    UnitPrice: unitPrice / 100,
    LineTotal: (unitPrice / 100) * quantity,
  });
}

/** A product of which there is always enough. */
export function soldProduct(
  productID: string,
  xp: ListedProduct['xp'],
  change: Partial<ListedProduct> = {},
): ListedProduct {
  return { productID, inventoryEnabled: false, quantityAvailable: null, xp, ...change };
}

interface PlainGoods {
  lines: OrderLine[];
  products: ReadonlyMap<string, ListedProduct>;
}

/** A line of each of these, with the product as it is listed; handling in cents of one. */
export function plainGoods(
  items: readonly DeliveryItem[],
  { quantity, handlingCents }: { quantity: number; handlingCents: number },
): PlainGoods {
  const named = items.map((item, index) => ({ ...item, id: `${item.productID}-${index}` }));
  const lines = named.map(({ id }) => plainLine(id, { id: `line-${id}`, quantity }));
  const products = named.map(({ id, productID, nationwide, wireable, category, methods }) =>
    soldProduct(id, {
      ProductCode: productID,
      CodeB2: nationwide ? 'Y' : 'N',
      CodeB4: wireable ? 'E' : 'X',
      HandlingCents: handlingCents,
      ...(category ? { PrimaryCategoryID: category } : {}),
      ...(methods ? { DeliveryMethods: methods } : {}),
    }),
  );
  return { lines, products: new Map(products.map((each) => [each.productID, each])) };
}
