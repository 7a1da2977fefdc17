import { chicagoDate, chicagoInstant, type ChicagoDate } from '@/lib/core/time/chicago-time';

/** When cards of a later day go out, on the clock in Chicago. */
const morning = '08:00';

/** How long until a gift card goes by e-mail, in milliseconds: nothing for today or no day, else until the morning of the day. */
export function waitUntil(day: ChicagoDate | null, now: Date): number {
  if (day === null || day <= chicagoDate(now)) return 0;
  return chicagoInstant(day, morning).getTime() - now.getTime();
}
