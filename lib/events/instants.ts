import { chicagoInstant } from '@/lib/core/time/chicago-time';
import type { Meeting } from '@/lib/catalogue/meetings';
import type { EventSession } from './event';

/** The instant a date begins: its first meeting's. */
export function sessionStart({ day, from }: Pick<EventSession, 'day' | 'from'>): Date {
  return chicagoInstant(day, from);
}

/** The instant a date is over: its last meeting's end. */
export function sessionEnd(session: Pick<EventSession, 'meetings' | 'day' | 'to'>): Date {
  const last = session.meetings.at(-1);
  return last ? meetingEnd(last) : chicagoInstant(session.day, session.to);
}

/** The instant one meeting begins. */
export function meetingStart({ day, from }: Meeting): Date {
  return chicagoInstant(day, from);
}

/** The instant one meeting is over. */
export function meetingEnd({ day, to }: Meeting): Date {
  return chicagoInstant(day, to);
}
