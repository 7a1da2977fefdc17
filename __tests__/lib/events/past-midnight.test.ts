/** @jest-environment node */
import { calendarFileText } from '@/lib/events/calendar/calendar-file';
import { isPast } from '@/lib/events/event-dates';
import { sessionState } from '@/lib/events/event-state';
import { recordsFromCommerce } from '@/lib/search/from-commerce';
import { eventJsonLd } from '@/lib/seo/json-ld/event-json-ld';
import { session, shopEvent } from './make-event';

const origin = 'https://shop.example';
const evening = (day: string, to: string) => session({ meetings: [{ day, from: '21:00', to }] });

describe.each(['00:00', '00:30'])('an evening that ends at %s of the next day', (to) => {
  const night = evening('2026-12-31', to);
  const end = `2027-01-01T06:${to.slice(3)}:00Z`;

  it.each([
    ['on its day', '2026-12-31T12:00:00-06:00', 'on-sale', false],
    ['while it lasts', '2026-12-31T23:45:00-06:00', 'under-way', false],
    ['once it has ended', end, 'over', true],
  ])('is %s at %s: %s', (_, at, kind, past) => {
    expect(sessionState(night, new Date(at)).kind).toBe(kind);
    expect(isPast(night, new Date(at))).toBe(past);
  });

  it('says so to calendars and search engines', () => {
    const event = shopEvent({ sessions: [night] });
    const file = calendarFileText(event, night, null, origin, new Date('2026-12-01T00:00:00Z'));
    expect(file).toContain('DTSTART:20270101T030000Z');
    expect(file).toContain(`DTEND:20270101T06${to.slice(3)}00Z`);
    expect(eventJsonLd(event, night, null, origin, new Date('2026-12-01T00:00:00Z'))).toMatchObject(
      {
        endDate: `2027-01-01T${to}:00-06:00`,
      },
    );
  });

  it('is found by a search until it ends', () => {
    const [record] = recordsFromCommerce({
      products: [
        {
          ID: 'night',
          Name: 'Night',
          Active: true,
          DefaultPriceScheduleID: 'S',
          xp: {
            ProductCode: 'night',
            IsWorkShopEvent: true,
            EventDateTimes: { '2026-12-31': `21:00-${to}` },
          },
        },
      ],
      schedules: new Map([['S', { ID: 'S', Name: 'S', PriceBreaks: [{ Quantity: 1, Price: 1 }] }]]),
      categoryIDs: new Map(),
      categoryNames: new Map(),
      largestMarkup: 0,
      today: '2026-12-01',
    });
    expect(record?.EndDate).toBe(Date.parse(end) / 1000);
  });
});
