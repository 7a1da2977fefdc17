import 'server-only';
import type { BuyerCreditCard } from 'ordercloud-javascript-sdk';
import type { z } from 'zod';
import { billed, onDevice } from '@/lib/checkout/payment/tenders';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { cardNonce, deleteCard, saveCard } from '@/lib/upstream/app-api/cards';
import { listMyCards, patchMyCard } from '@/lib/upstream/commerce/cards';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import type { cardChange, newCard } from './account-schema';
import { asCustomer, asCustomerOr } from '@/lib/session/as-customer.server';

/** A saved card: never more than its last four digits. `expires` is `YYYY-MM`. */
export interface SavedCard {
  id: string;
  name: string;
  type: string;
  lastFour: string;
  expires: string | null;
}

/** The customer's saved cards. Throws `UpstreamError`. */
export function listCards(shopper: Shopper): Promise<Result<SavedCard[], Problem>> {
  return asCustomer(shopper, async ({ accessToken }) =>
    (await listMyCards(accessToken)).map(toCard),
  );
}

/** Saves a card by its nonce, which the gateway checks, and returns all; `payment-declined` when it refuses, `captcha-required` or `payment-paused` after many that were, `card-known` when it is saved already. Throws `UpstreamError`. */
export function addCard(
  shopper: Shopper,
  { nonce, name, bill, deviceData, captcha }: z.output<typeof newCard>,
): Promise<Result<SavedCard[], Problem>> {
  return asCustomerOr(shopper, async ({ accessToken, userID }) => {
    try {
      await saveCard(accessToken, userID, {
        Nonce: nonce,
        CardholderName: name,
        ...billed(bill),
        ...onDevice({ deviceData }),
        ...(captcha === undefined ? {} : { Captcha: captcha }),
      });
    } catch (error) {
      const code =
        isUpstreamError(error) &&
        (['payment-declined', 'payment-paused', 'captcha-required', 'card-known'] as const).find(
          (cardError) => cardError === error.code,
        );
      if (code)
        return err(
          problem(code, {
            ...(code === 'captcha-required' ? { captcha: true } : {}),
            ...retryAfterIn(error.data),
          }),
        );
      throw error;
    }
    return ok((await listMyCards(accessToken)).map(toCard));
  });
}

/** Changes name and expiry of a card, nothing else, and returns all. Throws `UpstreamError`, 404 for another's and none alike. */
export function changeCard(
  shopper: Shopper,
  id: string,
  { name, month, year }: z.output<typeof cardChange>,
): Promise<Result<SavedCard[], Problem>> {
  return asCustomer(shopper, async ({ accessToken }) => {
    await patchMyCard(accessToken, id, {
      CardholderName: name,
      ExpirationDate: new Date(Date.UTC(year, month, 0)).toISOString(),
    });
    return (await listMyCards(accessToken)).map(toCard);
  });
}

/** Removes a card, from the gateway's vault too, and returns what is left. Throws `UpstreamError`, 404 for another's and none alike. */
export function removeCard(shopper: Shopper, id: string): Promise<Result<SavedCard[], Problem>> {
  return asCustomer(shopper, async ({ accessToken }) => {
    await deleteCard(accessToken, id);
    return (await listMyCards(accessToken)).map(toCard);
  });
}

/** A nonce of a card, by which its bank confirms it in the browser, with its first six digits; it pays once. Throws `UpstreamError`, 404 for another's and none alike. */
export function lendCard(
  shopper: Shopper,
  id: string,
): Promise<Result<{ nonce: string; bin: string }, Problem>> {
  return asCustomer(shopper, ({ accessToken }) => cardNonce(accessToken, id));
}

function retryAfterIn(data: unknown): { retryAfter?: number } {
  const seconds =
    typeof data === 'object' && data !== null && 'retryAfter' in data ? data.retryAfter : undefined;
  return typeof seconds === 'number' ? { retryAfter: seconds } : {};
}

function toCard({
  ID,
  CardholderName,
  CardType,
  PartialAccountNumber,
  ExpirationDate,
}: BuyerCreditCard): SavedCard {
  return {
    id: ID ?? '',
    name: CardholderName ?? '',
    type: CardType ?? 'Card',
    lastFour: PartialAccountNumber ?? '',
    expires: ExpirationDate?.slice(0, 7) ?? null,
  };
}
