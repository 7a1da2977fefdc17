import { chicagoDate } from '@/lib/core/time/chicago-time';

/** Whether a card has expired: it is good to the end of its last month in Chicago. `expires` begins `YYYY-MM`; a card without a date is not known to have. */
export function isExpiredCard(expires: string | null | undefined, now: Date): boolean {
  return Boolean(expires) && String(expires).slice(0, 7) < chicagoDate(now).slice(0, 7);
}
