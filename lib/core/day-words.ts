import { addChicagoDays, chicagoDate, type ChicagoDate } from './chicago-time';

const shortDayWords = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });
const longDayWords = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' });

/** `Sat, May 9` */
export function shortDay(day: ChicagoDate): string {
  return shortDayWords.format(noon(day));
}

/** `, 2027` for a day of another year than the one it stands beside; nothing for one of the same. */
export function yearUnless(day: ChicagoDate, beside: ChicagoDate): string {
  return day.slice(0, 4) === beside.slice(0, 4) ? '' : `, ${day.slice(0, 4)}`;
}

/** `Saturday, May 9, 2026` */
export function longDay(day: ChicagoDate): string {
  return longDayWords.format(noon(day));
}

/** `today`, `tomorrow` or `Sat, May 9`, seen from an instant. */
export function relativeDay(day: ChicagoDate, now: Date): string {
  const today = chicagoDate(now);
  if (day === today) return 'today';
  return day === addChicagoDays(today, 1) ? 'tomorrow' : shortDay(day);
}

/** A wall clock time, `10:00 AM`; without minutes on the full hour when `short`. */
export function clockWords(time: string, short = false): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = short && minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** Noon in UTC, so that a day's words are the same in every zone. */
function noon(day: ChicagoDate): Date {
  return new Date(`${day}T12:00:00Z`);
}
