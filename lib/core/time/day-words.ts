import { addChicagoDays, chicagoWeekday, type ChicagoDate } from './chicago-day';

// Not Intl.DateTimeFormat: making one costs a browser several milliseconds while a page starts.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
/** Names of the days of a week from Sunday. */
export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** `Saturday` */
export function weekdayName(day: ChicagoDate): string {
  return weekdays[chicagoWeekday(day)] ?? '';
}

/** `May`, of a day or a month `YYYY-MM`. */
export function monthName(day: string): string {
  return months[Number(day.slice(5, 7)) - 1] ?? '';
}

/** `May`, `Sep`: the month in three letters. */
export function shortMonth(day: string): string {
  return monthName(day).slice(0, 3);
}

/** `Sat, May 9` */
export function shortDay(day: ChicagoDate): string {
  return `${weekdayName(day).slice(0, 3)}, ${shortMonth(day)} ${dayNumber(day)}`;
}

/** `Sat 28` beside a day of the same month; `Tue Dec 1` beside one of another. */
export function dayBeside(day: ChicagoDate, beside: ChicagoDate): string {
  const month = day.slice(0, 7) === beside.slice(0, 7) ? '' : `${shortMonth(day)} `;
  return `${weekdayName(day).slice(0, 3)} ${month}${dayNumber(day)}`;
}

/** `, 2027` for a day of another year than the one it stands beside, and beside none (`null`); nothing for one of the same. */
export function yearUnless(day: ChicagoDate, beside: ChicagoDate | null): string {
  return day.slice(0, 4) === beside?.slice(0, 4) ? '' : `, ${day.slice(0, 4)}`;
}

/** `Sat, May 9`, and `Sat, Jan 9, 2027` for a day of another year than `today`'s; always with its year without one. */
export function shortDayFrom(day: ChicagoDate, today: ChicagoDate | null): string {
  return shortDay(day) + yearUnless(day, today);
}

/** `Saturday, May 9`, and `Saturday, January 9, 2027` for a day of another year than `today`'s. */
export function daySentenceFrom(day: ChicagoDate, today: ChicagoDate): string {
  return `${weekdayName(day)}, ${monthName(day)} ${dayNumber(day)}${yearUnless(day, today)}`;
}

/** `Saturday, May 9, 2026` */
export function longDay(day: ChicagoDate): string {
  return `${weekdayName(day)}, ${longDate(day)}`;
}

/** `May 9, 2026` */
export function longDate(day: ChicagoDate): string {
  return `${monthName(day)} ${dayNumber(day)}, ${day.slice(0, 4)}`;
}

/** `today`, `tomorrow` or `Sat, May 9`, seen from a day; with the year where it is another. */
export function relativeDay(day: ChicagoDate, today: ChicagoDate): string {
  if (day === today) return 'today';
  return day === addChicagoDays(today, 1) ? 'tomorrow' : shortDayFrom(day, today);
}

/** `today`, `tomorrow`, `Tuesday` within a week, then `Sat, May 9`; with the year where it is another. */
export function nearDay(day: ChicagoDate, today: ChicagoDate): string {
  const near = day > addChicagoDays(today, 1) && day < addChicagoDays(today, 7);
  return near ? weekdayName(day) : relativeDay(day, today);
}

/** A wall clock time, `10:00 AM`; without minutes on the full hour when `short`. */
export function clockWords(time: string, short = false): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = short && minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** `1 PM today`, `9 AM Sat, May 9`: an hour (`HH:mm`) of a day, seen from `today`; the midnight that begins a day is said of the day it ends. */
export function hourOfDay(time: string, day: ChicagoDate, today: ChicagoDate): string {
  return time === '00:00'
    ? `midnight ${relativeDay(addChicagoDays(day, -1), today)}`
    : `${clockWords(time, true)} ${relativeDay(day, today)}`;
}

function dayNumber(day: ChicagoDate): number {
  return Number(day.slice(8));
}

/** A Chicago day in the words of a delivery ticket: Saturday · 9 · May. */
export function dayWords(date: ChicagoDate): { weekday: string; day: number; month: string } {
  return { weekday: weekdayName(date), day: Number(date.slice(8)), month: monthName(date) };
}

/** A Chicago day in a sentence: `Saturday, May 9`. */
export function daySentence(date: ChicagoDate): string {
  return daySentenceFrom(date, date);
}
