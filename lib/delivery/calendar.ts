import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { calendarDays, checkDay, type DayContext } from './check-day';
import type { CalendarDay } from './day-reasons';

/** The days from today on, each open or with its reason; `days` at most the 90 that can be ordered. */
export function calendar(context: DayContext, days: number = calendarDays): CalendarDay[] {
  const today = chicagoDate(context.now);
  return Array.from({ length: Math.min(days, calendarDays) + 1 }, (_, index) => {
    const date = addChicagoDays(today, index);
    return { date, ...checkDay(date, context) };
  });
}

/** The first day that can be promised, or `null` when there is none in the calendar. */
export function earliestDay(context: DayContext): ChicagoDate | null {
  const today = chicagoDate(context.now);
  for (let ahead = 0; ahead <= calendarDays; ahead += 1) {
    const date = addChicagoDays(today, ahead);
    if (checkDay(date, context).available) return date;
  }
  return null;
}
