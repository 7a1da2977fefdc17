/** @jest-environment node */
import { calendarFileText, googleCalendarLink } from '@/lib/events/calendar/calendar-file';
import { calendarEntries } from '@/lib/events/calendar/calendar';
import { eventFacetFilters, eventFilters } from '@/lib/events/calendar/calendar-page.server';
import {
  firstOpen,
  mostSeats,
  offerStateNow,
  seatsWords,
  sessionStateNow,
  sessionWordsNow,
} from '@/lib/events/booking';
import { seatsNow } from '@/lib/events/event-facts.server';
import { eventJsonLd } from '@/lib/seo/json-ld/event-json-ld';
import { offer, session, shopEvent } from './make-event';

const place = { name: 'Lilac & Loam Edina', address: '3917 Minnehaha Lane, Edina, MN 55424' };
const origin = 'https://shop.example';
const lines = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('the calendar file', () => {
  const course = shopEvent({
    sessions: [
      session({
        meetings: [
          { day: '2026-10-29', from: '18:30', to: '20:00' },
          { day: '2026-11-05', from: '18:30', to: '20:00' },
        ],
      }),
    ],
  });

  it('is in UTC on both sides of the change of the clock, an entry per meeting with an identifier that stays', () => {
    const text = () =>
      lines(
        calendarFileText(
          course,
          course.sessions[0]!,
          place,
          origin,
          new Date('2026-10-01T00:00:00Z'),
        ),
      );
    const of = (name: string) =>
      text()
        .filter((line) => line.startsWith(`${name}:`))
        .map((line) => line.slice(name.length + 1));
    expect(of('DTSTART')).toEqual(['20261029T233000Z', '20261106T003000Z']);
    expect(of('DTEND')).toEqual(['20261030T010000Z', '20261106T020000Z']);
    expect(of('UID')).toEqual(['700106-2026-10-29@shop.example', '700106-2026-11-05@shop.example']);
    expect(text()).toEqual(text());
    expect(of('LOCATION')[0]).toBe(
      'The long counter\\, Lilac & Loam Edina\\, 3917 Minnehaha Lane\\, Edina\\, MN 55424',
    );
  });

  it('keeps what an editor wrote from adding lines of its own', () => {
    const hostile = shopEvent({ title: 'A\r\nATTENDEE:mailto:x@y', description: 'B\nEND:VEVENT' });
    const text = lines(calendarFileText(hostile, hostile.sessions[0]!, null, origin, new Date(0)));
    expect(text.filter((line) => /^(ATTENDEE|END:VEVENT)/.test(line))).toEqual(['END:VEVENT']);
  });

  it('is an entry, no calendar of its own with a name: Outlook would open that, empty', () => {
    const text = calendarFileText(course, course.sessions[0]!, place, origin, new Date(0));
    expect(lines(text).filter((line) => /^(NAME|X-WR-CALNAME)/.test(line))).toEqual([]);
  });

  it('has a link that opens Google Calendar with the same instants', () => {
    const link = new URL(googleCalendarLink(course, course.sessions[0]!, place, origin));
    expect(link.searchParams.get('dates')).toBe('20261029T233000Z/20261030T010000Z');
  });
});

describe('structured data of an event', () => {
  it('has true offsets, prices of every seat and says when it is sold out', () => {
    const event = shopEvent({
      sessions: [
        session({
          offers: [
            offer({ size: 'Adult', price: 4800, seats: 'out' }),
            offer({ productID: 'c', size: 'Child', price: 3400 }),
          ],
        }),
      ],
    });
    expect(
      eventJsonLd(event, event.sessions[0]!, null, origin, new Date('2026-07-01T15:00:00Z')),
    ).toMatchObject({
      '@type': 'Event',
      startDate: '2026-07-04T10:00:00-05:00',
      endDate: '2026-07-04T12:00:00-05:00',
      url: `${origin}/event/700106`,
      offers: [
        { price: '48.00', availability: 'https://schema.org/SoldOut' },
        { price: '34.00', availability: 'https://schema.org/InStock', priceCurrency: 'USD' },
      ],
    });
  });
});

describe('seats', () => {
  it.each([
    [null, 'Seats available'],
    [9, 'Seats available'],
    [8, '8 seats left'],
    [1, '1 seat left'],
    [0, 'Sold out'],
    [-2, 'Sold out'],
  ])('%s', (left, words) => {
    expect(seatsWords(left)).toBe(words);
  });
  it.each([
    [null, 8, 8],
    [3, 8, 3],
    [0, 8, 0],
    [-1, 8, 0],
    [null, 20_000, 10_000],
  ])('left %s of at most %s: %s', (left, maximum, most) => {
    expect(mostSeats(left, maximum)).toBe(most);
  });
  it('are counted from quantity and safety stock, of visible events only', () => {
    const product = (ID: string, QuantityAvailable: number, xp: object = {}) => ({
      ID,
      Inventory: { Enabled: true, QuantityAvailable },
      xp: { ProductCode: 'x', IsWorkShopEvent: true, SafetyStock: 2, ...xp },
    });
    expect(
      seatsNow([
        product('a', 5),
        product('b', 1),
        product('c', 5, { CodeB3: '9' }),
        product('d', 5, { Visible: false }),
        product('e', 5, { IsWorkShopEvent: false }),
      ]).map(({ productID, left }) => [productID, left]),
    ).toEqual([
      ['a', 3],
      ['b', 0],
      ['c', null],
    ]);
  });
  it('of a date are the sum of its kinds, once they are known', () => {
    const date = session({ offers: [offer({}), offer({ productID: 'c' })] });
    const open = { kind: 'on-sale' as const, opens: null };
    const out = { kind: 'sold-out' as const, opens: null };
    const now = (seats: Record<string, number | null>) => ({
      states: {},
      facts: { seats, states: { 700106: open, c: open }, purchased: [], standsFor: null, now: '' },
    });
    expect(
      [now({ 700106: 2, c: 3 }), now({ 700106: 5, c: 4 }), now({ 700106: 1, c: null })].map(
        (facts) => [sessionWordsNow(date, facts, '2026-07-01'), sessionStateNow(date, facts).kind],
      ),
    ).toEqual([
      ['5 seats left', 'few-seats'],
      ['Seats available', 'on-sale'],
      ['Seats available', 'on-sale'],
    ]);
    expect(
      sessionWordsNow(date, { states: { 700106: out, c: open }, facts: null }, '2026-07-01'),
    ).toBe('Seats available');
    expect(offerStateNow(offer({ productID: 'gone' }), now({})).kind).toBe('closed');
    expect(
      firstOpen([session({ productID: 'x', offers: [offer({ productID: 'x' })] }), date], {
        x: out,
        700106: open,
      }),
    ).toBe('700106');
  });
});

it('of a kind that cannot be booked now are not counted into those left of its date', () => {
  const date = session({ offers: [offer({}), offer({ productID: 'c' })] });
  const states = {
    700106: { kind: 'few-seats', opens: null },
    c: { kind: 'not-yet', opens: '2026-07-02T00:00:00-05:00' },
  } as const;
  const facts = { states, purchased: [], standsFor: null, now: '' };
  const said = (seats: Record<string, number | null>) => {
    const now = { states: {}, facts: { ...facts, seats } };
    return [sessionWordsNow(date, now, '2026-07-01'), sessionStateNow(date, now).kind];
  };
  expect(said({ 700106: 2, c: 20 })).toEqual(['2 seats left', 'few-seats']);
  expect(said({ 700106: 2, c: null })).toEqual(['2 seats left', 'few-seats']);
});

describe('the filters of an event search', () => {
  it('are those of the specification', () => {
    expect(eventFilters(1_790_000_100)).toBe(
      'Visible = 1 AND StartDate <= 1790000100 AND EndDate >= 1790000100',
    );
    expect(
      eventFacetFilters({ categoryID: 'WorkshopsEvents_Kids', featured: true, admission: 'free' }),
    ).toEqual([
      'IsDefaultProduct:true',
      'IsWorkShopEvent:true',
      'CategoryIDs:WorkshopsEvents_Kids',
      'IsFeatured:true',
      'IsWorkshop:0',
    ]);
    expect(eventFacetFilters({ categoryID: null, featured: false, admission: 'ticketed' })).toEqual(
      ['IsDefaultProduct:true', 'IsWorkShopEvent:true', 'IsWorkshop:1'],
    );
    expect(() =>
      eventFacetFilters({ categoryID: 'x OR 1', featured: false, admission: null }),
    ).toThrow('not a category ID');
  });
});

describe('calendarEntries', () => {
  it('puts every meeting on its day, in the order of the clock, days of the neighbouring months included', () => {
    const early = shopEvent({
      code: 'b',
      title: 'B',
      sessions: [
        session({ productID: 'b', meetings: [{ day: '2026-08-01', from: '08:00', to: '09:00' }] }),
      ],
    });
    const both = shopEvent({
      sessions: [
        session({
          meetings: [
            { day: '2026-07-30', from: '10:00', to: '12:00' },
            { day: '2026-08-01', from: '10:00', to: '12:00' },
          ],
        }),
      ],
    });
    const entries = calendarEntries([both, early], {}, '2026-07', new Date('2026-07-10T12:00:00Z'));
    expect(
      [...entries].flatMap(([day, list]) => list.map(({ event }) => `${day} ${event.code}`)),
    ).toEqual(['2026-07-30 700106', '2026-08-01 b', '2026-08-01 700106']);
  });

  it('names the store an event is held in, and none where it is held elsewhere', () => {
    const held = { meetings: [{ day: '2026-07-30', from: '10:00', to: '12:00' }] };
    const events = ['Store-lyndale', 'Store-gone', null].map((storeID) =>
      shopEvent({ storeID, sessions: [session(held)] }),
    );
    const names = { 'Store-lyndale': 'Lyndale', 'Store-nicollet': 'Nicollet' };
    const entries = calendarEntries(events, names, '2026-07', new Date('2026-07-10T12:00:00Z'));
    expect(entries.get('2026-07-30')?.map(({ place }) => place)).toEqual(['Lyndale', null, null]);
  });
});
