import { tableRates } from '@/lib/promise/tax-table';
import type { TaxedPlace } from '@/platform/tax/rates-file';
import { localCityAddresses } from '@/platform/stock/places/local-cities';

/** The ZIPs of the shop's region for the tax service, at the rates of the table in the source. */
export function taxedPlaces(): TaxedPlace[] {
  const cities = new Map(localCityAddresses.map(({ Zip, City }) => [Zip, City]));
  return Object.entries(tableRates.states).flatMap(([state, { percent, zips }]) =>
    Object.entries(zips).map(([zip, total]) => ({
      zip,
      state,
      county: '',
      city: cities.get(zip) ?? '',
      statePercent: percent,
      totalPercent: total,
    })),
  );
}
