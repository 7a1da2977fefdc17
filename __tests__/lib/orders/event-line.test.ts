/** @jest-environment node */
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { eventLineXp } from '@/lib/orders/line/event-line';

const seat: Partial<ProductXp> = {
  IsWorkShopEvent: true,
  EventName: 'Wreath Workshop',
  EventRoom: 'Glasshouse',
  EventDateTimes: { '2026-12-05': '10:00-12:00' },
};

describe('what a line says of its event', () => {
  it.each<[string, Partial<ProductXp>, object]>([
    ['a vase', { ProductCode: '100310' }, {}],
    ['a vase with a date map', { EventDateTimes: seat.EventDateTimes, IsWorkShopEvent: false }, {}],
    [
      'a seat',
      seat,
      {
        EventName: 'Wreath Workshop',
        EventRoom: 'Glasshouse',
        EventDateDisplay: 'Sat, Dec 5, 2026, 10:00 AM – 12:00 PM CST',
      },
    ],
    [
      'a course',
      { ...seat, EventDateTimes: { '2026-12-12': '10:00-12:00', '2026-12-05': '10:00-12:00' } },
      { EventDateDisplay: 'Sat, Dec 5, 2026, 10:00 AM – 12:00 PM CST, and Sat, Dec 12, 2026' },
    ],
    ['a seat without a room', { ...seat, EventRoom: undefined }, { EventRoom: null }],
    ['a seat without a date', { ...seat, EventDateTimes: undefined }, { EventDateDisplay: null }],
    [
      'a seat with a date that is none',
      { ...seat, EventDateTimes: { soon: '10-12' } },
      { EventDateDisplay: null },
    ],
    [
      'a seat named by its title',
      { ...seat, EventName: null, WebFacingProductTitle: 'Wreaths' },
      { EventName: 'Wreaths' },
    ],
    [
      'a seat called by its title, as the page of its event is',
      { ...seat, WebFacingProductTitle: 'Wreaths' },
      { EventName: 'Wreaths' },
    ],
    [
      'a seat with a title of spaces',
      { ...seat, WebFacingProductTitle: ' ' },
      { EventName: 'Wreath Workshop' },
    ],
  ])('%s', (_, product, said) => {
    const xp = eventLineXp(product);
    expect(xp).toMatchObject(said);
    if (!product.IsWorkShopEvent) expect(xp).toEqual({});
  });

  it('carries the description it is given', () => {
    expect(eventLineXp(seat, 'Bring gloves.').EventDescription).toBe('Bring gloves.');
  });
});
