import type { Picture } from '@/lib/catalogue/product/product';

/** A place that is closed for now: on the map, in no list. */
export type ClosedPlace = Pick<Store, 'id' | 'name' | 'about' | 'location'>;

/** One of the retailer's places. */
export interface Store {
  /** ID of its buyer address: `Store-lyndale`. */
  id: string;
  name: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  /** Ten digits; empty where it has none. */
  phone: string;
  about: string;
  features: string[];
  picture: Picture | null;
  location: { lat: number; lng: number } | null;
  /** The maps service's ID of the place, for directions. */
  placeID: string | null;
  /** Orders can be collected here: a flagship that allows will-call (specification A3). */
  pickup: boolean;
}

/** A store's address in one line: `5410 Lyndale Row, Minneapolis, MN 55419`. */
export function storeLine({
  street,
  city,
  state,
  zip,
}: Pick<Store, 'street' | 'city' | 'state' | 'zip'>): string {
  return `${street}, ${city}, ${state} ${zip}`;
}

/** The address that opens directions to a store: by its place ID where it has one, always by its address or coordinates. */
export function directionsLink(
  store: Pick<Store, 'name' | 'street' | 'city' | 'state' | 'zip' | 'placeID'>,
): string {
  const link = new URL('https://www.google.com/maps/dir/?api=1');
  link.searchParams.set('destination', `${store.name}, ${storeLine(store)}`);
  if (store.placeID) link.searchParams.set('destination_place_id', store.placeID);
  return link.href;
}
