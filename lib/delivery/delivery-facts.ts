import type { BuyerSettings } from './settings';
import type { TaxRates } from './tax-rates';
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

/** A store of the retailer as pickup needs it. */
export interface PickupStore {
  storeID: string;
  name: string;
  street1: string;
  street2: string | null;
  city: string;
  state: string;
  zip: string;
  phone: string;
  placeID: string | null;
  location: LatLng | null;
  flagship: boolean;
  willCall: boolean;
  active: boolean;
}

/** Whether goods can be collected there: flagship stores that allow will-call and are active (specification A3). */
export function offersPickup(
  store: Pick<PickupStore, 'flagship' | 'willCall' | 'active'>,
): boolean {
  return store.flagship && store.willCall && store.active;
}

/** All that decides over days and fees besides the products and the clock. */
export interface DeliveryFacts {
  /** The retailer's settings, with the runs that have no place left used up in them. */
  settings: BuyerSettings;
  cities: readonly LocalCity[];
  stores: readonly PickupStore[];
  /** Names this state of the facts; equal versions answer alike. */
  version?: string;
}

/** All that decides over prices besides. */
export interface PricingFacts extends DeliveryFacts {
  /** By which goods and fees are taxed. */
  taxRates: TaxRates;
}
