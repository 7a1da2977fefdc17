/** @jest-environment node */
import type { ArrivalReason } from '@/lib/delivery/arrival';
import type { Promised } from '@/lib/promise/promise';
import { endWords, envelopeWords, promiseView } from '@/lib/promise/promise-view';
import { arrivalReasons } from '@/lib/promise/reason-texts';
import { at } from '../delivery/world';

const now = at('2026-11-27', '10:00');
const lasting = { until: '2026-11-27T19:00:00.000Z', factsVersion: 'v1' };
const price = {
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
};
const way = {
  method: 'LocalDelivery',
  date: '2026-11-28',
  run: 'NO PREF',
  openRuns: [],
  orderBy: '2026-11-28T19:00:00.000Z',
} as const;
const yes: Promised = {
  ...lasting,
  ...way,
  openRuns: [],
  answer: 'yes',
  next: ['2026-11-30', '2027-01-02'],
  price,
  others: [
    {
      ...way,
      openRuns: [],
      method: 'Courier',
      date: '2026-11-27',
      price: { ...price, allIn: 3349 },
    },
  ],
};
const from: Promised = {
  ...lasting,
  ...way,
  openRuns: [],
  answer: 'from',
  next: [],
  others: [{ ...way, openRuns: [], method: 'Courier', date: '2026-11-27' }],
  envelope: { local: { from: 1849, to: 2849 }, far: 3148 },
};
const no = (reason: ArrivalReason, more: object = {}): Promised => ({
  ...lasting,
  answer: 'no',
  reason,
  text: null,
  productIDs: [],
  nearest: null,
  elsewhere: null,
  left: null,
  min: null,
  max: null,
  ...more,
});
const view = (
  promised: Promised,
  zip: string | null = '55408',
  city: string | null = 'Minneapolis',
) => promiseView(promised, { zip, city, now });

describe('a promise in words', () => {
  it('names day, place, price and last minute, further days and other ways', () => {
    expect(view(yes)).toMatchObject({
      arrives: true,
      day: { date: '2026-11-28', words: 'tomorrow', method: 'LocalDelivery' },
      headline: 'Can arrive Saturday, November 28 in Minneapolis',
      details: ['Local Delivery $18.49, order by 1 PM tomorrow'],
      days: [
        { date: '2026-11-28', words: 'Sat, Nov 28' },
        { date: '2026-11-30', words: 'Mon, Nov 30' },
        { date: '2027-01-02', words: 'Sat, Jan 2, 2027' },
      ],
      standsFor: 3 * 3600_000,
      others: ['Courier: Friday, November 27, $33.49'],
      price: { way: 'Local Delivery', total: 7467, fee: 1849 },
      until: lasting.until,
    });
  });

  it.each<[string, object, (string | number)[][]]>([
    [
      'all there is',
      { assembly: 1500, runOrDayFee: 500, allIn: 2349, roadFee: 50 },
      [
        ['Merchandise', 5000],
        ['Assembly', 1500],
        ['Handling Fee', 350],
        ['Delivery Fees', 2049, '$5.00 for the day and time included'],
        ['Tax', 618],
      ],
    ],
    [
      'a day like others',
      {},
      [
        ['Merchandise', 5000],
        ['Handling Fee', 350],
        ['Delivery Fees', 1499],
        ['Tax', 618],
      ],
    ],
    [
      'a florist elsewhere',
      { wireService: 999, allIn: 3148 },
      [
        ['Merchandise', 5000],
        ['Handling Fee', 350],
        ['Delivery Fees', 2798, 'Service Fee $9.99 included'],
        ['Tax', 618],
      ],
    ],
    [
      'a florist elsewhere on a dear day',
      { wireService: 999, runOrDayFee: 500, allIn: 3648 },
      [
        ['Merchandise', 5000],
        ['Handling Fee', 350],
        ['Delivery Fees', 3298, 'Service Fee $9.99 and $5.00 for the day and time included'],
        ['Tax', 618],
      ],
    ],
    [
      'a delivery for nothing',
      { handling: 0, allIn: 0 },
      [
        ['Merchandise', 5000],
        ['Delivery Fees', 0],
        ['Tax', 618],
      ],
    ],
  ])('has a price in the parts of the order’s summary: %s', (_, change, parts) => {
    const shown = view({ ...yes, price: { ...price, ...change } });
    expect(shown.price?.parts.map((part) => Object.values(part))).toEqual(parts);
  });

  it('has no line of delivery where a mailbox costs nothing', () => {
    const mailed = { ...yes, method: 'Email' as const, price: { ...price, handling: 0, allIn: 0 } };
    expect(view(mailed).price?.parts.map(({ label }) => label)).toEqual(['Merchandise', 'Tax']);
  });

  it('says nothing of what delivery costs where that is not known', () => {
    expect(view({ ...from, envelope: { local: null, far: null } }, null).details).toEqual([]);
  });

  it('calls a place without a name by its ZIP, and nothing for a mailbox', () => {
    expect(view(yes, '60611', null).headline).toBe('Can arrive Saturday, November 28 in 60611');
    expect(view({ ...yes, method: 'Email' }, null, null).headline).toBe(
      'Can arrive Saturday, November 28',
    );
  });

  it('promises no day before a ZIP is known', () => {
    expect(view(from, null, null)).toMatchObject({
      day: null,
      headline: 'Twin Cities from Saturday, November 28',
      details: ['Delivery $18.49 to $28.49 in the Twin Cities, $31.48 nationwide'],
      others: ['Courier: Friday, November 27'],
      price: null,
    });
    expect(view({ ...from, method: 'UPS' }, null, null).headline).toBe(
      'From Saturday, November 28 by UPS',
    );
  });

  it.each<[Promised, string, string[]]>([
    [
      no('zip-out-of-reach', { elsewhere: 'out-of-town' }),
      'We can’t deliver this to 55408: our vans do not go there, and it does not travel.',
      ['Our Out Of Town category has what travels.'],
    ],
    [
      no('no-way', { elsewhere: 'pickup' }),
      'We can’t deliver this to 55408.',
      ['You can pick it up at one of our stores.'],
    ],
    [no('mixed-wire'), 'These can’t go there together: only some of them can be wired.', []],
    [no('not-released'), 'This is not sold yet.', []],
    [no('out-of-stock', { left: 0 }), 'This is out of stock.', []],
    [no('out-of-stock', { left: 3 }), 'We have only 3 left.', []],
    [no('out-of-stock', { left: 1 }), 'We have only 1 left.', []],
    [no('quantity', { min: 2, max: 6 }), 'This is sold from 2 to 6 at a time.', []],
    [no('unavailable'), 'We can’t deliver this to 55408 on any day we can promise.', []],
    [
      no('run-full', {
        text: 'Every van is full.',
        nearest: { date: '2026-11-30', method: 'LocalDelivery', run: 'AM' },
      }),
      'Every van is full.',
      ['First possible day: Mon, Nov 30.'],
    ],
    [no('day-rule', { text: 'No vans on Tuesdays.' }), 'No vans on Tuesdays.', []],
    [no('run-closed'), 'No van goes at that time on this day.', []],
  ])('says why not: %j', (promised, headline, details) => {
    expect(view(promised)).toMatchObject({
      arrives: false,
      day: null,
      price: null,
      headline,
      details,
    });
  });

  it('says of a day that was asked for that it is that one which is not possible, and which is', () => {
    const full = no('run-full', {
      text: 'Every van is full.',
      nearest: { date: '2026-11-30', method: 'LocalDelivery', run: 'AM' },
      elsewhere: 'pickup',
    });
    const wanted = { zip: '55408', city: null, date: '2026-11-28', now };
    expect(promiseView(full, wanted)).toMatchObject({
      headline: 'Sat, Nov 28 is not possible: every van is full.',
      details: ['First possible day: Mon, Nov 30.'],
      days: [{ date: '2026-11-30' }],
    });
    expect(promiseView(no('quantity', { min: 2, max: 6 }), wanted).headline).toBe(
      'This is sold from 2 to 6 at a time.',
    );
  });

  it.each(arrivalReasons)(
    'says of %s in two sentences at most why, and what is instead',
    (reason) => {
      const nearest = { date: '2026-11-30', method: 'LocalDelivery', run: 'AM' };
      const said = [null, '2026-11-28'].flatMap((date) =>
        [{}, { nearest }, { elsewhere: 'pickup' }, { nearest, elsewhere: 'out-of-town' }].flatMap(
          (more) =>
            ['55408', null].map((zip) => {
              const shown = promiseView(no(reason, more), { zip, city: null, date, now });
              return [shown.headline, ...shown.details].join(' ');
            }),
        ),
      );
      for (const words of said) {
        expect(words).toMatch(/^[A-Z][^.]*\.( [A-Z][^.]*\.)?$/);
        expect(words).not.toMatch(/undefined|null|NaN/);
      }
    },
  );

  it.each([
    ['2026-11-27T19:00:00.000Z', '1 PM today'],
    ['2026-11-28T19:00:00.000Z', '1 PM tomorrow'],
    ['2026-11-28T06:00:00.000Z', 'midnight today'],
    ['2026-11-29T06:00:00.000Z', 'midnight tomorrow'],
    ['2026-12-01T19:30:00.000Z', '1:30 PM Tue, Dec 1'],
  ])('says by when: %s', (orderBy, words) => {
    expect(endWords(orderBy, '2026-11-27')).toBe(words);
  });

  it.each([
    [{ local: { from: 1499, to: 1499 }, far: null }, 'Delivery $14.99 in the Twin Cities'],
    [{ local: null, far: 1499 }, 'Delivery $14.99 nationwide'],
    [{ local: { from: 0, to: 0 }, far: null }, 'Delivery free in the Twin Cities'],
    [{ local: null, far: null }, ''],
  ])('says what delivery costs from and to: %j', (envelope, words) => {
    expect(envelopeWords(envelope)).toBe(words);
  });
});
