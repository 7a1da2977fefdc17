import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import {
  chicagoDate,
  chicagoInstant,
  chicagoTime,
  type ChicagoDate,
} from '@/lib/core/time/chicago-time';
import { limits } from '@/lib/config/limits';

/**
 * The instant written as a line's DateNeeded for a Chicago day: today is now plus 5 minutes (specification A4), any other day its start,
 * pushed later than the time the line was added when it falls on the same weekday (specification A5), but never off its day.
 */
export function dateNeeded(date: ChicagoDate, addedAt: Date, now: Date): Date {
  const leadMs = limits.sameDayLeadMinutes * 60_000;
  if (date === chicagoDate(now)) return new Date(now.getTime() + leadMs);
  if (chicagoWeekday(date) !== chicagoWeekday(chicagoDate(addedAt))) return chicagoInstant(date);
  const pushed = chicagoInstant(date, chicagoTime(addedAt)).getTime() + leadMs;
  const lastSecond = chicagoInstant(addChicagoDays(date, 1)).getTime() - 1000;
  return new Date(Math.min(pushed, lastSecond));
}
