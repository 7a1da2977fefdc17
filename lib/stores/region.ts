import { homeRegion } from '@/lib/config/home-region';
import type { LatLng } from '@/lib/delivery/distance';

/** The drawn map. */
export const regionMap = { url: '/pictures/stores/map.webp', alt: '' } as const;

/** Where a place lies on the drawn map in percent of its width and height, or `null` beyond its edges. */
export function onRegionMap({ lat, lng }: LatLng): { x: number; y: number } | null {
  const x = ((lng - homeRegion.west) / (homeRegion.east - homeRegion.west)) * 100;
  const y = ((homeRegion.north - lat) / (homeRegion.north - homeRegion.south)) * 100;
  return x < 0 || x > 100 || y < 0 || y > 100 ? null : { x, y };
}

interface OnMap {
  x: number;
  y: number;
}

/** Nearer than this, in percent of the map's width and height, heads of pins lie over each other on a phone. */
const near = { x: 9, y: 22 };
const leanDegrees = 20;

/**
 * How far each pin leans from upright, in degrees clockwise around its point, which stays where it is: of pins too near to be told apart the
 * western ones lean to the left, the eastern ones to the right. Places in percent of the map (`onRegionMap`), `null` beyond its edges.
 */
export function leansOf(places: readonly (OnMap | null)[]): number[] {
  return places.map((place, index) => {
    if (!place) return 0;
    const sides = places.map((other, at) => {
      if (!other || at === index) return 0;
      if (Math.abs(other.x - place.x) > near.x || Math.abs(other.y - place.y) > near.y) return 0;
      return Math.sign(place.x - other.x) || Math.sign(index - at);
    });
    return Math.sign(sides.reduce<number>((sum, side) => sum + side, 0)) * leanDegrees || 0;
  });
}
