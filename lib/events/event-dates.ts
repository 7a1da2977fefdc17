import { eventPath } from '@/lib/routes/event-path';
import { type Month, monthOf } from './calendar/month';
import type { EventSession, ShopEvent } from './event';
import { comingSessions } from './past';

/** The dates one page of an event shows, and the months that have a page of their own. */
export interface EventDates {
  shown: EventSession[];
  months: Month[];
}

const mostAtOnce = 12;

/** The coming dates of an event for one of its pages: all, or where they are many the next of them or those of a month; `null` for a month without a page. */
export function eventDates(
  coming: readonly EventSession[],
  month: Month | null,
): EventDates | null {
  const isParted = coming.length > mostAtOnce;
  if (month === null)
    return { shown: coming.slice(0, mostAtOnce), months: isParted ? monthsOf(coming) : [] };
  const shown = isParted ? coming.filter(({ day }) => monthOf(day) === month) : [];
  return shown.length > 0 ? { shown, months: monthsOf(coming) } : null;
}

/** The page of an event on which one of its dates can be booked. */
export function sessionPath(
  event: Pick<ShopEvent, 'code' | 'sessions'>,
  { productID, day }: Pick<EventSession, 'productID' | 'day'>,
  now: Date,
): string {
  const isFar =
    event.sessions.length > mostAtOnce &&
    comingSessions(event, now).findIndex((session) => session.productID === productID) >=
      mostAtOnce;
  return eventPath(event.code, isFar ? monthOf(day) : null);
}

function monthsOf(sessions: readonly EventSession[]): Month[] {
  return [...new Set(sessions.map(({ day }) => monthOf(day)))];
}
