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
  /** Ten digits. */
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
