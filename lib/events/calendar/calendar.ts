import { releaseEnd, releaseStart, type ReleaseDates } from '@/lib/catalogue/release';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant, type ChicagoDate } from '@/lib/core/time/chicago-time';
import type { Meeting } from '@/lib/catalogue/meetings';
import { placeOf, type EventSession, type ShopEvent } from '../event';
import { addMonthsTo, monthGrid, monthOf, type Month } from './month';
import { type EventState, sessionState } from '../event-state';
import { isPast } from '../event-dates';

/** One meeting on one day of the calendar. */
export interface CalendarEntry {
  event: ShopEvent;
  session: EventSession;
  meeting: Meeting;
  /** Name of the store it is held in; `null` where it is held elsewhere. */
  place: string | null;
}

/**
 * Whether the calendar shows an event: its second release date is after one month ago, or its first is before the end of the range
 * (specification A9). `rangeEnd` is the last Chicago day shown. A release without an end is always after, one without a beginning always before.
 */
export function isInCalendarWindow(
  release: ReleaseDates,
  rangeEnd: ChicagoDate,
  now: Date,
): boolean {
  const monthAgo = chicagoInstant(addMonthsTo(chicagoDate(now), -1));
  const afterRange = chicagoInstant(addChicagoDays(rangeEnd, 1));
  const [start, end] = [releaseStart(release), releaseEnd(release)];
  return end === null || end > monthAgo || start === null || start < afterRange;
}

/** The meetings of every day of a month's grid, by day; the earliest first, then by title. `places` are the names of the stores by ID. */
export function calendarEntries(
  events: readonly ShopEvent[],
  places: Readonly<Record<string, string>>,
  month: Month,
  now: Date,
): Map<ChicagoDate, CalendarEntry[]> {
  const days = monthGrid(month).flat();
  const rangeEnd = days.at(-1) ?? '';
  const byDay = new Map<ChicagoDate, CalendarEntry[]>(days.map((day) => [day, []]));
  for (const event of events) {
    for (const session of event.sessions.filter(({ release }) =>
      isInCalendarWindow(release, rangeEnd, now),
    )) {
      for (const meeting of session.meetings)
        byDay.get(meeting.day)?.push({ event, session, meeting, place: placeOf(event, places) });
    }
  }
  for (const entries of byDay.values())
    entries.sort(
      (a, b) =>
        a.meeting.from.localeCompare(b.meeting.from) || a.event.title.localeCompare(b.event.title),
    );
  return byDay;
}

/** The next month after `month` in which the calendar shows a meeting of these events; `null` when there is none. */
export function nextMonthWithEvents(
  events: readonly ShopEvent[],
  month: Month,
  now: Date,
): Month | null {
  const later = events.flatMap(({ sessions }) =>
    sessions.flatMap(({ meetings, release }) =>
      meetings
        .map(({ day }) => monthOf(day))
        .filter(
          (of) => of > month && isInCalendarWindow(release, monthGrid(of).flat().at(-1) ?? '', now),
        ),
    ),
  );
  return later.toSorted()[0] ?? null;
}

/** What the calendar says of one meeting of a date. */
export interface EntryState {
  state: EventState;
  /** Grey and without a link: the meeting is past, or the date it belongs to began before today (specification A4). */
  past: boolean;
  /** Whether this very meeting has ended; a later evening of a course has not, though nobody can join it any more. */
  over: boolean;
}

/** What can be done with a meeting of the calendar now. */
export function entryState(
  { session, meeting }: Pick<CalendarEntry, 'session' | 'meeting'>,
  now: Date,
): EntryState {
  const over = isPast({ day: meeting.day, meetings: [meeting] }, now);
  return { state: sessionState(session, now), past: over || isPast(session, now), over };
}
