import { chicagoWeekday } from '@/lib/core/time/chicago-day';
import { monthName } from '@/lib/core/time/day-words';
import type { OfferedDay } from './options';

/** A month of the calendar: its days in weeks from Sunday; days before today and beyond the calendar are `null`. */
export interface CalendarMonth {
  /** `2026-05`. */
  id: string;
  title: string;
  /** Empty cells before the first of the month. */
  lead: number;
  days: { number: number; day: OfferedDay | null }[];
}

/** The months that a run of calendar days touches, each whole. */
export function calendarMonths(days: readonly OfferedDay[]): CalendarMonth[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const ids = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  return ids.map((id) => {
    const [year = 1970, month = 1] = id.split('-').map(Number);
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return {
      id,
      title: `${monthName(id)} ${year}`,
      lead: chicagoWeekday(`${id}-01`),
      days: Array.from({ length }, (_, index) => ({
        number: index + 1,
        day: byDate.get(`${id}-${String(index + 1).padStart(2, '0')}`) ?? null,
      })),
    };
  });
}
