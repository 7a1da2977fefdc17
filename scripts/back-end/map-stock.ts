import type { MapStock, Point } from '@/platform/maps/places';
import { fartherCities } from '@/platform/stock/places/farther-cities';
import { localCityAddresses } from '@/platform/stock/places/local-cities';
import { namedPlaces } from '@/platform/stock/places/named-places';
import { storeAddresses } from '@/platform/stock/places/stores';
import { tableRates } from '@/lib/promise/tax-table';
import type { TaxedPlace } from '@/platform/tax/rates-file';

const shopTypes = ['florist', 'store', 'point_of_interest', 'establishment'];

/** The shop's region for the maps service: its stores, other places with a name, the ZIPs its vans reach, and cities beyond, by their ZIP alone. */
export function mapStock(): MapStock {
  const cities = localCityAddresses.flatMap(({ City: city, State: state, Zip: zip, xp }) =>
    state && zip ? [{ city, state, zip, location: (xp as { Location: Point }).Location }] : [],
  );
  const stores = storeAddresses.flatMap(
    ({ AddressName: name, Street1: street, City: city, State: state, Zip: zip, xp }) => {
      const { PlaceID: id, Location: location } = xp as { PlaceID: string; Location: Point };
      return name && state && zip
        ? [{ id, name, types: shopTypes, street, city, state, zip, location }]
        : [];
    },
  );
  const others = namedPlaces.flatMap((place, index) => {
    const city = cities.find(({ zip }) => zip === place.zip);
    return city ? [{ ...city, ...place, id: `named-${index}` }] : [];
  });
  return { named: [...stores, ...others], towns: [...fartherCities], cities };
}

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
