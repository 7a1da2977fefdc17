import 'server-only';
import { refusals } from '@/lib/cart/change/refusals';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { clientAddress } from '@/lib/http/client-address';
import { mayAttempt } from '@/lib/limits/attempts';
import type { Shopper } from '@/lib/session/shopper';
import {
  giftCardsOfOrder,
  resendGiftCard,
  type OrderProof,
} from '@/lib/upstream/app-api/gift-cards';
import {
  parseGiftCard,
  parseGiftCards,
  type OrderGiftCard,
  type OrderGiftCards,
} from './order-gift-cards';
import { sendersOrder } from '../followed-order.server';
import { asOrderOwner, byLink } from '../order-owner.server';

/** The gift cards of a placed order, for the one who placed it; `not-found` for anyone else. */
export function loadGiftCards(
  shopper: Shopper,
  userID: string,
  orderID: string,
): Promise<Result<OrderGiftCards, Problem>> {
  return refusals(async () => {
    const cards = await asOrderOwner(shopper, userID, orderID, (proof) =>
      giftCardsOfOrder(proof, orderID, parseGiftCards),
    );
    return cards ? ok({ orderID, cards }) : err(problem('not-found'));
  });
}

/** Sends the mail of a gift card again to its buyer, with a new PIN that replaces the old one. Limited by address and order. */
export function sendGiftCardAgain(
  shopper: Shopper,
  { userID = '', orderID = '', card = '' }: Record<string, string | undefined>,
  request: Request,
): Promise<Result<OrderGiftCard, Problem>> {
  return refusals(async () => {
    const sent = await asOrderOwner(shopper, userID, orderID, (proof) =>
      resent(proof, orderID, card, request),
    );
    return sent ?? err(problem('not-found'));
  });
}

/** The gift cards of an order, for its sender by the order's link; `not-found` for anyone else. */
export function followedGiftCards(token: string): Promise<Result<OrderGiftCards, Problem>> {
  return refusals(async () => {
    const orderID = (await sendersOrder(token))?.order.ID;
    if (!orderID) return err(problem('not-found'));
    const cards = await byLink(token, (proof) => giftCardsOfOrder(proof, orderID, parseGiftCards));
    return ok({ orderID, cards });
  });
}

/** As `sendGiftCardAgain`, for the sender by the order's link. */
export function sendFollowedGiftCard(
  { token = '', card = '' }: Record<string, string | undefined>,
  request: Request,
): Promise<Result<OrderGiftCard, Problem>> {
  return refusals(async () => {
    const orderID = (await sendersOrder(token))?.order.ID;
    return orderID
      ? byLink(token, (proof) => resent(proof, orderID, card, request))
      : err(problem('not-found'));
  });
}

async function resent(
  proof: OrderProof,
  orderID: string,
  card: string,
  request: Request,
): Promise<Result<OrderGiftCard, Problem>> {
  const who = { address: clientAddress(request), account: orderID };
  if (!(await mayAttempt('gift-card-mail', who))) return err(problem('rate-limited'));
  return ok(await resendGiftCard(proof, orderID, card, parseGiftCard));
}
