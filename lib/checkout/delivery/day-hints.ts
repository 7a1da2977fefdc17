import { daySentence } from '@/lib/cart/day-words';
import { chicagoWeekday } from '@/lib/core/time/chicago-day';
import type { CalendarDay } from '@/lib/delivery/calendar';
import type { DayReason } from '@/lib/delivery/day-reasons';

const short: Record<DayReason, string> = {
  past: 'Past',
  'too-far': 'Not yet',
  sunday: 'Closed',
  holiday: 'Holiday',
  closed: 'Closed',
  'non-delivery': 'No vans',
  'lead-time': 'Too soon',
  'cut-off': 'Too late',
  'not-same-day': 'Too soon',
  'runs-full': 'Full',
};

/** The one or two words inside a day that cannot be chosen. */
export function shortReason(reason: DayReason): string {
  return short[reason];
}

/** Why days of a month are closed: every reason once, with its days; a weekday that is always closed by its name. */
export function closedDays(days: readonly (CalendarDay | null)[]): { when: string; why: string }[] {
  const closed = days.flatMap((day) =>
    day && !day.available && !silent.includes(day.reason) ? [day] : [],
  );
  const reasons = [...new Set(closed.map(({ text }) => text))];
  return reasons.map((why) => ({
    when: whenWords(closed.filter(({ text }) => text === why).map(({ date }) => date)),
    why,
  }));
}

const silent: readonly DayReason[] = ['past', 'too-far'];

function whenWords(dates: readonly string[]): string {
  const weekdays = new Set(dates.map((date) => chicagoWeekday(date)));
  const [first = ''] = dates;
  if (weekdays.size === 1 && (dates.length > 1 || chicagoWeekday(first) === 0))
    return `${daySentence(first).split(',')[0] ?? ''}s`;
  return new Intl.ListFormat('en').format(dates.map(daySentence));
}
