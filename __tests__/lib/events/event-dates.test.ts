/** @jest-environment node */
import { eventDates, sessionPath } from '@/lib/events/event-dates';
import { calendarMeta, eventMeta } from '@/lib/seo/event-meta';
import { session, shopEvent } from './make-event';

const origin = 'https://shop.example';
const now = new Date('2026-07-10T15:00:00Z');
const onDay = (day: string, index: number) =>
  session({ productID: `700106-${index}`, meetings: [{ day, from: '10:00', to: '12:00' }] });
/** Ten in July, two of them over; then seven in August and one in October. */
const event = shopEvent({
  sessions: [
    ...Array.from({ length: 10 }, (_, index) => `2026-07-${String(index + 8).padStart(2, '0')}`),
    ...Array.from({ length: 7 }, (_, index) => `2026-08-0${index + 1}`),
    '2026-10-31',
  ].map(onDay),
});
const coming = event.sessions.slice(2);
const daysOf = (month: string | null) => eventDates(coming, month)?.shown.map(({ day }) => day);

describe('the dates on a page of an event', () => {
  it('are the next twelve, with the months that have some', () => {
    expect(daysOf(null)).toEqual(coming.slice(0, 12).map(({ day }) => day));
    expect(eventDates(coming, null)?.months).toEqual(['2026-07', '2026-08', '2026-10']);
  });

  it('are those of a month', () => {
    expect(daysOf('2026-10')).toEqual(['2026-10-31']);
    expect(daysOf('2026-08')).toHaveLength(7);
  });

  it.each(['2026-09', '2027-10', 'none'])('are none in %s, which is no page', (month) => {
    expect(eventDates(coming, month)).toBeNull();
  });

  it('are all of an event with few, which has no page of a month', () => {
    expect(eventDates(coming.slice(0, 12), null)).toEqual({
      shown: coming.slice(0, 12),
      months: [],
    });
    expect(eventDates(coming.slice(0, 12), '2026-08')).toBeNull();
    expect(eventDates([], null)).toEqual({ shown: [], months: [] });
  });
});

it.each([
  [2, '/event/700106'],
  [13, '/event/700106'],
  [14, '/event/700106?month=2026-08'],
  [17, '/event/700106?month=2026-10'],
])('date %i is booked at %s', (index, path) => {
  expect(sessionPath(event, event.sessions[index]!, now)).toBe(path);
});

it('the dates of a month are no page of their own to search engines', () => {
  const metaOf = (month: string | null) => eventMeta(event, month, now, origin);
  expect(metaOf('2026-10')).toMatchObject({
    alternates: { canonical: `${origin}/event/700106` },
    robots: { index: false, follow: true },
  });
  expect(metaOf(null).robots).toBeUndefined();
});

it.each([
  ['the whole calendar', {}, true],
  ['a kind of events', { category: 'Events_Workshops' }, false],
  ['free events', { admission: 'free' as const }, false],
  ['what is featured', { featured: true }, false],
])('search engines are offered no part of the calendar but its months: %s', (_, part, offered) => {
  const whole = { month: '2026-08', category: null, admission: null, featured: false };
  const { robots } = calendarMeta({ ...whole, ...part }, '2026-08', origin);
  expect(robots).toEqual(offered ? undefined : { index: false, follow: true });
});
