import 'server-only';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { LatLng } from '@/lib/delivery/distance';
import { localCityOf } from '@/lib/delivery/local-city';
import { localCities } from '@/lib/delivery/sources.server';

/** A place a ZIP stands for. */
export interface Near {
  city: string;
  location: LatLng;
}

/** Where a five-digit ZIP lies, by the list of local cities; `address-invalid` for another shape, `not-found` for one that is not local. */
export async function nearZip(zip: string | null): Promise<Result<Near, Problem>> {
  if (!zip || !/^\d{5}$/.test(zip)) return err(problem('address-invalid', { field: 'zip' }));
  const city = localCityOf(zip, await localCities());
  return city?.location ? ok({ city: city.city, location: city.location }) : err(problem('not-found'));
}
