import 'server-only';
import { countedMaps } from '@/lib/address/verification/counted-maps.server';
import { isZip } from '@/lib/core/zip';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { LatLng } from '@/lib/delivery/distance';
import { localCityOf } from '@/lib/delivery/delivery-facts';
import { localCities } from '@/lib/delivery/sources.server';
import type { Who } from '@/lib/limits/refusals';
import { geocode } from '@/lib/upstream/maps/client';
import type { MapsPlace } from '@/lib/upstream/maps/shapes';

/** A place a ZIP stands for. */
export interface Near {
  city: string;
  location: LatLng;
}

const zips = countedMaps<MapsPlace | null>('zips');

/**
 * Where a five-digit ZIP lies: by the list of local cities, else by the maps service (specification A7 geocode). `address-invalid` for another
 * shape, `not-found` for a ZIP there is none of, `rate-limited`. Throws `UpstreamError` when the maps service is needed and does not answer.
 */
export async function nearZip(zip: string | null, who: Who): Promise<Result<Near, Problem>> {
  if (!zip || !isZip(zip)) return err(problem('address-invalid', { field: 'zip' }));
  const local = localCityOf(zip, await localCities());
  if (local?.location) return ok({ city: local.city, location: local.location });
  const found = await zips(zip, who, () => geocode(zip));
  if (!found.ok) return found;
  const place = found.value;
  const location = place?.geometry?.location;
  const postcode = place?.address_components?.find(({ types }) =>
    types.includes('postal_code'),
  )?.long_name;
  if (!location || postcode !== zip) return err(problem('not-found'));
  return ok({
    city:
      place.address_components?.find(({ types }) => types.includes('locality'))?.long_name ?? zip,
    location,
  });
}
