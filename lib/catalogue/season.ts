import type { ChicagoDate } from '@/lib/core/time/chicago-time';

/** First and last day of a yearly season, `MM-DD`. */
type Season = readonly [from: string, to: string];

/** The shelves that have a season, by the beginning of their category's ID; all others are for the whole year. */
const seasons: Readonly<Record<string, Season>> = {
  Christmas: ['11-01', '12-31'],
  OutdoorPlants: ['04-01', '10-31'],
};

/**
 * Whether what stands in these categories (IDs) is of the season on a day: on one of its shelves at least. Occasions are no shelves. A search shows what
 * is of the season first (decision 127).
 */
export function isInSeason(categoryIDs: readonly string[], day: ChicagoDate): boolean {
  const shelves = categoryIDs.filter((id) => !id.startsWith('Occasions'));
  return shelves.length === 0 || shelves.some((id) => isOpen(seasons[id.split('_')[0] ?? ''], day));
}

function isOpen(season: Season | undefined, day: ChicagoDate): boolean {
  const today = day.slice(5);
  return !season || (season[0] <= today && today <= season[1]);
}
