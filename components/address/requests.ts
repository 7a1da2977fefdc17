import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import {
  postalPart,
  type AddressDraft,
  type PostalAddress,
  type SavedAddress,
  type Verification,
} from '@/lib/address/draft';

/** Asks the shop to verify an address. */
export function requestVerification(
  address: PostalAddress,
): Promise<Result<Verification, ShopProblem>> {
  const { Street2, ...place } = postalPart(address);
  return shopFetch('POST', '/api/addresses/verify', { ...place, ...(Street2 ? { Street2 } : {}) });
}

/** Saves an address in the customer's book: over the one with this ID, or anew, as where that one has been deleted in another window meanwhile. */
export async function saveToBook(
  draft: AddressDraft,
  id: string | null,
): Promise<Result<SavedAddress, ShopProblem>> {
  const { Email: _email, StoreID: _store, ...address } = draft;
  const changed =
    id === null ? null : await shopFetch<SavedAddress>('PATCH', `/api/addresses/${id}`, address);
  const isChange = changed !== null && (changed.ok || changed.error.code !== 'not-found');
  return isChange ? changed : shopFetch('POST', '/api/addresses', address);
}
