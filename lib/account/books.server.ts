import 'server-only';
import type { BuyerAddress, BuyerCreditCard } from 'ordercloud-javascript-sdk';
import type { z } from 'zod';
import type { Problem } from '@/lib/core/error-codes';
import type { Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { deleteCard } from '@/lib/upstream/app-api/cards';
import { deleteMyAddress, listMyAddresses, listMyCards, patchMyCard } from '@/lib/upstream/commerce/books';
import type { cardChange } from './account-schema';
import { asCustomer } from './as-customer.server';

/** A saved recipient (001 §3 Address). */
export interface SavedAddress {
  id: string;
  nickname: string;
  name: string;
  company: string | null;
  lines: string[];
  phone: string;
  addressType: string;
}

/** A saved card: never more than its last four digits. `expires` is `YYYY-MM`. */
export interface SavedCard {
  id: string;
  name: string;
  type: string;
  lastFour: string;
  expires: string | null;
}

/** The customer's saved addresses. Throws `UpstreamError`. */
export function listAddresses(shopper: Shopper): Promise<Result<SavedAddress[], Problem>> {
  return asCustomer(shopper, async ({ accessToken }) => (await listMyAddresses(accessToken)).map(toAddress));
}

/** Deletes one and answers what is left. Throws `UpstreamError`, 404 for another's and none alike. */
export function removeAddress(shopper: Shopper, id: string): Promise<Result<SavedAddress[], Problem>> {
  return asCustomer(shopper, async ({ accessToken }) => {
    await deleteMyAddress(accessToken, id);
    return (await listMyAddresses(accessToken)).map(toAddress);
  });
}

/** The customer's saved cards. Throws `UpstreamError`. */
export function listCards(shopper: Shopper): Promise<Result<SavedCard[], Problem>> {
  return asCustomer(shopper, async ({ accessToken }) => (await listMyCards(accessToken)).map(toCard));
}

/** Changes name and expiry of a card, nothing else, and answers all. Throws `UpstreamError`, 404 for another's and none alike. */
export function changeCard(shopper: Shopper, id: string, { name, month, year }: z.output<typeof cardChange>): Promise<Result<SavedCard[], Problem>> {
  return asCustomer(shopper, async ({ accessToken }) => {
    await patchMyCard(accessToken, id, { CardholderName: name, ExpirationDate: new Date(Date.UTC(year, month, 0)).toISOString() });
    return (await listMyCards(accessToken)).map(toCard);
  });
}

/** Removes a card, from the gateway's vault too, and answers what is left. Throws `UpstreamError`, 404 for another's and none alike. */
export function removeCard(shopper: Shopper, id: string): Promise<Result<SavedCard[], Problem>> {
  return asCustomer(shopper, async ({ accessToken }) => {
    await deleteCard(accessToken, id);
    return (await listMyCards(accessToken)).map(toCard);
  });
}

function toAddress({ ID, AddressName, FirstName, LastName, CompanyName, Street1, Street2, City, State, Zip, Phone, xp }: BuyerAddress): SavedAddress {
  const { NickName, addressType } = (xp ?? {}) as { NickName?: string; addressType?: string };
  return {
    id: ID ?? '', nickname: NickName ?? AddressName ?? '', name: [FirstName, LastName].filter(Boolean).join(' '), company: CompanyName ?? null,
    lines: [Street1, Street2, `${City ?? ''}, ${State ?? ''} ${Zip ?? ''}`].filter((line): line is string => Boolean(line)),
    phone: Phone ?? '', addressType: addressType ?? 'Residence',
  };
}

function toCard({ ID, CardholderName, CardType, PartialAccountNumber, ExpirationDate }: BuyerCreditCard): SavedCard {
  return { id: ID ?? '', name: CardholderName ?? '', type: CardType ?? 'Card', lastFour: PartialAccountNumber ?? '', expires: ExpirationDate?.slice(0, 7) ?? null };
}
