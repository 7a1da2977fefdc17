import { offersPickup, type PickupStore } from '@/lib/delivery/pickup-store';

/** A store where an order can be picked up. */
export interface StoreOption {
  id: string;
  name: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  phone: string | null;
}

/** The stores that offer pickup: flagship, will-call and active (specification A3). */
export function pickupStores(stores: readonly PickupStore[]): StoreOption[] {
  return stores.filter(offersPickup).map(({ storeID, name, street1, city, state, zip, phone }) => ({
    id: storeID,
    name,
    street: street1,
    city,
    state,
    zip,
    phone: phone || null,
  }));
}
