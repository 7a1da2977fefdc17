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
