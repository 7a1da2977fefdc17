import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { daySentenceFrom, monthName, weekdayName } from '@/lib/core/time/day-words';

/** A Chicago day in the words of a delivery ticket: Saturday · 9 · May. */
export function dayWords(date: ChicagoDate): { weekday: string; day: number; month: string } {
  return { weekday: weekdayName(date), day: Number(date.slice(8)), month: monthName(date) };
}

/** A Chicago day in a sentence: `Saturday, May 9`. */
export function daySentence(date: ChicagoDate): string {
  return daySentenceFrom(date, date);
}
