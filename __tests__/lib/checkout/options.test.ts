/** @jest-environment node */
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import type { BuyerSettings, DayRule } from '@/lib/delivery/settings';
import { deliveryItem } from '@/lib/delivery/item';
import { checkoutOptions, pickupStores } from '@/lib/checkout/delivery/options';
import { latestGood } from '@/lib/core/process/latest-good';
import { calendarMonths } from '@/lib/checkout/delivery/calendar-days';
import { setClock } from '@/lib/core/time/clock';
import { at } from '../delivery/world';
import { pickupStore } from '@/scripts/prove/promise/makers';

const facts = {
  settings: defaultBuyerSettings,
  cities: [{ zip: '55408', city: 'Minneapolis', location: { lat: 44.9487, lng: -93.2877 } }],
  stores: [],
};
const local = deliveryItem('100310', {});
const nationwide = deliveryItem('100410', { CodeB2: 'Y' });
const morning = new Date('2026-05-05T15:46:00Z');
const goods = [
  { quantity: 3, handlingCents: 250 },
  { quantity: 1, handlingCents: 0 },
];
const options = (
  query: Parameters<typeof checkoutOptions>[0]['query'],
  items = [local],
  now = morning,
  handled: typeof goods = [],
) => checkoutOptions({ query, items, goods: handled, facts, now });

describe('what checkout offers', () => {
  it('for a local ZIP: our own vans, the city, the nearest fee band, days with runs', () => {
    const offer = options({ zip: '55408', addressType: 'Residence' });
    expect(offer).toMatchObject({ method: 'LocalDelivery', city: 'Minneapolis', cost: 1499 });
    expect(offer.days[0]).toMatchObject({ date: '2026-05-05', available: true });
    expect(offer.days.find(({ date }) => date === '2026-05-10')).toMatchObject({
      available: false,
      reason: 'sunday',
      text: 'We do not deliver on Sundays.',
    });
  });

  it('after the cut-off, not today', () => {
    const offer = options(
      { zip: '55408', addressType: 'Residence' },
      [local],
      new Date('2026-05-05T18:00:00Z'),
    );
    expect(offer.days[0]).toMatchObject({ available: false, reason: 'cut-off' });
  });

  it.each<[string, string, Partial<BuyerSettings['xp']>, number]>([
    ['the cut-off of today', '10:46', {}, 8040],
    [
      'the start of the only run that has room',
      '08:30',
      { DeliveryDatesN: { '2026-05-05': { PM: { checkedRun: true } } } },
      1800,
    ],
    [
      'the hour a rule of the retailer names',
      '10:46',
      { DayRules: [{ label: 'Early.', dates: ['2026-05-05'], effect: { cutOff: '11:00' } }] },
      840,
    ],
    ['nothing on a day that is closed', '10:46', { NonDeliveryDates: ['2026-05-05'] }, 0],
  ])('counts down to %s', (_, time, xp, secondsLeft) => {
    const settings = { ...defaultBuyerSettings, xp: { ...defaultBuyerSettings.xp, ...xp } };
    const { countdown } = checkoutOptions({
      query: { zip: '55408', addressType: 'Residence' },
      items: [local],
      goods: [],
      facts: { ...facts, settings },
      now: at('2026-05-05', time),
    });
    expect(countdown).toMatchObject({ offered: secondsLeft > 0, secondsLeft });
  });

  it('nothing where the cart cannot go', () => {
    expect(options({ zip: '90210', addressType: 'Residence' })).toMatchObject({
      method: null,
      days: [],
      cost: 0,
      city: null,
    });
  });

  it('a parcel for what ships nationwide, pickup at a store', () => {
    expect(options({ zip: '90210', addressType: 'Residence' }, [nationwide])).toMatchObject({
      method: 'UPS',
      runs: [],
    });
    expect(options({ addressType: 'InStorePickUp' })).toMatchObject({
      method: 'InStorePickUp',
      cost: 0,
      runs: [],
    });
  });
});

describe('what a method costs', () => {
  const wired = deliveryItem('100319', { CodeB2: 'Y', CodeB4: 'F' });
  it.each<
    [string, Parameters<typeof options>[0], typeof local, [string, number, [string, number][]][]]
  >([
    [
      'the van and the courier, with handling',
      { zip: '55408', addressType: 'Residence' },
      wired,
      [
        [
          'LocalDelivery',
          2249,
          [
            ['Handling Fee', 750],
            ['Delivery Fees', 1499],
          ],
        ],
        [
          'Courier',
          3749,
          [
            ['Handling Fee', 750],
            ['Delivery Fees', 2999],
          ],
        ],
      ],
    ],
    [
      'wired, with its service',
      { zip: '60601', addressType: 'Residence' },
      wired,
      [
        [
          'Wired',
          3548,
          [
            ['Handling Fee', 750],
            ['Service Fee', 999],
            ['Delivery Fees', 1799],
          ],
        ],
      ],
    ],
    [
      'pickup, without handling',
      { addressType: 'InStorePickUp' },
      local,
      [['InStorePickUp', 0, []]],
    ],
  ])('is all that is charged: %s', (_, query, item, expected) => {
    const offer = options(query, [item], morning, goods);
    const shown = offer.methods.map(({ method, cost, fees }) => [
      method,
      cost,
      fees.map(({ label, cents }) => [label, cents]),
    ]);
    expect(shown).toEqual(expect.arrayContaining(expected));
    for (const { cost, fees } of offer.methods)
      expect(fees.reduce((sum, { cents }) => sum + cents, 0)).toBe(cost);
    expect(offer.cost).toBe(offer.methods[0]!.cost);
  });
});

describe('what a run adds to the cost of its day', () => {
  const evening = { label: 'A fee of the afternoon.', run: 'PM', effect: { feeCents: 299 } };
  it.each<[string, object[], object | undefined]>([
    ['nothing by itself', [], undefined],
    ['what a rule says of the run', [evening], { PM: 299 }],
    ['that of its own days', [{ ...evening, dates: ['2026-05-06'] }], { PM: 299 }],
    ['not that of other days', [{ ...evening, dates: ['2026-05-07'] }], undefined],
    ['not that of the whole day', [{ ...evening, run: undefined }], undefined],
    ['not that of another way', [{ ...evening, method: 'Courier' }], undefined],
  ])('%s', (_, rules, runFees) => {
    const settings = {
      ...defaultBuyerSettings,
      xp: { ...defaultBuyerSettings.xp, DayRules: rules as DayRule[] },
    };
    const { days } = checkoutOptions({
      query: { zip: '55408', addressType: 'Residence' },
      items: [local],
      goods: [],
      facts: { ...facts, settings },
      now: morning,
    });
    expect(days.find(({ date }) => date === '2026-05-06')?.runFees).toEqual(runFees);
  });
});

it('says of a day what it costs where that is more than the first', () => {
  const DayRules: DayRule[] = [
    { label: 'Saturdays.', weekdays: ['Saturday'], effect: { feeCents: 500 } },
  ];
  const { cost, days } = checkoutOptions({
    query: { zip: '55408', addressType: 'Residence' },
    items: [local],
    goods: [],
    facts: {
      ...facts,
      settings: { ...defaultBuyerSettings, xp: { ...defaultBuyerSettings.xp, DayRules } },
    },
    now: morning,
  });
  const costOn = (date: string) => days.find((day) => day.date === date)?.cost;
  expect([cost, costOn('2026-05-05'), costOn('2026-05-09'), costOn('2026-05-10')]).toEqual([
    1499,
    undefined,
    1999,
    undefined,
  ]);
});

describe('pickup stores', () => {
  it.each([
    [{}, 1],
    [{ flagship: false }, 0],
    [{ willCall: false }, 0],
    [{ active: false }, 0],
  ])('with %j: %i', (flags, count) => {
    expect(pickupStores([pickupStore(flags)])).toHaveLength(count);
  });

  it.each([
    ['6125550101', '6125550101'],
    ['', null],
  ])('with the phone “%s” are shown with %p', (phone, shown) => {
    expect(pickupStores([pickupStore({ phone })])[0]?.phone).toBe(shown);
  });
});

describe('a value from elsewhere', () => {
  afterEach(() => setClock(null));

  it('is fetched once while it is fresh, and its last good copy serves an outage', async () => {
    const answers: (() => Promise<number>)[] = [
      () => Promise.resolve(1),
      () => Promise.reject(new Error('down')),
      () => Promise.resolve(2),
    ];
    let fetched = 0;
    const read = latestGood(60_000, () =>
      (answers[fetched++] ?? (() => Promise.reject(new Error('unexpected'))))(),
    );
    setClock(morning);
    expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
    expect(fetched).toBe(1);
    setClock(new Date(morning.getTime() + 61_000));
    expect(await read()).toBe(1);
    expect(await read()).toBe(2);
  });

  it('fails while there was never a copy', async () => {
    await expect(latestGood(1, () => Promise.reject(new Error('down')))()).rejects.toThrow('down');
  });
});

describe('the months of the calendar', () => {
  it('are whole, with nothing to choose before today', () => {
    const [may, june] = calendarMonths(options({ zip: '55408', addressType: 'Residence' }).days);
    expect(may).toMatchObject({ id: '2026-05', title: 'May 2026', lead: 5 });
    expect(may?.days).toHaveLength(31);
    expect(may?.days[3]?.day).toBeNull();
    expect(may?.days[4]?.day?.date).toBe('2026-05-05');
    expect(june?.lead).toBe(1);
  });
});
