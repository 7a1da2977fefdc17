import type { CalendarEntry } from './calendar/calendar';
import type { EventState } from './event-state';
import { isPast } from './past';
import { sessionState } from './session-state';

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
