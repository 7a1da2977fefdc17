import { addChicagoDays, chicagoInstant, type ChicagoDate } from '@/lib/core/chicago-time';
import type { ReleaseSource, Season } from './group-source';

/** Release days of a product; open ends are null. */
export interface ReleaseDays {
  from: ChicagoDate | null;
  until: ChicagoDate | null;
}

/** The release days of a product when the stock is built on `today`. */
export function releaseDays(release: ReleaseSource | undefined, today: ChicagoDate): ReleaseDays {
  if (!release) return { from: null, until: null };
  if ('season' in release) return seasonAround(release.season, today);
  return {
    from: addChicagoDays(today, release.fromDay),
    until: release.untilDay === undefined ? null : addChicagoDays(today, release.untilDay),
  };
}

/** The days of a season: this year's, or next year's once it is over. */
export function seasonAround([from, to]: Season, today: ChicagoDate): { from: ChicagoDate; until: ChicagoDate } {
  const thisYear = Number(today.slice(0, 4));
  const year = `${thisYear}-${to}` < today ? thisYear + 1 : thisYear;
  return { from: `${year}-${from}`, until: `${year}-${to}` };
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
