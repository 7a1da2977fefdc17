/** @jest-environment node */
import type { CartWish } from '@/lib/cart/cart';
import { wishWords } from '@/lib/cart/wish';
import { checkoutOptions } from '@/lib/checkout/delivery/options';
import { wishChange } from '@/lib/checkout/delivery/wish-change';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { changeText } from '@/lib/orders/change-texts';
import { at, deliveryWorld, item, settingsWith } from '../delivery/world';

const roses = item({ nationwide: true, wireable: true });
const wish = (change: Partial<CartWish> = {}): CartWish => ({
  zip: '55408',
  date: '2026-11-24',
  run: 'NO PREF',
  method: 'LocalDelivery',
  cost: 1499,
  ...change,
});

type Case = [
  string,
  CartWish,
  string,
  Parameters<typeof settingsWith>[0],
  string | null,
  DeliveryMethod?,
];

describe('a wished day where the goods are to go now', () => {
  it.each<Case>([
    ['stands at its own ZIP', wish(), '55408', {}, null],
    [
      'costs otherwise at its own ZIP, as the cart has said',
      wish({ cost: 999 }),
      '55408',
      {},
      null,
    ],
    [
      'costs more at another',
      wish({ zip: '55401', cost: 999 }),
      '55408',
      {},
      'Local Delivery to 55408: was $9.99, now $14.99',
    ],
    [
      'costs more at another with its run',
      wish({ zip: '55401', cost: 1598, run: 'PM' }),
      '55408',
      { DayRules: [{ label: 'A fee.', run: 'PM', effect: { feeCents: 299 } }] },
      'Local Delivery to 55408: was $15.98, now $17.98',
    ],
    [
      'costs no more at another, where a fee is of another run',
      wish({ zip: '55401', cost: 1598, run: 'AM' }),
      '55408',
      { DayRules: [{ label: 'A fee.', run: 'PM', effect: { feeCents: 299 } }] },
      null,
    ],
    [
      'costs more at another on a day that is dearer itself',
      wish({ zip: '55401' }),
      '55408',
      { DayRules: [{ label: 'A fee.', dates: ['2026-11-24'], effect: { feeCents: 500 } }] },
      'Local Delivery to 55408: was $14.99, now $19.99',
    ],
    ['costs less at another', wish({ zip: '55401', cost: 1999 }), '55408', {}, null],
    [
      'goes another way at another',
      wish(),
      '60611',
      {},
      'Local Delivery does not come to 60611. Nationwide Delivery does on Tue, Nov 24: was $14.99, now $27.98',
    ],
    [
      'is closed',
      wish(),
      '55408',
      { NonDeliveryDates: ['2026-11-24'] },
      'Tue, Nov 24 is no longer possible: we do not deliver on this day. First possible day: Fri, Nov 20',
    ],
    [
      'is a Sunday',
      wish({ date: '2026-11-22' }),
      '60611',
      {},
      'Sun, Nov 22 is no longer possible: we do not deliver on Sundays. First possible day: Sat, Nov 21',
    ],
    ['is beyond the calendar', wish({ date: '2027-06-01' }), '55408', {}, null],
    [
      'goes by the courier it was wished by, which costs more at another',
      wish({ zip: '55401', method: 'Courier', cost: 999 }),
      '55408',
      {},
      'Courier to 55408: was $9.99, now $29.99',
      'Courier',
    ],
    [
      'goes by another way the shopper has chosen beside the wished one',
      wish({ zip: '55401', cost: 999 }),
      '55408',
      {},
      null,
      'Courier',
    ],
    ['was not possible when it was wished', wish({ method: null, cost: null }), '60611', {}, null],
  ])('%s', (_, wished, zip, xp, text, method = wished.method ?? undefined) => {
    const { now, ...facts } = deliveryWorld({
      settings: settingsWith(xp),
      now: at('2026-11-20', '10:00'),
    });
    const query = { zip, addressType: 'Residence', method } as const;
    const options = checkoutOptions({ query, items: [roses], goods: [], facts, now });
    const change = wishChange(wished, options, zip);
    expect(change && changeText(change)).toBe(text);
  });

  it('says nothing where nothing goes', () => {
    const { now, ...facts } = deliveryWorld();
    const query = { zip: '60611', addressType: 'Residence' } as const;
    const options = checkoutOptions({ query, items: [item()], goods: [], facts, now });
    expect(wishChange(wish(), options, '60611')).toBeNull();
  });
});

it.each<[CartWish, string]>([
  [wish(), 'Tue, Nov 24 to 55408, Local Delivery $14.99'],
  [wish({ run: 'AM' }), 'Tue, Nov 24 to 55408, in the morning, Local Delivery $14.99'],
  [wish({ run: 'PM', cost: 0 }), 'Tue, Nov 24 to 55408, in the afternoon, Local Delivery free'],
  [wish({ method: null, cost: null, run: 'PM' }), 'Tue, Nov 24 to 55408'],
])('a wish in words: %j', (wished, words) => {
  expect(wishWords(wished)).toBe(words);
});
