import { chicagoWeekday } from '@/lib/core/time/chicago-day';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { weekdays } from '@/lib/core/time/day-words';
import type { WorkingSeason } from './settings';

/** Opening hours of a day, `HH:mm` in Chicago. */
export interface DayHours {
  open: string;
  close: string;
}

/** Hours of a day by the season it falls in; `null` when closed. A day in no season keeps the shop's usual 09:00 to 17:00. */
export function hoursOn(date: ChicagoDate, seasons: readonly WorkingSeason[]): DayHours | null {
  const season = seasons.find(({ StartDate, EndDate }) => StartDate <= date && date <= EndDate);
  const weekday = weekdays[chicagoWeekday(date)] ?? 'Sunday';
  const hours = season?.[weekday] ?? { Closed: weekday === 'Sunday' };
  return hours.Closed ? null : { open: hours.Open ?? '09:00', close: hours.Close ?? '17:00' };
}
