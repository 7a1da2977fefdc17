import type { Metadata } from 'next';
import { monthWords } from '@/lib/events/calendar/month';
import { calendarPath, type CalendarChoice } from '@/lib/routes/event-path';
import { pageMetadata } from './page-meta';

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
