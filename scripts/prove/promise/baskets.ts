import fc from 'fast-check';
import type { OrderChange } from '@/lib/core/order-change';
import { groupShipments } from '@/lib/orders/group-shipments';
import type { LinePromise, OrderLine } from '@/lib/orders/line/order-line';
import { priceOrder } from '@/lib/promise/price-order';
import { orderChanges, priceChanges } from '@/lib/promise/promise-changes';
import { promise, promisePrice } from '@/lib/promise/promise';
import { sentTo } from '@/lib/promise/sent-to';
import { itemsOf, wishedPromise } from '@/lib/promise/shipment-promise';
import { dayCases } from './day-cases';
import { plainGoods } from './makers';

/** A basket as it is first seen, and what has become of the world when it is submitted. */
export const baskets = fc.record({
  seen: fc.tuple(dayCases, fc.constantFrom('55408', '55408', '60611')).map(([seen, zip]) => ({
    ...seen,
    query: { items: seen.query.items, zip },
  })),
  later: fc.record({
    /** Other settings of the retailer, or the same. */
    settings: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: dayCases.map(({ facts }) => facts.settings) },
    ),
    minutes: fc.constantFrom(0, 1, 5, 60, 1440, 2880),
    /** Where its recipient turns out to live. */
    zip: fc.constantFrom(null, null, '55408', '60611'),
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

/** Puts goods that were promised all in on one day into the cart, names their recipient, and looks what the order would be submitted for. */
export function outcomeOf({ seen, later }: Basket): Outcome {
  const { query, facts, now } = seen;
  const { zip } = query;
  const { lines, products } = plainGoods(query.items, { quantity: 2, handlingCents: 250 });
  const promised = promise({ ...query, lines }, products, facts, now);
  const Run: LinePromise['Run'] | undefined =
    promised.answer === 'yes' ? runs.find((run) => run === promised.run) : undefined;
  if (promised.answer !== 'yes' || !Run || promised.method === 'Email') return 'not promised';
  const { method, date, run, price } = promised;
  const Promise = wishedPromise(
    { Zip: zip, Date: date, Run, Method: method },
    itemsOf({ lines }, products),
    facts,
    now,
  );
  const after = lines.map((line, index) => priced(line, index === 0 ? later.price : 0));
  const sent = after.map((line) =>
    sentTo({ ...line, xp: { ...line.xp, Promise } }, later.zip ?? zip, { method, date, run }),
  );
  const settings = later.settings ?? facts.settings;
  const Fees = {
    ...settings.xp.Fees,
    LocalDeliveryBands: settings.xp.Fees.LocalDeliveryBands.map((band) => ({
      ...band,
      cents: band.cents + later.fee,
    })),
  };
  const world = {
    ...facts,
    settings: { ...settings, xp: { ...settings.xp, Fees } },
    now: new Date(now.getTime() + later.minutes * 60_000),
  };
  const order = priceOrder(sent, products, world);
  const changes: OrderChange[] = [
    ...priceChanges(lines, after),
    ...orderChanges(groupShipments(sent), products, world),
  ];
  const { total } = promisePrice(order);
  if (changes.length > 0) return 'change shown';
  if (total === price.total) return 'as seen';
  return total < price.total ? 'for less' : 'silent';
}

function priced(line: OrderLine, cents: number): OrderLine {
  return { ...line, total: line.total + cents * line.quantity };
}
