import { eventPath } from '@/lib/routes/event-path';
import { meetingEnd } from '@/lib/catalogue/meetings';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { monthOf, type Month } from './calendar/month';
import type { EventSession, ShopEvent } from './event';
import { hasBegun, sessionState } from './event-state';

/** Whether an event's date lies before today, in Chicago (specification A4). */
export function isBeforeToday({ day }: Pick<EventSession, 'day'>, now: Date): boolean {
  return day < chicagoDate(now);
}

/** Whether a date, or one meeting of it, is grey and without a link: its day lies before today (specification A4), or its last hour is over (ruling 34). */
export function isPast(
  { day, meetings }: Pick<EventSession, 'day' | 'meetings'>,
  now: Date,
): boolean {
  const last = meetings.at(-1);
  return isBeforeToday({ day }, now) || (last !== undefined && now >= meetingEnd(last));
}

/** An event's dates that are not past, the earliest first; one that is under way today is among them. */
export function comingSessions(event: Pick<ShopEvent, 'sessions'>, now: Date): EventSession[] {
  return event.sessions.filter((session) => !isPast(session, now));
}

/** Events with a date that is not past, reduced to what lists show of them: the dates still to begin, else those under way; the next first. */
export function comingEvents(events: readonly ShopEvent[], now: Date): ShopEvent[] {
  return events
    .map((event) => ({ ...event, sessions: listedSessions(event, now) }))
    .filter(({ sessions }) => sessions.length > 0)
    .sort((a, b) => nextStart(a).localeCompare(nextStart(b)) || a.title.localeCompare(b.title));
}

/** The date an event is known by: the next one to begin, else the one under way, or when all are over the last one. */
export function mainSession(event: ShopEvent, now: Date): EventSession | null {
  return listedSessions(event, now)[0] ?? event.sessions.at(-1) ?? null;
}

function listedSessions(event: ShopEvent, now: Date): EventSession[] {
  const coming = comingSessions(event, now);
  const toBegin = coming.filter((session) => !hasBegun(sessionState(session, now)));
  return toBegin.length > 0 ? toBegin : coming;
}

function nextStart({ sessions }: ShopEvent): ChicagoDate {
  return `${sessions[0]?.day} ${sessions[0]?.from}`;
}

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
