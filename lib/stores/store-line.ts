import type { Store } from './store';

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
