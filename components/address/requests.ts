import type { Result } from '@/lib/core/result';
import { shopFetch, unreachable, type ShopProblem } from '@/components/browser/shop-fetch';
import {
  postalPart,
  type AddressDraft,
  type PostalAddress,
  type SavedAddress,
  type Verification,
} from '@/lib/address/draft';

/** The choice between Entered and Suggested, by a script that is fetched while an address is verified; `null` where it does not come, and the next attempt asks again. */
const loadComparison = () => import('./compare-addresses').catch(() => null);

/** What the postal record suggests, with the view it is chosen in. */
export interface AddressChoice {
  suggested: PostalAddress;
  CompareAddresses: NonNullable<Awaited<ReturnType<typeof loadComparison>>>['CompareAddresses'];
}

/**
 * What came of verifying an address (specification B4): as the postal record has it, or as it was `settled` before, which asks nobody; a choice where they
 * differ; refused, or not known.
 */
export type Verified =
  | { is: 'settled' | 'verified'; address: PostalAddress }
  | { is: 'differs'; choice: AddressChoice }
  | { is: 'refused' }
  | { is: 'failed'; text: string };

/** Verifies an address, unless one of the settled ones names the same door; without the comparison's script none is known to. */
export async function verifyAddress(
  address: PostalAddress,
  settled: readonly PostalAddress[],
): Promise<Verified> {
  const loading = loadComparison();
  const known = settled.filter(({ Street1 }) => Street1 !== '');
  const early = known.length > 0 ? await loading : null;
  const before = early && known.find((entry) => early.isSameDoor(address, entry));
  if (before) return { is: 'settled', address: postalPart(before) };
  const { Street2, ...place } = postalPart(address);
  const answer = await shopFetch<Verification>('POST', '/api/addresses/verify', {
    ...place,
    ...(Street2 ? { Street2 } : {}),
  });
  if (!answer.ok) return { is: 'failed', text: answer.error.text };
  if (answer.value.outcome === 'failed') return { is: 'refused' };
  const { address: suggested } = answer.value;
  if (answer.value.outcome === 'verified') return { is: 'verified', address: suggested };
  const comparison = await loading;
  if (!comparison) return { is: 'failed', text: unreachable.text };
  return { is: 'differs', choice: { suggested, CompareAddresses: comparison.CompareAddresses } };
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
