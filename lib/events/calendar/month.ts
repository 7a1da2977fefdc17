import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { monthName } from '@/lib/core/time/day-words';

/** A calendar month, `YYYY-MM`. */
export type Month = string;

/** The month of a Chicago day. */
export function monthOf(date: ChicagoDate): Month {
  return date.slice(0, 7);
}

/** The month `count` after (or, negative, before) a month. */
export function addMonths(month: Month, count: number): Month {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** The last day of a month. */
export function lastDayOf(month: Month): ChicagoDate {
  return addChicagoDays(`${addMonths(month, 1)}-01`, -1);
}

/** The same day `count` months later or earlier, or the last day of a month that is too short: 31 March − 1 is 28 or 29 February. */
export function addMonthsTo(date: ChicagoDate, count: number): ChicagoDate {
  const month = addMonths(monthOf(date), count);
  const day = `${month}-${date.slice(8)}`;
  return day <= lastDayOf(month) ? day : lastDayOf(month);
}

/** The weeks of a month from Sunday to Saturday, whole: four to six rows of seven Chicago days. */
export function monthGrid(month: Month): ChicagoDate[][] {
  const first = addChicagoDays(`${month}-01`, -chicagoWeekday(`${month}-01`));
  const last = lastDayOf(month);
  const weeks: ChicagoDate[][] = [];
  for (let sunday = first; sunday <= last; sunday = addChicagoDays(sunday, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, weekday) => addChicagoDays(sunday, weekday)));
  }
  return weeks;
}

/** The month that is now in Chicago. */
export function currentMonth(now: Date): Month {
  return monthOf(chicagoDate(now));
}

/** `May 2026`. */
export function monthWords(month: Month): string {
  return `${monthName(month)} ${month.slice(0, 4)}`;
}
