import 'server-only';
import { cached } from '@/lib/cache/cached';
import { orElse } from '@/lib/cache/or-else';
import { textOf } from '@/lib/core/text';
import { latLngOf } from '@/lib/delivery/distance';
import { getStoreAddress, listStoreAddresses } from '@/lib/upstream/commerce/addresses';
import type { ClosedPlace, Store } from './store';
import type { Address } from 'ordercloud-javascript-sdk';

interface StoreXp {
  Location?: unknown;
  PlaceID?: unknown;
  flagship?: boolean;
  willCall?: boolean;
  active?: boolean;
  about?: unknown;
  features?: unknown;
  Image?: { url?: unknown; title?: unknown } | null;
}

/** The stores that are open, by name; a closed one is not listed. */
function storesFromCommerce(addresses: readonly Address[]): Store[] {
  return addresses
    .filter(isActive)
    .flatMap((address) => storeOf(address) ?? [])
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** The stores that are closed for now, by name: the map says so where they are. */
function closedPlacesFromCommerce(addresses: readonly Address[]): ClosedPlace[] {
  const closed = addresses
    .filter((address) => !isActive(address))
    .flatMap((address) => storeOf(address) ?? []);
  return closed
    .map(({ id, name, about, location }) => ({ id, name, about, location }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

function isActive({ xp }: Address): boolean {
  return (xp as StoreXp | undefined)?.active === true;
}

function storeOf(address: Address): Store | null {
  const xp = (address.xp ?? {}) as StoreXp;
  if (!address.ID) return null;
  const pictureUrl = textOf(xp.Image?.url);
  return {
    id: address.ID,
    name: address.AddressName ?? '',
    street: address.Street1,
    city: address.City,
    state: address.State ?? '',
    zip: address.Zip ?? '',
    phone: address.Phone ?? '',
    about: textOf(xp.about) ?? '',
    features: [xp.features].flat().flatMap((feature) => textOf(feature) ?? []),
    picture: pictureUrl === null ? null : { url: pictureUrl, alt: textOf(xp.Image?.title) ?? '' },
    location: latLngOf(xp.Location),
    placeID: textOf(xp.PlaceID),
    pickup: xp.flagship === true && xp.willCall === true,
  };
}

/**
 * One store that is open, or `null`: the list says which, its own address what it is (decision 172); while that cannot be read, as the list has it. Throws
 * `UpstreamError` when there is no copy of the list to serve.
 */
export async function getStore(id: string): Promise<Store | null> {
  const listed = (await openStores()).find((store) => store.id.toLowerCase() === id.toLowerCase());
  if (!listed) return null;
  return orElse<Store | null>('stores', 'stores', listed, () =>
    cached('stores', listed.id, async () => {
      const address = await getStoreAddress(listed.id);
      return address && isActive(address) ? storeOf(address) : null;
    }),
  );
}

/** The stores that are open; none when the commerce platform is not available. */
export function getStores(): Promise<Store[]> {
  return orElse('stores', 'stores', [], openStores);
}

/** The stores that are closed for now; none when the commerce platform is not available. */
export function getClosedPlaces(): Promise<ClosedPlace[]> {
  return orElse('stores', 'stores', [], () =>
    cached('stores', 'closed', async () => closedPlacesFromCommerce(await listStoreAddresses())),
  );
}

function openStores(): Promise<Store[]> {
  return cached('stores', 'all', async () => storesFromCommerce(await listStoreAddresses()));
}

/** Names of the stores by ID. */
export async function storeNames(): Promise<Record<string, string>> {
  return Object.fromEntries((await getStores()).map(({ id, name }) => [id, name]));
}
