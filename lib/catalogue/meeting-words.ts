import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { clockWords, shortDayFrom, shortMonth } from '@/lib/core/time/day-words';
import type { Meeting } from './meetings';

/** `Sat, May 9, 10:00 AM – 12:00 PM CST` (ruling 14: the label reads CST all year); with its year where that is not the year of `today`, always without one. */
export function sessionWords({ day, from, to }: Meeting, today: ChicagoDate | null): string {
  return `${shortDayFrom(day, today)}, ${hoursWords({ from, to })}`;
}

/** The words of a whole date, every meeting of a course among them (`DateDisplay`), seen from the Chicago day `today`. */
export function dateDisplay(
  { meetings }: { meetings: readonly Meeting[] },
  today: ChicagoDate | null,
): string {
  const [first, ...more] = meetings;
  if (!first) return '';
  return [
    sessionWords(first, today),
    ...(more.length > 0
      ? [`and ${more.map(({ day }) => shortDayFrom(day, today)).join('; ')}`]
      : []),
  ].join(', ');
}

/** `10:00 AM – 12:00 PM CST` */
export function hoursWords({ from, to }: Pick<Meeting, 'from' | 'to'>): string {
  return `${clockWords(from)} – ${clockWords(to)} CST`;
}

/** Month and day of a date tile; the year where it is not the year of `today`. */
export function tileWords(
  day: ChicagoDate,
  today: ChicagoDate,
): { month: string; day: string; year: string | null } {
  const year = day.slice(0, 4);
  return {
    month: shortMonth(day),
    day: String(Number(day.slice(8))),
    year: year === today.slice(0, 4) ? null : year,
  };
}
