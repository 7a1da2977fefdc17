import { limits } from '@/lib/config/limits';
import { addChicagoDays, isChicagoDay } from '@/lib/core/time/chicago-day';
import { chicagoInstant, readChicagoInstant } from '@/lib/core/time/chicago-time';

/** Release dates of a product: Chicago days (both inclusive) or ISO instants. */
export interface ReleaseDates {
  ReleaseDate1?: string | null;
  ReleaseDate2?: string | null;
}

/** First instant of a release, or `null` when it was always released. */
export function releaseStart(dates: ReleaseDates): Date | null {
  return instantOf(dates.ReleaseDate1, 0);
}

/** Instant at which a release is over, or `null` when it has no end. */
export function releaseEnd(dates: ReleaseDates): Date | null {
  return instantOf(dates.ReleaseDate2, 1);
}

/** Sold only on or after ReleaseDate1, or between the two release dates (specification A4). */
export function isReleased(dates: ReleaseDates, now: Date): boolean {
  const start = releaseStart(dates);
  const end = releaseEnd(dates);
  return (start === null || now >= start) && (end === null || now < end);
}

/** The New flag: released within the last four weeks (specification A2, A9). */
export function isNew(dates: ReleaseDates, now: Date): boolean {
  const start = releaseStart(dates);
  return start !== null && now >= start && now < newUntil(start);
}

/** Instant at which the New flag falls. */
export function newUntil(start: Date): Date {
  return new Date(start.getTime() + limits.newFlagDays * 86_400_000);
}

function instantOf(value: string | null | undefined, endOffset: 0 | 1): Date | null {
  if (!value) return null;
  if (isChicagoDay(value)) return chicagoInstant(addChicagoDays(value, endOffset));
  return readChicagoInstant(value);
}
