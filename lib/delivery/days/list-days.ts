import type { ChicagoDate } from '@/lib/core/time/chicago-day';
import { dayBeside, monthName, shortMonth } from '@/lib/core/time/day-words';
import type { ListDay } from './class-arrival';

/** Days one after another as they are said in a row, seen from today: each with its month where that is not the one before it. */
export function listDays(days: readonly ChicagoDate[], today: ChicagoDate): ListDay[] {
  return days.map((day, index) => {
    const words = dayBeside(day, days[index - 1] ?? today);
    const name = words.includes(shortMonth(day)) ? words : `${words} ${monthName(day)}`;
    return { day, words, name };
  });
}
