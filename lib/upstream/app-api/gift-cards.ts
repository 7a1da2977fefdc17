import 'server-only';
import { z } from 'zod';
import { appApiCall, type Parse } from './client';

/** What proves an order to be the caller's: the token of its link, beside an access token of anybody's, or their own access token alone. */
export interface OrderProof {
  accessToken: string;
  link: string | null;
}

/** `GET /api/order/{id}/giftcards`: the gift cards of a placed order, last digits only. Throws `UpstreamError`, 404 for anyone else's order. */
export function giftCardsOfOrder<T>(
  { accessToken, link }: OrderProof,
  orderID: string,
  parse: Parse<T>,
): Promise<T> {
  const path = `/api/order/${orderID}/giftcards`;
  return appApiCall({
    system: 'orders',
    operation: 'giftCards',
    idempotent: true,
    method: 'GET',
    path,
    accessToken,
    link,
    parse,
  });
}

/** `POST /api/order/{id}/giftcards/{card}/resend`: a card's mail once more, with a new PIN. Never repeated. Throws `UpstreamError`. */
export function resendGiftCard<T>(
  { accessToken, link }: OrderProof,
  orderID: string,
  card: string,
  parse: Parse<T>,
): Promise<T> {
  const path = `/api/order/${orderID}/giftcards/${card}/resend`;
  return appApiCall({
    system: 'calculate',
    operation: 'resendGiftCard',
    idempotent: false,
    method: 'POST',
    path,
    accessToken,
    link,
    body: {},
    parse,
  });
}

const validation = z.object({ data: z.object({ IsValid: z.boolean() }) });

/** `GET /api/giftcards/validate`: whether so many gift cards can be sold, by e-mail (`PinEnabled`) or on paper (specification A7). Throws `UpstreamError`. */
export async function canSellGiftCards(
  accessToken: string,
  count: number,
  byEmail: boolean,
): Promise<boolean> {
  const query = new URLSearchParams({ count: String(count), PinEnabled: String(byEmail) });
  const { data } = await appApiCall({
    system: 'calculate',
    operation: 'validateGiftCards',
    idempotent: true,
    method: 'GET',
    path: `/api/giftcards/validate?${query.toString()}`,
    accessToken,
    parse: (value) => validation.parse(value),
  });
  return data.IsValid;
}
