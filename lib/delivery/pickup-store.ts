import type { LatLng } from './distance';

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
