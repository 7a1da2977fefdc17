import 'server-only';
import { type Address, Addresses, type BuyerAddress, Me } from 'ordercloud-javascript-sdk';
import { env } from '@/lib/config/env';
import { limits } from '@/lib/config/limits';
import { catalogueRead } from './catalogue-token';
import { commerceCall, orNull } from './client';
import { allPages } from './list-page';

/** The buyer's addresses that are stores (specification A7). Throws `UpstreamError`. */
export function listStoreAddresses(): Promise<Address[]> {
  return allPages((page) =>
    catalogueRead('Addresses.List', (call) =>
      Addresses.List<Address>(
        env().COMMERCE_BUYER_ID,
        { page, pageSize: limits.bulkPageSize, filters: { ID: 'Store-*' } },
        call,
      ),
    ),
  );
}

/** One of the buyer's addresses by its ID, a store's, or `null` when there is none (specification A7). Throws `UpstreamError`. */
export function getStoreAddress(addressID: string): Promise<Address | null> {
  return orNull(
    catalogueRead('Addresses.Get', (call) =>
      Addresses.Get<Address>(env().COMMERCE_BUYER_ID, addressID, call),
    ),
  );
}

/** The delivery addresses that the token's user may change (specification A7: filters Editable and Shipping). Throws `UpstreamError`. */
export function listOwnAddresses(accessToken: string): Promise<BuyerAddress[]> {
  return allPages((page) =>
    commerceCall('orders', 'Me.ListAddresses', true, accessToken, (call) =>
      Me.ListAddresses<BuyerAddress>(
        { page, pageSize: limits.bulkPageSize, filters: { Editable: true, Shipping: true } },
        call,
      ),
    ),
  );
}

/** Creates an address of the token's user under an ID of the platform's. Never repeated. Throws `UpstreamError`. */
export function createOwnAddress(accessToken: string, address: Address): Promise<BuyerAddress> {
  return commerceCall('orders', 'Me.CreateAddress', false, accessToken, (call) =>
    Me.CreateAddress<BuyerAddress>(
      { ...address, Shipping: true, Billing: false } as BuyerAddress,
      call,
    ),
  );
}

/** Changes an address of the token's user; absolute values only. Throws `UpstreamError`, 404 for another user's. */
export async function saveOwnAddress(
  accessToken: string,
  addressID: string,
  address: Address,
): Promise<BuyerAddress> {
  await commerceCall('orders', 'Me.PatchAddress', true, accessToken, (call) =>
    Me.PatchAddress(addressID, address as BuyerAddress, call),
  );
  return { ...address, ID: addressID } as BuyerAddress;
}

/** Deletes an address of the token's user. Throws `UpstreamError`, 404 for another user's. */
export async function deleteOwnAddress(accessToken: string, addressID: string): Promise<void> {
  await commerceCall('orders', 'Me.DeleteAddress', false, accessToken, (call) =>
    Me.DeleteAddress(addressID, call),
  );
}
