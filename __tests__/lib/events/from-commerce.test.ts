/** @jest-environment node */
import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { chicagoInstant } from '@/lib/core/time/chicago-time';
import { eventsFromCommerce } from '@/lib/events/from-commerce';
import { comingEvents, mainSession } from '@/lib/events/event-dates';
import { dateDisplay } from '@/lib/catalogue/meeting-words';

const now = chicagoInstant('2026-05-05', '22:00');
const product = (
  ID: string,
  EventDateTimes: Record<string, string>,
  xp: Partial<ProductXp> = {},
): BuyerProduct => ({
  ID,
  Name: 'WREATHS',
  PriceSchedule: { PriceBreaks: [{ Quantity: 1, Price: 62 }] } as BuyerProduct['PriceSchedule'],
  xp: {
    ProductCode: ID.slice(0, 6),
    IsWorkShopEvent: true,
    EventName: 'Living Wreath',
    EventDateTimes,
    ...xp,
  },
});

describe('eventsFromCommerce', () => {
  it.each([
    ['today, though it is over', { '2026-05-05': '10:00-12:00' }, {}, 0],
    ['today, under way', { '2026-05-05': '21:30-22:30' }, {}, 1],
    ['yesterday', { '2026-05-04': '10:00-12:00' }, {}, 0],
    ['hidden', { '2026-05-09': '10:00-12:00' }, { Visible: false }, 0],
    ['no event at all', { '2026-05-09': '10:00-12:00' }, { IsWorkShopEvent: false }, 0],
    ['unreadable hours', { '2026-05-09': 'noon' }, {}, 0],
  ])('%s', (_name, dates, xp, count) => {
    expect(comingEvents(eventsFromCommerce([product('700101', dates, xp)]), now)).toHaveLength(
      count,
    );
  });

  it('gathers the dates of one event and puts the next event first', () => {
    const events = eventsFromCommerce([
      product('700101', { '2026-05-20': '10:00-12:00' }),
      product('700101-2', { '2026-05-16': '09:00-10:00' }),
      product('700102', { '2026-05-10': '18:30-20:00' }),
    ]);
    expect(
      comingEvents(events, now).map(({ code, sessions }) => [code, sessions.map(({ day }) => day)]),
    ).toEqual([
      ['700102', ['2026-05-10']],
      ['700101', ['2026-05-16', '2026-05-20']],
    ]);
    expect(events[0]).toMatchObject({ title: 'Living Wreath', price: 6200, priceTo: 6200 });
  });

  it.each([
    ['its title', { WebFacingProductTitle: 'Wreaths, Alive' }, 'Wreaths, Alive'],
    ['its own name where the title is empty', { WebFacingProductTitle: ' ' }, 'Living Wreath'],
    ['the product’s name where it says neither', { EventName: null }, 'Wreaths'],
  ])('calls an event by %s', (_, xp, title) => {
    const [event] = eventsFromCommerce([product('700101', { '2026-05-20': '10:00-12:00' }, xp)]);
    expect(event?.title).toBe(title);
  });

  it('keeps every date with whether it is shown, and shows none of a hidden one', () => {
    const [event] = eventsFromCommerce([
      product('700101', { '2026-05-20': '10:00-12:00', '2026-05-27': '10:00-12:00' }),
      product('700101-2', { '2026-04-16': '09:00-10:00' }),
      product(
        '700101-3',
        { '2026-06-16': '09:00-10:00', '2026-05-20': '18:00-19:00' },
        { Visible: false },
      ),
    ]);
    expect(event?.relatedDates).toEqual([
      { Date: '2026-04-16', Visible: true },
      { Date: '2026-05-20', Visible: true },
      { Date: '2026-05-27', Visible: true },
      { Date: '2026-06-16', Visible: false },
    ]);
    expect(event?.sessions.map(({ productID, day }) => [productID, day])).toEqual([
      ['700101-2', '2026-04-16'],
      ['700101', '2026-05-20'],
    ]);
    expect(event && mainSession(event, now)?.day).toBe('2026-05-20');
  });

  it('has hidden dates where they are asked for', () => {
    const hidden = product('700101', { '2026-05-20': '10:00-12:00' }, { Visible: false });
    expect(eventsFromCommerce([hidden])).toEqual([]);
    expect(eventsFromCommerce([hidden], { hidden: true })).toMatchObject([
      { code: '700101', sessions: [{ day: '2026-05-20' }], relatedDates: [{ Visible: false }] },
    ]);
  });

  it('puts the sizes and glazes of one date together, as free as the freest', () => {
    const stocked = (ID: string, Size: string, left: number, price: number) => ({
      ...product(ID, { '2026-05-20': '10:00-12:00' }, { SpecsOptions: { Size } }),
      Inventory: { Enabled: true, QuantityAvailable: left },
      PriceSchedule: {
        PriceBreaks: [{ Quantity: 1, Price: price }],
      } as BuyerProduct['PriceSchedule'],
    });
    const [event] = eventsFromCommerce([
      stocked('700101-A', 'Adult', 0, 48),
      stocked('700101-C', 'Child', 3, 34),
    ]);
    expect(event).toMatchObject({ price: 3400, priceTo: 4800 });
    expect(event?.sessions).toHaveLength(1);
    expect(event?.sessions[0]).toMatchObject({
      offers: [
        { size: 'Adult', seats: 'out' },
        { size: 'Child', seats: 'low' },
      ],
    });
  });

  it('says every meeting of a course', () => {
    const [event] = eventsFromCommerce([
      product('700106', { '2026-11-05': '18:30-20:00', '2026-10-29': '18:30-20:00' }),
    ]);
    expect(event?.sessions[0] && dateDisplay(event.sessions[0], '2026-05-05')).toBe(
      'Thu, Oct 29, 6:30 PM – 8:00 PM CST, and Thu, Nov 5',
    );
  });
});
