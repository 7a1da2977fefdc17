import type { ChicagoDate } from '@/lib/core/chicago-time';
import { clockWords, shortDay, shortMonth, yearUnless } from '@/lib/core/day-words';
import type { Meeting } from './meetings';

/** `Sat, May 9, 10:00 AM – 12:00 PM CST` (decision 14: the label reads CST all year); with its year where that is not the year of `beside`. */
export function sessionWords({ day, from, to }: Meeting, beside: ChicagoDate = day): string {
  return `${shortDay(day)}${yearUnless(day, beside)}, ${hoursWords({ from, to })}`;
}

/** The words of a whole date, every meeting of a course among them (`DateDisplay`). */
export function dateDisplay(session: { meetings: readonly Meeting[] }, beside?: ChicagoDate): string {
  const [first, ...more] = session.meetings;
  if (!first) return '';
  return [sessionWords(first, beside), ...(more.length > 0 ? [`and ${more.map(({ day }) => shortDay(day)).join('; ')}`] : [])].join(', ');
}

/** `10:00 AM – 12:00 PM CST` */
export function hoursWords({ from, to }: Pick<Meeting, 'from' | 'to'>): string {
  return `${clockWords(from)} – ${clockWords(to)} CST`;
}

/** Month and day of a date tile. */
export function tileWords(day: ChicagoDate): { month: string; day: string } {
  return { month: shortMonth(day), day: String(Number(day.slice(8))) };
}
