import { addChicagoDays } from '@/lib/core/time/chicago-day';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import type { GroupSource, ReleaseSource, Season } from './group-source';

/** Release days of a product; open ends are null. */
export interface ReleaseDays {
  from: ChicagoDate | null;
  until: ChicagoDate | null;
}

/** When what no frost spares is sold for the garden: annuals and vegetables, unless they say otherwise. */
export const frostFree: Season = ['05-01', '10-15'];

const tenderShelves = ['OutdoorPlants_VegetablesHerbs', 'OutdoorPlants_Annuals'];

/** The release of a group: its own, or the season of its kind. */
export function releaseOf({ release, kind, categories }: GroupSource): ReleaseSource | undefined {
  if (release) return release;
  const tender =
    kind === 'tender-plant' && tenderShelves.some((shelf) => categories[0].startsWith(shelf));
  return tender ? { season: frostFree } : undefined;
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
export function seasonAround(
  [from, to]: Season,
  today: ChicagoDate,
): { from: ChicagoDate; until: ChicagoDate } {
  const thisYear = Number(today.slice(0, 4));
  const year = `${thisYear}-${to}` < today ? thisYear + 1 : thisYear;
  return { from: `${year}-${from}`, until: `${year}-${to}` };
}
