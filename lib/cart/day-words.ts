import { chicagoWeekday, type ChicagoDate } from '@/lib/core/chicago-time';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'];

/** A Chicago day in the words of a delivery ticket: Saturday · 9 · May. */
export function dayWords(date: ChicagoDate): { weekday: string; day: number; month: string } {
  return {
    weekday: weekdays[chicagoWeekday(date)] ?? '',
    day: Number(date.slice(8)),
    month: months[Number(date.slice(5, 7)) - 1] ?? '',
  };
}

/** A Chicago day in a sentence: `Saturday, May 9`. */
export function daySentence(date: ChicagoDate): string {
  const { weekday, day, month } = dayWords(date);
  return `${weekday}, ${month} ${day}`;
}
