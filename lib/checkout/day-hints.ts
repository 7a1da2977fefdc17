import { daySentence } from '@/lib/cart/day-words';
import type { CalendarDay } from '@/lib/delivery/calendar';
import type { DayReason } from '@/lib/delivery/day-reasons';

const short: Record<DayReason, string> = {
  'past': 'Past', 'too-far': 'Not yet', 'sunday': 'Closed', 'holiday': 'Holiday', 'closed': 'Closed', 'non-delivery': 'No vans',
  'lead-time': 'Too soon', 'cut-off': 'Too late', 'not-same-day': 'Too soon', 'runs-full': 'Full',
};

/** The one or two words inside a day that cannot be chosen. */
export function shortReason(reason: DayReason): string {
  return short[reason];
}

/** Why the days of a month are closed: Sundays once, every other day by itself. */
export function closedDays(days: readonly (CalendarDay | null)[]): { when: string; why: string }[] {
  const closed = days.flatMap((day) => (day && !day.available ? [day] : []));
  const sundays = closed.some(({ reason }) => reason === 'sunday');
  const others = closed.filter(({ reason }) => reason !== 'sunday' && reason !== 'past' && reason !== 'too-far');
  return [
    ...(sundays ? [{ when: 'Sundays', why: 'We do not deliver on Sundays.' }] : []),
    ...others.map(({ date, text }) => ({ when: daySentence(date), why: text })),
  ];
}
