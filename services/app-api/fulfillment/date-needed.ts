import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import {
  chicagoDate,
  chicagoInstant,
  chicagoTime,
  type ChicagoDate,
} from '@/lib/core/time/chicago-time';
import { limits } from '@/lib/config/limits';

/**
 * A line's DateNeeded for a Chicago day. Today is now plus 5 minutes (specification A4). Any other day is its start, moved past the time of day the line was
 * added when both are the same weekday (specification A5), but always within that day.
 */
export function dateNeeded(date: ChicagoDate, addedAt: Date, now: Date): Date {
  const leadMs = limits.sameDayLeadMinutes * 60_000;
  if (date === chicagoDate(now)) return new Date(now.getTime() + leadMs);
  if (chicagoWeekday(date) !== chicagoWeekday(chicagoDate(addedAt))) return chicagoInstant(date);
  const pushed = chicagoInstant(date, chicagoTime(addedAt)).getTime() + leadMs;
  const lastSecond = chicagoInstant(addChicagoDays(date, 1)).getTime() - 1000;
  return new Date(Math.min(pushed, lastSecond));
}
