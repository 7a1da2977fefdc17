import type { EventSession } from './event';

const dayWords = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** `Sat, May 9, 10:00 AM – 12:00 PM CST` (decision 14: the label reads CST all year). */
export function sessionWords({ day, from, to }: EventSession): string {
  return `${dayWords.format(noon(day))}, ${clock(from)} – ${clock(to)} CST`;
}

/** Month and day of a date tile. */
export function tileWords(day: string): { month: string; day: string } {
  return { month: new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(noon(day)), day: String(Number(day.slice(8))) };
}

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`);
}

function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}
