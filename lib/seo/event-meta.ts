import type { Metadata } from 'next';
import { realPicture } from '@/lib/catalogue/picture';
import { brand } from '@/lib/config/brand';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { ShopEvent } from '@/lib/events/event';
import { mainSession } from '@/lib/events/event-dates';
import { priceWords } from '@/lib/events/event-words';
import { sessionWords } from '@/lib/catalogue/meeting-words';
import { eventPath, calendarPath, type CalendarChoice } from '@/lib/routes/event-path';
import { monthWords, type Month } from '@/lib/events/calendar/month';
import { pageMetadata } from './page-meta';

/** Meta of an event page: the date it is known by leads its description. Its dates of one month are no page of their own. */
export function eventMeta(
  event: ShopEvent,
  month: Month | null,
  now: Date,
  origin: string,
): Metadata {
  const session = mainSession(event, now);
  return pageMetadata({
    name: event.title,
    description: [session && sessionWords(session, chicagoDate(now)), event.description]
      .filter(Boolean)
      .join('. '),
    facts: [
      `${priceWords(event)}.`,
      `A class or meeting in a store of ${brand.name}, ${brand.region}.`,
    ],
    path: eventPath(event.code),
    origin,
    image: realPicture(event.picture),
    noindex: month !== null,
  });
}

/** Meta of the calendar: a month is a page of its own, a filtered view is not indexed. `month` is `null` for the current one. */
export function calendarMeta(
  { category, admission, featured }: CalendarChoice,
  month: string | null,
  origin: string,
): Metadata {
  return pageMetadata({
    name: month ? `Events in ${monthWords(month)}` : 'Event Calendar',
    description: month
      ? `Workshops, talks and walks in our stores in ${monthWords(month)}.`
      : 'Every workshop, talk and walk in our stores, month by month.',
    path: calendarPath({ month }),
    origin,
    noindex: Boolean(category ?? admission) || featured,
  });
}
