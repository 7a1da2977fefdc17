import type { LatLng } from './distance';

/** A place the shop's own vans reach: a buyer address whose ID begins `LDCity-` (specification A3). */
export interface LocalCity {
  zip: string;
  city: string;
  location: LatLng | null;
}

/** The local city of a ZIP once it has 5 or more characters, or `null` when it is not local (specification A4). */
export function localCityOf(zip: string, cities: readonly LocalCity[]): LocalCity | null {
  const wanted = zip.trim().slice(0, 5);
  if (wanted.length < 5) return null;
  return cities.find((city) => city.zip === wanted) ?? null;
}
