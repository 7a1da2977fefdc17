/** @jest-environment node */
import type { OrderChange } from '@/lib/core/order-change';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import type { BuyerSettings, DayRule } from '@/lib/delivery/settings';
import type { ListedProduct } from '@/lib/orders/availability';
import { changesIn } from '@/lib/orders/change-schema';
import { changeText } from '@/lib/orders/change-texts';
import { groupShipments } from '@/lib/orders/group-shipments';
import { orderChanges, priceChanges } from '@/lib/promise/promise-changes';
import type { LineItemXp, LinePromise, OrderLine } from '@/lib/orders/line/order-line';
import { at, deliveryWorld, settingsWith } from '@/__tests__/lib/delivery/world';
import { orderLine, recipient } from '@/__tests__/lib/orders/order-line';

const tuesday = '2026-11-24';
const worldAt = (
  date: string,
  time: string,
  change: Partial<BuyerSettings['xp']> = {},
): DeliveryWorld => deliveryWorld({ settings: settingsWith(change), now: at(date, time) });
const product = (
  quantityAvailable: number | null,
  change: Partial<ListedProduct> = {},
): ListedProduct => ({
  productID: '100310',
  inventoryEnabled: true,
  quantityAvailable,
  xp: {},
  ...change,
});
const plenty = new Map([['100310', product(500)]]);
const bunch = { productName: 'TULIPS', productXp: { WebFacingProductTitle: 'Tulip Market Bunch' } };
const going = (xp: LineItemXp, change: Partial<OrderLine> = {}) =>
  orderLine({
    ...bunch,
    address: recipient(),
    xp: { DeliveryMethod: 'LocalDelivery', RequestedDeliveryDate: tuesday, ...xp },
    ...change,
  });
const textsOf = (
  lines: OrderLine[],
  world: DeliveryWorld,
  products: ReadonlyMap<string, ListedProduct> = plenty,
) => orderChanges(groupShipments(lines), products, world).map(changeText);

describe('what does not hold any more, in words', () => {
  it.each<[string, LineItemXp, DeliveryWorld, string | null]>([
    ['today before its orders close', {}, worldAt(tuesday, '12:59'), null],
    [
      'today after its orders closed',
      {},
      worldAt(tuesday, '13:00'),
      'Tue, Nov 24 is no longer possible: today’s orders closed at 1:00 PM. First possible day: Wed, Nov 25',
    ],
    [
      'a day that has passed',
      {},
      worldAt('2026-11-25', '09:00'),
      'Tue, Nov 24 is no longer possible: this day has passed. First possible day: Wed, Nov 25',
    ],
    [
      'a day the retailer closed',
      {},
      worldAt('2026-11-23', '09:00', { NonDeliveryDates: [tuesday] }),
      'Tue, Nov 24 is no longer possible: we do not deliver on this day. First possible day: Mon, Nov 23',
    ],
    [
      'a holiday',
      { RequestedDeliveryDate: '2026-11-26' },
      worldAt('2026-11-23', '14:00', {
        Holidays: [{ name: 'Thanksgiving', date: '2026-11-26', closed: true }],
      }),
      'Thu, Nov 26 is no longer possible: we are closed for Thanksgiving. First possible day: Tue, Nov 24',
    ],
    [
      'a day whose vans are full',
      {},
      worldAt('2026-11-23', '09:00', {
        DeliveryDatesN: { [tuesday]: { AM: { checkedRun: true }, PM: { checkedRun: true } } },
      }),
      'Tue, Nov 24 is no longer possible: all delivery times of this day are taken. First possible day: Mon, Nov 23',
    ],
    [
      'a day left without a run for several reasons',
      {},
      worldAt(tuesday, '12:00', { DeliveryDatesN: { [tuesday]: { PM: { checkedRun: true } } } }),
      'Tue, Nov 24 is no longer possible: no delivery time is left. Morning, 9 AM – 1 PM: the vans have already left. Afternoon, 1 PM – 5 PM: every van is full. First possible day: Wed, Nov 25',
    ],
    [
      'a full morning',
      { TimePreference: 'AM' },
      worldAt('2026-11-23', '09:00', {
        DeliveryDatesN: { [tuesday]: { AM: { checkedRun: true } } },
      }),
      'Morning, 9 AM – 1 PM on Tue, Nov 24 is no longer possible: every van is full',
    ],
    [
      'a morning that is under way',
      { TimePreference: 'AM' },
      worldAt(tuesday, '11:30'),
      'Morning, 9 AM – 1 PM on Tue, Nov 24 is no longer possible: the vans have already left',
    ],
    [
      'tomorrow morning after its orders closed',
      { TimePreference: 'AM' },
      worldAt('2026-11-23', '17:00'),
      'Morning, 9 AM – 1 PM on Tue, Nov 24 is no longer possible: orders for tomorrow morning closed at 5:00 PM',
    ],
    [
      'a morning no van goes',
      { TimePreference: 'AM' },
      worldAt('2026-11-23', '09:00', {
        DeliveryDatesN: { [tuesday]: { AM: { checkedRun: false, capacity: 0 } } },
      }),
      'Morning, 9 AM – 1 PM on Tue, Nov 24 is no longer possible: no van goes at that time on this day',
    ],
    [
      'a pickup after closing',
      { DeliveryMethod: 'InStorePickUp', StoreID: 'Store-a' },
      worldAt(tuesday, '19:00'),
      'Tue, Nov 24 is no longer possible: our stores closed at 7:00 PM. First possible day: Wed, Nov 25',
    ],
    [
      'a store that hands nothing out any more',
      { DeliveryMethod: 'InStorePickUp', StoreID: 'Store-closed' },
      worldAt(tuesday, '09:00'),
      'Tulip Market Bunch: this store no longer offers pickup',
    ],
    ['a day not chosen yet', { RequestedDeliveryDate: null }, worldAt(tuesday, '09:00'), null],
    ['a way not chosen yet', { DeliveryMethod: null }, worldAt(tuesday, '09:00'), null],
  ])('%s', (_, xp, world, text) => {
    expect(textsOf([going(xp)], world)).toEqual(text === null ? [] : [text]);
  });

  it('a ZIP the vans no longer reach', () => {
    const world = { ...worldAt(tuesday, '09:00'), cities: [] };
    expect(textsOf([going({})], world)).toEqual([
      'Tulip Market Bunch: Local Delivery no longer reaches this address',
    ]);
  });

  it.each<[string, LineItemXp, Partial<OrderLine>, string[]]>([
    [
      'a box at a post office of what goes by parcel',
      { DeliveryMethod: 'UPS' },
      { address: recipient({ Street1: 'PO Box 12', Zip: '60611', State: 'IL' }) },
      ['Tulip Market Bunch: UPS no longer reaches this address'],
    ],
    [
      'a street there',
      { DeliveryMethod: 'UPS' },
      { address: recipient({ Zip: '60611', State: 'IL' }) },
      [],
    ],
    [
      'a kind of place the way does not come to',
      { AddressType: 'InStorePickUp' },
      {},
      ['Tulip Market Bunch: Local Delivery no longer reaches this address'],
    ],
  ])('%s', (_, xp, change, texts) => {
    const parcels = new Map([['100310', product(500, { xp: { CodeB2: 'Y' } })]]);
    expect(textsOf([going(xp, change)], worldAt('2026-11-20', '09:00'), parcels)).toEqual(texts);
  });

  it('every shipment by itself, with its lines', () => {
    const lines = [
      going({}),
      going({ RequestedDeliveryDate: '2026-11-27' }, { id: 'line-2' }),
      going({ RequestedDeliveryDate: '2026-11-23' }, { id: 'line-3' }),
    ];
    expect(orderChanges(groupShipments(lines), plenty, worldAt(tuesday, '13:00'))).toMatchObject([
      { what: 'day', lineIDs: ['line-1'], reason: 'cut-off', first: '2026-11-25' },
      { what: 'day', lineIDs: ['line-3'], reason: 'past' },
    ]);
  });
});

describe('what was promised when the day was chosen, against what is now', () => {
  const monday = '2026-11-23';
  const now = worldAt(monday, '09:00');
  const promised = (change: Partial<LinePromise> = {}): LinePromise => ({
    Zip: '55408',
    DeliveryMethod: 'LocalDelivery',
    Date: tuesday,
    Run: 'NO PREF',
    FeeCents: 1499,
    ...change,
  });
  const dearer = (effect: object, more: object = {}) =>
    worldAt(monday, '09:00', {
      DayRules: [{ label: 'A rule of the house.', effect, ...more } as DayRule],
    });
  const chicago = { State: 'IL', City: 'Chicago', Zip: '60611' };
  const travels = new Map([['100310', product(500, { xp: { CodeB2: 'Y', CodeB4: 'E' } })]]);
  const wished = (change: Partial<LinePromise> = {}) =>
    going(
      { DeliveryMethod: null, RequestedDeliveryDate: null, Promise: promised(change) },
      { address: null },
    );
  const lost = (change: Partial<LinePromise> = {}, at = {}, xp: LineItemXp = {}) =>
    going(
      { RequestedDeliveryDate: null, Promise: promised(change), ...xp },
      { address: recipient(at) },
    );

  it.each<[string, OrderLine[], DeliveryWorld, typeof plenty, string[]]>([
    ['all as it was', [going({ Promise: promised() })], now, plenty, []],
    ['a line of before promises were kept', [going({})], now, plenty, []],
    ['a promise nobody can read', [going({ Promise: { Zip: 5 } as never })], now, plenty, []],
    ['no fee was known', [going({ Promise: promised({ FeeCents: null }) })], now, plenty, []],
    [
      'a fee of the day that is new',
      [going({ Promise: promised() })],
      dearer({ feeCents: 500 }, { dates: [tuesday] }),
      plenty,
      ['Local Delivery on Tue, Nov 24: was $14.99, now $19.99'],
    ],
    [
      'a fee of another day',
      [going({ Promise: promised() })],
      dearer({ feeCents: 500 }, { dates: [monday] }),
      plenty,
      [],
    ],
    [
      'a fee of the run that was chosen',
      [going({ TimePreference: 'PM', Promise: promised({ Run: 'PM' }) })],
      dearer({ feeCents: 299 }, { run: 'PM' }),
      plenty,
      ['Local Delivery on Tue, Nov 24: was $14.99, now $17.98'],
    ],
    [
      'a fee of a run that was not',
      [going({ TimePreference: 'AM', Promise: promised({ Run: 'AM' }) })],
      dearer({ feeCents: 299 }, { run: 'PM' }),
      plenty,
      [],
    ],
    [
      'what costs less asks for nothing',
      [going({ Promise: promised({ FeeCents: 2499 }) })],
      now,
      plenty,
      [],
    ],
    [
      'another ZIP of the vans, farther away',
      [going({ Promise: promised({ Zip: '55401', FeeCents: 999 }) })],
      now,
      plenty,
      ['Local Delivery to 55408: was $9.99, now $14.99'],
    ],
    [
      'a ZIP with a higher tax for the same fee',
      [going({ Promise: promised({ Zip: '55987' }) })],
      now,
      plenty,
      ['Local Delivery to 55408: tax was $4.47, now $5.86'],
    ],
    ['a ZIP with a lower tax', [going({ Promise: promised({ Zip: '55101' }) })], now, plenty, []],
    [
      'a higher tax that a lower fee makes up for',
      [going({ Promise: promised({ Zip: '55987', FeeCents: 2499 }) })],
      now,
      plenty,
      [],
    ],
    [
      'a ZIP the vans do not come to, where something else does',
      [going({ DeliveryMethod: 'Wired', Promise: promised() }, { address: recipient(chicago) })],
      now,
      travels,
      [
        'Local Delivery does not come to 60611. Nationwide Delivery does on Tue, Nov 24: was $14.99, now $27.98',
      ],
    ],
    [
      'a ZIP where the day cannot be had: too soon for a parcel',
      [lost({ Date: monday }, chicago, { DeliveryMethod: 'UPS' })],
      now,
      travels,
      [
        'Mon, Nov 23 is no longer possible: this way of delivery needs at least a day. First possible day: Tue, Nov 24',
      ],
    ],
    [
      'a ZIP where nothing of it goes',
      [lost({}, chicago, { DeliveryMethod: null })],
      now,
      plenty,
      ['Tulip Market Bunch: Local Delivery no longer reaches this address'],
    ],
    ['a lost day that is open again', [lost()], now, plenty, []],
    ['a wish that stands', [wished()], now, plenty, []],
    [
      'a wish for today, after its orders closed',
      [wished({ Date: monday })],
      worldAt(monday, '13:00'),
      plenty,
      [
        'Mon, Nov 23 is no longer possible: today’s orders closed at 1:00 PM. First possible day: Tue, Nov 24',
      ],
    ],
    [
      'a wish for a morning that filled',
      [wished({ Run: 'AM' })],
      worldAt(monday, '09:00', { DeliveryDatesN: { [tuesday]: { AM: { checkedRun: true } } } }),
      plenty,
      ['Morning, 9 AM – 1 PM on Tue, Nov 24 is no longer possible: every van is full'],
    ],
    [
      'a wish for a day that was closed',
      [wished()],
      worldAt(monday, '09:00', { NonDeliveryDates: [tuesday] }),
      plenty,
      [
        'Tue, Nov 24 is no longer possible: we do not deliver on this day. First possible day: Mon, Nov 23',
      ],
    ],
    [
      'a wish that was not possible when it was made',
      [wished({ Date: '2026-11-22', DeliveryMethod: null, FeeCents: null })],
      now,
      plenty,
      ['Sun, Nov 22 is no longer possible: this day has passed. First possible day: Mon, Nov 23'],
    ],
    [
      'a wish for a ZIP that left the vans',
      [wished({ Zip: '55401' })],
      now,
      plenty,
      ['Tulip Market Bunch: Local Delivery no longer reaches this address'],
    ],
    [
      'a wish whose fee rose',
      [wished()],
      dearer({ feeCents: 500 }, { dates: [tuesday] }),
      plenty,
      ['Local Delivery on Tue, Nov 24: was $14.99, now $19.99'],
    ],
  ])('%s', (_, lines, world, products, texts) => {
    expect(textsOf(lines, world, products)).toEqual(texts);
    const changes = orderChanges(groupShipments(lines), products, world);
    expect(changesIn(JSON.parse(JSON.stringify({ changes })))).toEqual(changes);
  });

  it('is the dearest promise of what goes together, so that goods that joined change nothing', () => {
    const rule = dearer({ feeCents: 500 }, { category: 'plants' });
    const products = new Map([
      ['100310', product(500)],
      ['100311', product(500, { xp: { PrimaryCategoryID: 'plants' } })],
    ]);
    const [flowers, plant] = [
      going({ Promise: promised() }),
      going({ Promise: promised({ FeeCents: 1999 }) }, { id: 'line-2', productID: '100311' }),
    ];
    expect(textsOf([flowers, plant], rule, products)).toEqual([]);
  });

  it('goods wished for different days are shipments of their own; what has no day goes with the first', () => {
    const plain = going({ DeliveryMethod: null, RequestedDeliveryDate: null }, { address: null });
    const groups = groupShipments([
      { ...plain, id: 'a' },
      { ...wished(), id: 'b' },
      { ...wished({ Date: '2026-11-27' }), id: 'c' },
      { ...wished(), id: 'd' },
    ]);
    expect(groups.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['a', 'b', 'd'], ['c']]);
  });
});

describe('what is short', () => {
  const world = worldAt('2026-11-23', '09:00');
  it.each<[string, ListedProduct, number[], Partial<OrderChange>[], string[]]>([
    ['enough', product(3), [3], [], []],
    [
      'one left',
      product(1),
      [3],
      [{ left: 1, most: 1 } as Partial<OrderChange>],
      ['Tulip Market Bunch: only 1 left'],
    ],
    [
      'none left',
      product(0),
      [1],
      [{ left: 0, most: 0 } as Partial<OrderChange>],
      ['Tulip Market Bunch: sold out'],
    ],
    [
      'more sold than there was',
      product(-2),
      [1],
      [{ left: 0, most: 0 } as Partial<OrderChange>],
      ['Tulip Market Bunch: sold out'],
    ],
    [
      'less than the smallest order',
      product(2, { schedule: { min: 3, max: null, allowed: null } }),
      [3],
      [{ left: 2, most: 0 } as Partial<OrderChange>],
      ['Tulip Market Bunch: only 2 left'],
    ],
    [
      'sold in threes',
      product(5, { schedule: { min: 3, max: null, allowed: [3, 6] } }),
      [6],
      [{ left: 5, most: 3 } as Partial<OrderChange>],
      ['Tulip Market Bunch: only 5 left'],
    ],
    [
      'for two recipients',
      product(3),
      [2, 2],
      [{ most: 1 }, { most: 1 }] as Partial<OrderChange>[],
      ['Tulip Market Bunch: only 3 left', 'Tulip Market Bunch: only 3 left'],
    ],
  ])('%s', (_, one, quantities, changes, texts) => {
    const lines = quantities.map((quantity, index) =>
      going(
        {},
        { id: `line-${index}`, quantity, address: recipient({ FirstName: `Ana${index}` }) },
      ),
    );
    const products = new Map([['100310', one]]);
    expect(orderChanges(groupShipments(lines), products, world)).toMatchObject(
      changes.map((change, index) => ({ what: 'stock', lineIDs: [`line-${index}`], ...change })),
    );
    expect(textsOf(lines, world, products)).toEqual(texts);
  });
});

it('a price of one unit that changed, before and after', () => {
  const changes = priceChanges(
    [going({}, { quantity: 2, total: 8000 })],
    [going({}, { quantity: 2, total: 8800 })],
  );
  expect([changes.map(changeText), priceChanges([going({})], [going({})])]).toEqual([
    ['Tulip Market Bunch: was $40.00, now $44.00'],
    [],
  ]);
});

it('survives its way as JSON, and nothing unknown does', () => {
  const changes = orderChanges(groupShipments([going({})]), plenty, worldAt(tuesday, '13:00'));
  expect(changesIn(JSON.parse(JSON.stringify({ changes })))).toEqual(changes);
  expect([
    changesIn({ changes: [{ what: 'weather', lineIDs: [], titles: [] }] }),
    changesIn(null),
    changesIn({}),
  ]).toEqual([[], [], []]);
});
