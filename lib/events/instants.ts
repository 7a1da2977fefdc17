import { chicagoInstant } from '@/lib/core/time/chicago-time';
import { meetingEnd, type Meeting } from '@/lib/catalogue/meetings';
import type { EventSession } from './event';

/** The instant a date begins: its first meeting's. */
export function sessionStart({ day, from }: Pick<EventSession, 'day' | 'from'>): Date {
  return chicagoInstant(day, from);
}

/** The instant a date is over: its last meeting's end. */
export function sessionEnd(session: Pick<EventSession, 'meetings' | 'day' | 'from' | 'to'>): Date {
  return meetingEnd(session.meetings.at(-1) ?? session);
}

/** The instant one meeting begins. */
export function meetingStart({ day, from }: Meeting): Date {
  return chicagoInstant(day, from);
}
