import type { CartShipment } from '@/lib/cart/cart';
import { mendOf, standing } from '@/lib/cart/change/mending';
import type { DayChange, OrderChange, TermsChange } from '@/lib/core/order-change';
import { bouquets, cartOf } from '@/__tests__/support/shop-stub';

const [placed] = cartOf(bouquets(2)).shipments as [CartShipment];
const LineItemIDs = placed.lines.map(({ id }) => id);
const named = { lineIDs: LineItemIDs, titles: ['Coral Roses in a Mason Jar'] };
const wished: CartShipment = {
  ...placed,
  recipient: null,
  method: null,
  date: null,
  timePreference: null,
  wish: { zip: '55408', date: '2026-05-09', run: 'PM', method: 'LocalDelivery', cost: 1849 },
};
const past: DayChange = {
  what: 'day',
  ...named,
  method: 'LocalDelivery',
  date: '2026-05-09',
  reason: 'past',
  why: 'This day has passed.',
  first: '2026-05-11',
};
const full: OrderChange = { ...past, what: 'run', run: 'Morning' };
const dearer: TermsChange = {
  what: 'terms',
  ...named,
  date: '2026-05-09',
  before: { method: 'LocalDelivery', cents: 1499 },
  after: { method: 'LocalDelivery', cents: 1699 },
  reason: 'another-price',
  zip: '55408',
};
const mend = (change: OrderChange, shipment = placed) => mendOf(change, { shipments: [shipment] });
const sent = (date: string, run: string) => ({
  DeliveryMethod: 'LocalDelivery',
  RequestedDeliveryDate: date,
  TimePreference: run,
});
const wish = (date: string, run: string) => ({
  Wish: { Zip: '55408', Date: date, Run: run, Method: 'LocalDelivery' },
});

describe('what mends a change in one yes', () => {
  it.each<[string, OrderChange, CartShipment, string, object]>([
    [
      'a day is gone, with the part of it that was chosen',
      past,
      placed,
      'Take Mon, May 11, any time',
      sent('2026-05-11', 'NO PREF'),
    ],
    [
      'a day is gone of which no part was chosen',
      past,
      { ...placed, timePreference: 'NO PREF' },
      'Take Mon, May 11',
      sent('2026-05-11', 'NO PREF'),
    ],
    [
      'a wished day is gone',
      past,
      wished,
      'Take Mon, May 11, any time',
      wish('2026-05-11', 'NO PREF'),
    ],
    [
      'a part of the day is full: the day stands',
      full,
      placed,
      'Any time on Sat, May 9',
      sent('2026-05-09', 'NO PREF'),
    ],
    [
      'it costs more: day and part of it stand',
      dearer,
      placed,
      'Continue with $16.99',
      sent('2026-05-09', 'AM'),
    ],
    [
      'a wish costs more: the part that was wished for stands',
      dearer,
      wished,
      'Continue with $16.99',
      wish('2026-05-09', 'PM'),
    ],
    [
      'the tax is higher',
      { ...dearer, tax: { before: 447, after: 586 } },
      placed,
      'Continue with $5.86 tax',
      sent('2026-05-09', 'AM'),
    ],
  ])('%s', (_, change, shipment, label, request) => {
    expect(mend(change, shipment)).toEqual({ label, request: { LineItemIDs, ...request } });
  });

  it('is as many as one line can have, none where it can have none', () => {
    const short = { what: 'stock' as const, ...named, quantity: 2, left: 3, most: 1 };
    expect(mend(short)).toEqual({ label: 'Change to 1', quantity: 1, lineID: LineItemIDs[0] });
    expect(mend({ ...short, most: 0 })).toBeNull();
  });

  it('is nothing where the shopper has to choose', () => {
    expect(mend({ ...past, first: null })).toBeNull();
    expect(
      mend({ what: 'way', ...named, method: 'UPS', reason: 'out-of-reach' } as OrderChange),
    ).toBeNull();
  });

  it('is not asked for of what the cart has already: new prices, and what is sold no more', () => {
    const onlySaid: OrderChange[] = [
      { what: 'price', ...named, before: 4999, after: 5499 },
      { what: 'gone', ...named },
    ];
    expect(standing([...onlySaid, past, dearer])).toEqual([past, dearer]);
  });
});
