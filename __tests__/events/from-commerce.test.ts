/** @jest-environment node */
import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import type { ProductXp } from '@/lib/catalogue/product-xp';
import { chicagoInstant } from '@/lib/core/chicago-time';
import { eventsFromCommerce } from '@/lib/events/from-commerce';
import { sessionWords } from '@/lib/events/session-words';

const now = chicagoInstant('2026-05-05', '22:00');
const product = (ID: string, EventDateTimes: Record<string, string>, xp: Partial<ProductXp> = {}): BuyerProduct => ({
  ID, Name: 'WREATHS', PriceSchedule: { PriceBreaks: [{ Quantity: 1, Price: 62 }] } as BuyerProduct['PriceSchedule'],
  xp: { ProductCode: ID.slice(0, 6), IsWorkShopEvent: true, EventName: 'Living Wreath', EventDateTimes, ...xp },
});

describe('eventsFromCommerce', () => {
  it.each([
    ['today, though it is over', { '2026-05-05': '10:00-12:00' }, {}, 1],
    ['yesterday', { '2026-05-04': '10:00-12:00' }, {}, 0],
    ['hidden', { '2026-05-09': '10:00-12:00' }, { Visible: false }, 0],
    ['no event at all', { '2026-05-09': '10:00-12:00' }, { IsWorkShopEvent: false }, 0],
    ['unreadable hours', { '2026-05-09': 'noon' }, {}, 0],
  ])('%s', (_name, dates, xp, count) => {
    expect(eventsFromCommerce([product('700101', dates, xp)], now)).toHaveLength(count);
  });

  it('gathers the dates of one event and puts the next event first', () => {
    const events = eventsFromCommerce([
      product('700101', { '2026-05-20': '10:00-12:00' }), product('700101-2', { '2026-05-16': '09:00-10:00' }), product('700102', { '2026-05-10': '18:30-20:00' }),
    ], now);
    expect(events.map(({ code, sessions }) => [code, sessions.map(({ day }) => day)])).toEqual([['700102', ['2026-05-10']], ['700101', ['2026-05-16', '2026-05-20']]]);
    expect(events[0]).toMatchObject({ title: 'Living Wreath', price: 6200 });
  });
});

describe('sessionWords', () => {
  it.each([['09:00', '12:00', 'Sat, May 16, 9:00 AM – 12:00 PM CST'], ['00:15', '13:05', 'Sat, May 16, 12:15 AM – 1:05 PM CST']])('%s to %s', (from, to, words) => {
    expect(sessionWords({ productID: 'x', day: '2026-05-16', from, to, seats: 'in' })).toBe(words);
  });
});
