import { z } from 'zod';
import type { FoundPlace } from './find';
import { pointOf, typesOf } from './shapes';

/** A rectangle in degrees. */
interface Region {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Types of the legacy interface that stand for several. */
const collections: Readonly<Record<string, readonly string[]>> = {
  address: ['street_address', 'route'],
};

/** Types that a place has beside its first, by which the new interface finds it all the same. */
const general = new Set(['establishment', 'point_of_interest']);

/** Whether a place is of one of these types of the legacy interface; any is where none are named. */
export function isOfTypes(found: FoundPlace, types: readonly string[]): boolean {
  const wanted = types.flatMap((type) => collections[type] ?? [type]);
  return wanted.length === 0 || typesOf(found).some((type) => wanted.includes(type));
}

/** The same of the new interface, which goes by a place's first type (`includedPrimaryTypes`). */
export function isOfPrimaryTypes(found: FoundPlace, types: readonly string[]): boolean {
  const [primary = '', ...others] = typesOf(found);
  return (
    types.length === 0 ||
    types.includes(primary) ||
    others.some((type) => general.has(type) && types.includes(type))
  );
}

/** Whether a place lies in a region; everywhere is where none is named. */
export function isAround(found: FoundPlace, region: Region | null): boolean {
  if (!region) return true;
  const { south, west, north, east } = region;
  const { lat, lng } = pointOf(found);
  return lat >= south && lat <= north && lng >= west && lng <= east;
}

/** `locationbias` of the legacy interface as a rectangle; `null` for none, and for a form that the shop does not send. */
export function writtenRegion(text: string | undefined): Region | null {
  const degrees = /^rectangle:([-\d.]+),([-\d.]+)\|([-\d.]+),([-\d.]+)$/.exec(text ?? '');
  if (!degrees) return null;
  const [south = 0, west = 0, north = 0, east = 0] = degrees.slice(1).map(Number);
  return { south, west, north, east };
}

const corner = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});

/** `locationBias` of the new interface with a rectangle. */
export const locationBias = z
  .object({ rectangle: z.object({ low: corner, high: corner }) })
  .transform(({ rectangle: { low, high } }): Region => ({
    south: low.latitude,
    west: low.longitude,
    north: high.latitude,
    east: high.longitude,
  }));
