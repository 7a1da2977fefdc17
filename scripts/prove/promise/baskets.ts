import fc from 'fast-check';
import { checkoutOptions } from '@/lib/checkout/delivery/options';
import { wishChange } from '@/lib/checkout/delivery/wish-change';
import type { OrderChange } from '@/lib/core/order-change';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { groupShipments } from '@/lib/orders/group-shipments';
import type { FulfillmentParts } from '@/lib/orders/fulfillment-schema';
import type { LinePromise, OrderLine } from '@/lib/orders/line/order-line';
import { priceOrder } from '@/lib/promise/price-order';
import type { ProductsByID } from '@/lib/promise/price-shipment';
import { orderChanges, priceChanges } from '@/lib/promise/promise-changes';
import { promise, promisePrice } from '@/lib/promise/promise';
import { itemsOf, sentTo, shipmentWish, wishedPromise } from '@/lib/promise/shipment-promise';
import { planFulfillment } from '@/services/app-api/fulfillment/plan';
import { dayCases } from './day-cases';
import { minneapolis, plainGoods, shippingAddress } from './makers';

/** A city of the vans with another tax than Minneapolis. */
const saintPaul = {
  zip: '55101',
  city: 'Saint Paul',
  location: { lat: 44.9488, lng: -93.0919 },
};

/** A basket as it is first seen, and what has become of the world when it is submitted. */
export const baskets = fc.record({
  seen: fc
    .tuple(dayCases, fc.constantFrom('55408', '55408', '60611', '55987'))
    .map(([seen, zip]) => ({
      ...seen,
      facts: { ...seen.facts, cities: [minneapolis, saintPaul] },
      query: { items: seen.query.items, zip },
    })),
  later: fc.record({
    /** Other settings of the retailer, or the same. */
    settings: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: dayCases.map(({ facts }) => facts.settings) },
    ),
    minutes: fc.constantFrom(0, 0, 1, 5, 60, 1440, 2880),
    /** Where its recipient turns out to live. */
    zip: fc.constantFrom(null, null, '55408', '55101', '60611'),
    /** Whether the day is chosen in one step with the recipient, as for goods that go to one, or after it. */
    together: fc.boolean(),
    /** Cents by which every fee of the vans has changed. */
    fee: fc.constantFrom(0, 0, 100, -100),
    /** Cents by which the first product's price has changed. */
    price: fc.constantFrom(0, 0, 0, 250, -250),
  }),
});

type Basket = typeof baskets extends fc.Arbitrary<infer T> ? T : never;

/** What came of a basket: not promised at all, placed for what was first seen, a change shown, less than was seen, or more without a word. */
export type Outcome = 'not promised' | 'as seen' | 'change shown' | 'for less' | 'silent';

const runs = ['AM', 'PM', 'NO PREF'] as const;
const handlingCents = 250;

/** Puts goods that were promised all in on one day into the cart, names their recipient as the checkout does, and looks what the order would be submitted for. */
export function outcomeOf({ seen, later }: Basket): Outcome {
  const { query, facts, now } = seen;
  const { zip } = query;
  const { lines, products } = plainGoods(query.items, { quantity: 2, handlingCents });
  const promised = promise({ ...query, lines }, products, facts, now);
  const Run: LinePromise['Run'] | undefined =
    promised.answer === 'yes' ? runs.find((run) => run === promised.run) : undefined;
  if (promised.answer !== 'yes' || !Run || promised.method === 'Email') return 'not promised';
  const { method, date, price } = promised;
  const items = itemsOf({ lines }, products);
  const wish = { Zip: zip, Date: date, Run, Method: method };
  const Promise = wishedPromise(wish, items, facts, now);
  const world = worldThen(seen, later);
  const cart = lines.map((line, index) => ({
    ...line,
    total: line.total + (index === 0 ? later.price : 0) * line.quantity,
    xp: { ...line.xp, Promise },
  }));
  const inCart = [
    ...priceChanges(lines, cart),
    ...orderChanges(groupShipments(cart), products, world),
  ];
  if (inCart.length > 0) return 'change shown';
  const named = nameRecipient(cart, products, world, {
    zip: later.zip ?? zip,
    together: later.together,
  });
  if (named.changes.length > 0) return 'change shown';
  const { total } = promisePrice(priceOrder(named.lines, products, world));
  if (total === price.total) return 'as seen';
  return total < price.total ? 'for less' : 'silent';
}

function worldThen({ facts, now }: Basket['seen'], later: Basket['later']): DeliveryWorld {
  const settings = later.settings ?? facts.settings;
  const Fees = {
    ...settings.xp.Fees,
    LocalDeliveryBands: settings.xp.Fees.LocalDeliveryBands.map((band) => ({
      ...band,
      cents: band.cents + later.fee,
    })),
  };
  return {
    ...facts,
    settings: { ...settings, xp: { ...settings.xp, Fees } },
    now: new Date(now.getTime() + later.minutes * 60_000),
  };
}

interface Named {
  lines: OrderLine[];
  /** What the shopper is shown, in the delivery step or after it. */
  changes: OrderChange[];
}

/** What becomes of wished lines when their recipient is named: the request of the checkout, as the App API plans and checks it. */
function nameRecipient(
  cart: readonly OrderLine[],
  products: ProductsByID,
  world: DeliveryWorld,
  { zip, together }: { zip: string; together: boolean },
): Named {
  const step = together ? deliveryStep(cart, products, world, zip) : { choice: {}, changes: [] };
  if (step.changes.length > 0) return { lines: [...cart], changes: step.changes };
  const [at] = cart.map((line) => sentTo(line, zip, { method: 'LocalDelivery' }).address);
  const plan = planFulfillment({
    request: {
      AddressType: 'Residence',
      ShippingAddress: shippingAddress({ State: at?.State ?? '', Zip: zip }),
      ...step.choice,
    },
    lines: cart.map((line) => ({ ...line, addedAt: world.now })),
    products: new Map(
      [...products].map(([id, product]) => [
        id,
        { ...product, retailPrice: null, description: null },
      ]),
    ),
    world,
  });
  if (!plan.ok) {
    const { changes = [], ...refusal } = plan.error;
    if (changes.length === 0) throw new Error(`Refused: ${JSON.stringify(refusal)}`);
    return { lines: [...cart], changes };
  }
  const lines = cart.map((line, index) => ({
    ...line,
    address: at ?? null,
    xp: { ...plan.value[index]?.xp },
  }));
  const changes = orderChanges(groupShipments(lines), products, world);
  if (changes.length === 0 && lines.some(({ xp }) => !xp.RequestedDeliveryDate))
    throw new Error(`A day is lost without a word: ${JSON.stringify(lines.map(({ xp }) => xp))}`);
  return { lines, changes };
}

/** What the delivery step asks for along with the recipient, where the wished day can be had, and what it says has become of the wish. */
function deliveryStep(
  cart: readonly OrderLine[],
  products: ProductsByID,
  world: DeliveryWorld,
  zip: string,
): { choice: Partial<FulfillmentParts>; changes: OrderChange[] } {
  const [group] = groupShipments(cart);
  const wish = group && shipmentWish(group, products, world, world.now);
  if (!wish) return { choice: {}, changes: [] };
  const options = checkoutOptions({
    query: {
      zip,
      addressType: 'Residence',
      ...(wish.method ? { method: wish.method } : {}),
    },
    items: itemsOf({ lines: [...cart] }, products),
    goods: cart.map(({ quantity }) => ({ quantity, handlingCents })),
    facts: world,
    now: world.now,
  });
  const { price, ...wished } = wish;
  const cost = price && price.cost;
  const change = wishChange({ ...wished, zip: wish.zip ?? '', cost }, options, zip);
  const day = options.days.find(({ date, available }) => available && date === wish.date);
  if (change || !options.method || !day?.available)
    return { choice: {}, changes: change ? [change] : [] };
  const open = day.runs.some(({ id }) => id === wish.run);
  return {
    choice: {
      DeliveryMethod: options.method,
      RequestedDeliveryDate: day.date,
      TimePreference: open ? wish.run : 'NO PREF',
    },
    changes: [],
  };
}
