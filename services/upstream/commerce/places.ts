import { Addresses, type Address } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { latLngOf } from '@/lib/delivery/distance';
import type { LocalCity, PickupStore } from '@/lib/delivery/delivery-facts';
import { allPages } from '@/lib/upstream/commerce/list-page';
import { cached } from '../cached';
import { elevatedRead } from './call';
import type { MiddlewareToken } from './middleware-token';

const pageSize = 100;
const lifetimeMs = 60_000;

/** Where the shop is and how far its vans go. */
export interface Places {
  cities: LocalCity[];
  stores: PickupStore[];
}

/** The local cities and stores among the buyer's addresses, kept for a minute. `get` throws `CommerceFailure`. */
export function placesSource(env: Env, token: MiddlewareToken): { get(): Promise<Places> } {
  return cached(async () => {
    const [cities, stores] = await Promise.all([
      listAll(env, token, 'LDCity-*'),
      listAll(env, token, 'Store-*'),
    ]);
    return { cities: cities.map(toCity), stores: stores.map(toStore) };
  }, lifetimeMs);
}

function listAll(env: Env, token: MiddlewareToken, pattern: string): Promise<Address[]> {
  return allPages((page) =>
    elevatedRead(token, (options) =>
      Addresses.List<Address>(
        env.COMMERCE_BUYER_ID,
        { page, pageSize, filters: { ID: pattern } },
        options,
      ),
    ),
  );
}

/** A local city as the buyer's addresses name it. */
export function toCity(address: Address): LocalCity {
  return {
    zip: address.Zip ?? '',
    city: address.City ?? '',
    location: latLngOf(xpOf(address).Location),
  };
}

/** A store as the buyer's addresses name it. */
export function toStore(address: Address): PickupStore {
  const xp = xpOf(address);
  return {
    storeID: address.ID ?? '',
    name: address.AddressName ?? address.CompanyName ?? '',
    street1: address.Street1 ?? '',
    street2: address.Street2 ?? null,
    city: address.City ?? '',
    state: address.State ?? '',
    zip: address.Zip ?? '',
    phone: address.Phone ?? '',
    placeID: typeof xp.PlaceID === 'string' ? xp.PlaceID : null,
    location: latLngOf(xp.Location),
    flagship: xp.flagship === true,
    willCall: xp.willCall === true,
    active: xp.active === true,
  };
}

function xpOf(address: Address): Record<string, unknown> {
  return (address.xp ?? {}) as Record<string, unknown>;
}
