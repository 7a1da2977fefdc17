import { chicagoDate, type ChicagoDate } from '@/lib/core/chicago-time';
import type { EventSession, ShopEvent } from './event';

/** Whether an event's date lies before today, in Chicago (000 §4). */
export function isPast({ day }: Pick<EventSession, 'day'>, now: Date): boolean {
  return day < chicagoDate(now);
}

/** An event's dates of today and later, the earliest first. */
export function comingSessions(event: ShopEvent, now: Date): EventSession[] {
  return event.sessions.filter((session) => !isPast(session, now));
}

/** Events with a date today or later, reduced to those dates, the next first. */
export function comingEvents(events: readonly ShopEvent[], now: Date): ShopEvent[] {
  return events
    .map((event) => ({ ...event, sessions: comingSessions(event, now) }))
    .filter(({ sessions }) => sessions.length > 0)
    .sort((a, b) => nextStart(a).localeCompare(nextStart(b)) || a.title.localeCompare(b.title));
}

/** The date an event is known by: the next one, or when all are over the last one. */
export function mainSession(event: ShopEvent, now: Date): EventSession | null {
  return comingSessions(event, now)[0] ?? event.sessions.at(-1) ?? null;
}

function nextStart({ sessions }: ShopEvent): ChicagoDate {
  return `${sessions[0]?.day} ${sessions[0]?.from}`;
}
