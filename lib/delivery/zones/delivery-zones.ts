import type { Cents } from '@/lib/core/money';
import { milesBetween, type LatLng } from '../distance';
import type { LocalCity } from '../delivery-facts';
import type { BuyerSettings } from '../settings';
import { feeBand } from '../shipment-cost';

/** A distance band of local delivery with the towns in it. */
export interface DeliveryZone {
  /** Miles from the shop up to which it reaches; `null` is everything beyond the one before. */
  maxMiles: number | null;
  cents: Cents;
  /** By name; a town of several places has all their ZIPs. */
  towns: { city: string; zips: string[] }[];
}

/** The zones of local delivery, nearest first, by the rule that charges for them (specification A3). */
export function deliveryZones(
  settings: BuyerSettings,
  cities: readonly LocalCity[],
): DeliveryZone[] {
  const bands = settings.xp.Fees.LocalDeliveryBands;
  return bands.map((band) => {
    const towns = new Map<string, string[]>();
    for (const place of cities)
      if (feeBand(milesTo(place, settings), settings) === band)
        towns.set(place.city, [...(towns.get(place.city) ?? []), place.zip]);
    return {
      ...band,
      towns: [...towns]
        .map(([city, zips]) => ({ city, zips: zips.sort() }))
        .sort((a, b) => a.city.localeCompare(b.city)),
    };
  });
}

function milesTo({ location }: LocalCity, { xp }: BuyerSettings): number | null {
  return location && milesBetween(xp.Origin, location);
}

/** A place on the map of zones, in miles east and south of the shop. */
export interface ZonePlace {
  city: string;
  x: number;
  y: number;
  /** Index of its zone. */
  zone: number;
  /** ZIPs at this place. */
  zips: number;
}

/** What the map of zones shows: the places the vans reach and the circles between the zones, in miles around the shop, which is at 0, 0. */
export interface ZoneMap {
  left: number;
  top: number;
  width: number;
  height: number;
  places: ZonePlace[];
  /** Radii in miles. */
  rings: number[];
}

const margin = 2.5;
const milesPerDegree = 69.05;

/** The map of the zones; `null` when no place is known. */
export function zoneMap(settings: BuyerSettings, cities: readonly LocalCity[]): ZoneMap | null {
  const bands = settings.xp.Fees.LocalDeliveryBands;
  const { Origin } = settings.xp;
  const byPlace = new Map<string, ZonePlace>();
  for (const place of cities) {
    if (!place.location) continue;
    const { x, y } = milesFrom(Origin, place.location);
    const band = feeBand(milesTo(place, settings), settings);
    const key = `${x} ${y}`;
    const square = byPlace.get(key);
    byPlace.set(key, {
      city: place.city,
      x,
      y,
      zone: bands.findIndex((each) => each === band),
      zips: (square?.zips ?? 0) + 1,
    });
  }
  const places = [...byPlace.values()].sort((a, b) => b.zips - a.zips);
  if (places.length === 0) return null;
  const edge = (axis: 'x' | 'y', of: 'min' | 'max') => Math[of](0, ...places.map((at) => at[axis]));
  const [left, top] = [edge('x', 'min') - margin, edge('y', 'min') - margin];
  return {
    left,
    top,
    width: edge('x', 'max') + margin - left,
    height: edge('y', 'max') + margin - top,
    places,
    rings: bands.flatMap(({ maxMiles }) => maxMiles ?? []),
  };
}

function milesFrom(origin: LatLng, { lat, lng }: LatLng): { x: number; y: number } {
  const narrowing = Math.cos((origin.lat * Math.PI) / 180);
  const tenth = (miles: number) => Math.round(miles * 10) / 10;
  return {
    x: tenth((lng - origin.lng) * milesPerDegree * narrowing),
    y: tenth((origin.lat - lat) * milesPerDegree),
  };
}
