import type { Address } from 'ordercloud-javascript-sdk';
import type { Store } from './store';

interface StoreXp {
  Location?: { lat: number; lng: number } | null;
  PlaceID?: string | null;
  flagship?: boolean;
  willCall?: boolean;
  active?: boolean;
  about?: string;
  features?: string[];
  Image?: { url: string; title?: string } | null;
}

/** The stores that are open, by name; a closed one is not shown. */
export function storesFromCommerce(addresses: readonly Address[]): Store[] {
  return addresses.flatMap((address) => storeOf(address) ?? []).sort((a, b) => a.name.localeCompare(b.name));
}

function storeOf(address: Address): Store | null {
  const xp = (address.xp ?? {}) as StoreXp;
  if (!address.ID || !xp.active) return null;
  return {
    id: address.ID,
    name: address.AddressName ?? '',
    street: address.Street1,
    city: address.City,
    state: address.State ?? '',
    zip: address.Zip ?? '',
    phone: address.Phone ?? '',
    about: xp.about ?? '',
    features: xp.features ?? [],
    picture: xp.Image ? { url: xp.Image.url, alt: xp.Image.title ?? '' } : null,
    location: xp.Location ?? null,
    placeID: xp.PlaceID ?? null,
    pickup: Boolean(xp.flagship && xp.willCall),
  };
}
