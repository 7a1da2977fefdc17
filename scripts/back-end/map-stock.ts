import type { MapStock, Point } from '@/platform/maps/places';
import { fartherCities } from '@/platform/stock/places/farther-cities';
import { localCityAddresses } from '@/platform/stock/places/local-cities';
import { storeAddresses } from '@/platform/stock/places/stores';

/** The shop's region for the maps service: its stores, the ZIPs its vans reach, and cities beyond, by their ZIP alone. */
export function mapStock(): MapStock {
  return {
    stores: storeAddresses.flatMap(
      ({ AddressName: name, Street1: street, City: city, State: state, Zip: zip, xp }) => {
        const { PlaceID: id, Location: location } = xp as { PlaceID: string; Location: Point };
        return name && state && zip ? [{ id, name, street, city, state, zip, location }] : [];
      },
    ),
    towns: [...fartherCities],
    cities: localCityAddresses.flatMap(({ City: city, State: state, Zip: zip, xp }) =>
      state && zip ? [{ city, state, zip, location: (xp as { Location: Point }).Location }] : [],
    ),
  };
}
