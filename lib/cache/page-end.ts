import 'server-only';
import { unstable_cache } from 'next/cache';
import { chicagoDate, chicagoMidnight, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';

/** Lets the page being made live until an instant (milliseconds since 1970) at most: it lives as long as the shortest-lived entry read while it is made. */
export async function endPageBy(until: number): Promise<void> {
  const seconds = Math.max(1, Math.ceil((until - now().getTime()) / 1000));
  await unstable_cache(() => Promise.resolve(true), ['page-end', String(until)], {
    revalidate: seconds,
  })();
}

/** Today in Chicago, for a page that shows what turns on the day: it lives until midnight at most. */
export async function dayOfPage(): Promise<ChicagoDate> {
  const at = now();
  await endPageBy(chicagoMidnight(at).getTime());
  return chicagoDate(at);
}
