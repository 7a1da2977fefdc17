import type { LatLng } from '@/lib/delivery/distance';

/** What the drawn map shows: the Twin Cities, north up. The picture is drawn to these edges. */
export const region = { north: 45.135, south: 44.675, west: -93.7025, east: -92.7275 } as const;

/** The drawn map. */
export const regionMap = { url: '/pictures/stores/map.webp', alt: '' } as const;

/** Where a place lies on the drawn map in percent of its width and height, or `null` beyond its edges. */
export function onRegionMap({ lat, lng }: LatLng): { x: number; y: number } | null {
  const x = ((lng - region.west) / (region.east - region.west)) * 100;
  const y = ((region.north - lat) / (region.north - region.south)) * 100;
  return x < 0 || x > 100 || y < 0 || y > 100 ? null : { x, y };
}
