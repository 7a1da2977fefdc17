import 'server-only';
import type { BuyerAddress } from 'ordercloud-javascript-sdk';
import type { Problem } from '@/lib/core/errors/error-codes';
import type { Result } from '@/lib/core/result';
import { asCustomer } from '@/lib/session/as-customer.server';
import type { Shopper } from '@/lib/session/shopper';
import {
  createOwnAddress,
  deleteOwnAddress,
  listOwnAddresses,
  saveOwnAddress,
} from '@/lib/upstream/commerce/addresses';
import { isUnanswered } from '@/lib/upstream/upstream-error';
import type { BookAddress } from './book-schema';
import { isSameAddress } from './can-save';
import type { SavedAddress } from './draft';
import { isBookEntry, ownAddress, savedAddress } from './own-address';

/** The customer's saved addresses (specification B2), those the shop can save again; `login-required` for everyone else (specification B6). Throws `UpstreamError`. */
export function listAddresses(
  shopper: Shopper,
): Promise<Result<{ addresses: SavedAddress[] }, Problem>> {
  return asCustomer(shopper, async ({ accessToken: token }) => ({
    addresses: (await listOwnAddresses(token)).filter(isBookEntry).map(savedAddress),
  }));
}

/**
 * Saves a new address in the customer's book. One that stands there with the same words is that address: the answer to an earlier try was lost. Throws
 * `UpstreamError`.
 */
export function createAddress(
  shopper: Shopper,
  address: BookAddress,
): Promise<Result<SavedAddress, Problem>> {
  return asCustomer(shopper, async ({ accessToken: token }) => {
    const own = ownAddress(address);
    const wanted = savedAddress(own as BuyerAddress).address;
    const findSaved = async () =>
      (await listOwnAddresses(token))
        .filter(isBookEntry)
        .map(savedAddress)
        .find((saved) => isSameAddress(saved.address, wanted));
    const before = await findSaved();
    if (before) return before;
    try {
      return savedAddress(await createOwnAddress(token, own));
    } catch (error) {
      const made = isUnanswered(error) && (await findSaved());
      if (!made) throw error;
      return made;
    }
  });
}

/** Changes an address of the customer's own; another's is not found, as one that does not exist. Throws `UpstreamError`. */
export function changeAddress(
  shopper: Shopper,
  addressID: string,
  address: BookAddress,
): Promise<Result<SavedAddress, Problem>> {
  return asCustomer(shopper, async ({ accessToken: token }) =>
    savedAddress(await saveOwnAddress(token, addressID, ownAddress(address))),
  );
}

/** Deletes an address of the customer's own; another's is not found, as one that does not exist. Throws `UpstreamError`. */
export function deleteAddress(shopper: Shopper, addressID: string): Promise<Result<null, Problem>> {
  return asCustomer(shopper, async ({ accessToken: token }) => {
    await deleteOwnAddress(token, addressID);
    return null;
  });
}
