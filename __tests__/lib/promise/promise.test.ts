/** @jest-environment node */
import fc from 'fast-check';
import { selectionProblem } from '@/lib/delivery/check-selection';
import type { ListedProduct } from '@/lib/orders/availability';
import { priceOrder } from '@/lib/promise/price-order';
import { promise, type PromiseQuery, type Promised } from '@/lib/promise/promise';
import { promisedSchema } from '@/lib/promise/schema';
import { sentTo } from '@/lib/promise/shipment-promise';
import { dayCases } from '@/scripts/prove/promise/day-cases';
import { plainGoods, plainLine, soldProduct } from '@/scripts/prove/promise/makers';
import { at, deliveryWorld, settingsWith } from '../delivery/world';

const friday = at('2026-11-20', '10:00');
const { cities, stores, taxRates } = deliveryWorld();
const facts = { settings: settingsWith(), cities, stores, taxRates, version: 'v1' };

const product = (
  xp: ListedProduct['xp'],
  more: Partial<ListedProduct> = {},
): ReadonlyMap<string, ListedProduct> =>
  new Map([['100310', soldProduct('100310', { ProductCode: '100310', ...xp }, more)]]);
const line = (quantity = 1) => plainLine('100310', { quantity });
const ask = (
  query: Partial<PromiseQuery> = {},
  products = product({ CodeB2: 'Y', CodeB4: 'E', HandlingCents: 350 }),
  now = friday,
  of = facts,
) => promise({ zip: '55408', lines: [line()], ...query }, products, of, now);
const yes = (answer: Promised) => {
  if (answer.answer !== 'yes') throw new Error(JSON.stringify(answer));
  return answer;
};

describe('a promise', () => {
  it('costs all in what stands beside its way, part by part', () => {
    const { price, method } = yes(ask());
    expect([method, price]).toEqual([
      'LocalDelivery',
      {
        merchandise: 5000,
        assembly: 0,
        placement: 0,
        delivery: 1499,
        handling: 350,
        wireService: 0,
        runOrDayFee: 0,
        roadFee: 0,
        tax: 618,
        total: 7467,
        allIn: 1849,
      },
    ]);
  });

  it('prices the other ways by the same rule', () => {
    const { others } = yes(ask());
    expect(others.map(({ method, price }) => [method, price.allIn])).toEqual([['Courier', 3349]]);
  });

  it('contains the fee of its day and run', () => {
    const settings = settingsWith({
      DayRules: [
        { label: 'Evening.', run: 'PM', effect: { feeCents: 299 } },
        { label: 'Tuesday.', weekdays: ['Tuesday'], effect: { feeCents: 100 } },
      ],
    });
    const of = { ...facts, settings };
    const price = (query: Partial<PromiseQuery>) => yes(ask(query, undefined, friday, of)).price;
    expect([
      price({ date: '2026-11-24', run: 'PM' }).runOrDayFee,
      price({ date: '2026-11-24' }).runOrDayFee,
      price({ date: '2026-11-25', run: 'AM' }).runOrDayFee,
    ]).toEqual([399, 100, 0]);
    expect(price({ date: '2026-11-24', run: 'PM' }).allIn).toBe(1849 + 399);
  });

  it.each<[string, Parameters<typeof product>, number, object]>([
    ['gone', [{ ReleaseDate2: '2026-11-01' }], 1, { reason: 'unavailable' }],
    ['not sold yet', [{ ReleaseDate1: '2026-12-01' }], 1, { reason: 'not-released' }],
    [
      'sold out',
      [{}, { inventoryEnabled: true, quantityAvailable: 0 }],
      1,
      { reason: 'out-of-stock', left: 0 },
    ],
    [
      'too few',
      [{ SafetyStock: 1 }, { inventoryEnabled: true, quantityAvailable: 4 }],
      5,
      { reason: 'out-of-stock', left: 3 },
    ],
    [
      'too many for its schedule',
      [{}, { schedule: { min: 2, max: 6, allowed: null } }],
      7,
      { reason: 'quantity', min: 2, max: 6 },
    ],
    [
      'too few for its schedule',
      [{}, { schedule: { min: 2, max: 6, allowed: null } }],
      1,
      { reason: 'quantity', min: 2 },
    ],
    [
      'as many as there are',
      [{}, { inventoryEnabled: true, quantityAvailable: 5 }],
      5,
      { answer: 'yes' },
    ],
  ])('of goods that are %s', (_, [xp, more], quantity, expected) => {
    const answer = ask({ lines: [line(quantity)] }, product(xp, more));
    expect(answer).toMatchObject(expected);
  });

  it('of nothing the shop lists is none', () => {
    expect(ask({}, new Map())).toMatchObject({ answer: 'no', reason: 'unavailable' });
  });

  it('of seats alone is none', () => {
    const seats = [{ ...line(), productXp: { ProductCode: '1', IsWorkShopEvent: true } }];
    expect(ask({ lines: seats })).toMatchObject({ answer: 'no', reason: 'no-way' });
  });

  it('ends where a release begins or ends', () => {
    expect(ask({}, product({ ReleaseDate2: '2026-11-20T17:30:00Z' }), friday).until).toBe(
      '2026-11-20T17:30:00.000Z',
    );
    const sold = product({ ReleaseDate2: '2026-11-19T17:30:00Z' });
    expect(ask({}, sold, friday).until).toBe(ask({}, product({}), friday).until);
  });

  it.each<[string, ListedProduct['xp'], object]>([
    [
      'goes both ways',
      { CodeB2: 'Y', CodeB4: 'E', HandlingCents: 350 },
      { local: { from: 1849, to: 2849 }, far: 3148 },
    ],
    ['stays here', { HandlingCents: 100 }, { local: { from: 1599, to: 2599 }, far: null }],
    [
      'goes by parcel alone',
      { CodeB2: 'Y', DeliveryMethods: { UPS: { Enabled: true } } },
      { local: { from: 1499, to: 1499 }, far: 1499 },
    ],
  ])('says before a ZIP what delivery costs from and to: what %s', (_, xp, envelope) => {
    expect(ask({ zip: null }, product(xp))).toMatchObject({ answer: 'from', envelope });
  });

  it('survives the way to the shop as it is', () => {
    const all = [ask(), ask({ zip: null }), ask({ zip: '60611' }, product({}))];
    expect(all.map((each) => promisedSchema.parse(JSON.parse(JSON.stringify(each))))).toEqual(all);
  });
});

describe('for any settings, products and instants', () => {
  it('what is promised is what an order with that day is charged, and what the submit takes', () => {
    fc.assert(
      fc.property(
        dayCases,
        fc.integer({ min: 1, max: 9 }),
        ({ query, facts: of, now }, quantity) => {
          const { items, ...asked } = query;
          const { lines, products } = plainGoods(items, { quantity, handlingCents: 250 });
          const answer = promise({ ...asked, lines }, products, of, now);
          if (answer.answer !== 'yes') return;
          for (const way of [answer, ...answer.others]) {
            const { price } = way;
            const sent = lines.map((each) => sentTo(each, query.zip ?? '', way));
            const order = priceOrder(sent, products, { ...of, now });
            const goods = order.shipments.reduce(
              (sum, { price: { subtotal } }) => sum + subtotal,
              0,
            );
            expect(price.total).toBe(goods + order.shipping + order.tax);
            expect(price.allIn).toBe(
              price.delivery + price.handling + price.wireService + price.runOrDayFee,
            );
            expect(price.total).toBe(
              price.merchandise +
                price.assembly +
                price.placement +
                price.allIn +
                price.roadFee +
                price.tax,
            );
            expect(
              selectionProblem(
                {
                  method: way.method,
                  date: way.date,
                  timePreference: way.run as 'AM',
                  zip: query.zip,
                  storeID: 'Store-a',
                },
                items,
                { ...of, now },
              ),
            ).toBeNull();
          }
        },
      ),
      { seed: 20261127, numRuns: 400 },
    );
  });
});
