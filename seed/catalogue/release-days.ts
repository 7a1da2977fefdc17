import { addChicagoDays, chicagoInstant, type ChicagoDate } from '@/lib/core/chicago-time';
import type { ReleaseSource } from './group-source';

/** Release days of a product counted from the day the stock is built. */
export interface ReleaseDays {
  from: ChicagoDate | null;
  until: ChicagoDate | null;
}

export function releaseDays(release: ReleaseSource | undefined, today: ChicagoDate): ReleaseDays {
  if (!release) return { from: null, until: null };
  return {
    from: addChicagoDays(today, release.fromDay),
    until: release.untilDay === undefined ? null : addChicagoDays(today, release.untilDay),
  };
}

/** The year 2100 in Unix seconds: an open end in the search index. */
export const openEnd = 4_102_444_800;

/** Unix seconds of the start of a Chicago day; 0 for an open start. */
export function startSeconds(day: ChicagoDate | null): number {
  return day ? chicagoInstant(day).getTime() / 1000 : 0;
}

/** Unix seconds of the last second of a Chicago day; the year 2100 for an open end. */
export function endSeconds(day: ChicagoDate | null): number {
  return day ? chicagoInstant(addChicagoDays(day, 1)).getTime() / 1000 - 1 : openEnd;
}
