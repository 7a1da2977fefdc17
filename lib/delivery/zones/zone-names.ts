import type { ZoneMap, ZonePlace } from './delivery-zones';

/** On which side of its dot a name stands. */
export type NameSide = 'below' | 'above' | 'right' | 'left';

/** A name on the map of zones: where it begins, in miles, on its side of the dot. */
export interface ZoneName {
  city: string;
  x: number;
  y: number;
  side: NameSide;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Of a letter and a line, in miles of the map, where it is as wide as beside a form on a desk. */
const letterMiles = 0.46;
const lineMiles = 1.3;
const shopRadius = 1.1;
const sides: readonly NameSide[] = ['below', 'above', 'right', 'left'];

/** The radius of a place's dot in miles of the map: the more ZIPs, the larger. */
export function dotRadius({ zips }: Pick<ZonePlace, 'zips'>): number {
  return 0.45 + 0.11 * Math.min(zips, 8);
}

/** The names that lie over no other name, no dot and not over the shop, those of most ZIPs first; a city is named once. */
export function zoneNames({ places }: Pick<ZoneMap, 'places'>): ZoneName[] {
  const shop = around({ x: 0, y: 0 }, shopRadius);
  const names: ZoneName[] = [];
  const taken: Box[] = [shop, ...places.map((place) => around(place, dotRadius(place)))];
  for (const place of places) {
    if (names.some(({ city }) => city === place.city)) continue;
    const side = sides.find((each) => !taken.some((box) => meet(box, boxOf(place, each))));
    if (!side) continue;
    taken.push(boxOf(place, side));
    names.push({ city: place.city, ...startOf(place, side), side });
  }
  return names;
}

function startOf(place: ZonePlace, side: NameSide): { x: number; y: number } {
  const { x, y } = place;
  const away = dotRadius(place) + 0.05;
  if (side === 'below') return { x, y: y + away };
  if (side === 'above') return { x, y: y - away };
  return { x: side === 'right' ? x + away : x - away, y };
}

function boxOf(place: ZonePlace, side: NameSide): Box {
  const { x, y } = startOf(place, side);
  const width = place.city.length * letterMiles;
  const left = { below: x - width / 2, above: x - width / 2, right: x, left: x - width }[side];
  const top = { below: y, above: y - lineMiles, right: y - lineMiles / 2, left: y - lineMiles / 2 };
  return { left, right: left + width, top: top[side], bottom: top[side] + lineMiles };
}

function around({ x, y }: { x: number; y: number }, radius: number): Box {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

function meet(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
