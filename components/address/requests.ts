import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import type {
  AddressDraft,
  PlaceSuggestion,
  PostalAddress,
  SavedAddress,
  Verification,
} from '@/lib/address/draft';

/** Asks the shop to verify an address. */
export function requestVerification({
  Street1,
  Street2,
  City,
  State,
  Zip,
}: PostalAddress): Promise<Result<Verification, ShopProblem>> {
  return shopFetch('POST', '/api/addresses/verify', {
    Street1,
    City,
    State,
    Zip,
    ...(Street2 ? { Street2 } : {}),
  });
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

/** The customer's saved addresses. */
export function requestBook(): Promise<Result<{ addresses: SavedAddress[] }, ShopProblem>> {
  return shopFetch('GET', '/api/addresses');
}

/** Suggestions for a street being typed, and the session they belong to: empty for a new one. */
export function requestSuggestions(
  input: string,
  type: string,
  session: string,
): Promise<Result<{ suggestions: PlaceSuggestion[]; session: string }, ShopProblem>> {
  return shopFetch(
    'GET',
    `/api/addresses/suggest?${new URLSearchParams({ input, type, session }).toString()}`,
  );
}

/** The address behind a suggestion. */
export function requestPlace(
  id: string,
  session: string,
): Promise<Result<PostalAddress & { CompanyName: string }, ShopProblem>> {
  return shopFetch(
    'GET',
    `/api/addresses/place?${new URLSearchParams({ id, session }).toString()}`,
  );
}
