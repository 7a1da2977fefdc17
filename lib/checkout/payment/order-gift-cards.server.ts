import 'server-only';
import { refusals } from '@/lib/cart/change/refusals';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { clientAddress } from '@/lib/http/client-address';
import { mayAttempt } from '@/lib/limits/attempts';
import type { Shopper } from '@/lib/session/shopper';
import { giftCardsOfOrder, resendGiftCard } from '@/lib/upstream/app-api/gift-cards';
import {
  parseGiftCard,
  parseGiftCards,
  type OrderGiftCard,
  type OrderGiftCards,
} from './order-gift-cards';
import { asOrderOwner } from '../order-owner.server';

/** The gift cards of a placed order, for the one who placed it; `not-found` for anyone else. */
export function loadGiftCards(
  shopper: Shopper,
  userID: string,
  orderID: string,
): Promise<Result<OrderGiftCards, Problem>> {
  return refusals(async () => {
    const cards = await asOrderOwner(shopper, userID, orderID, (accessToken) =>
      giftCardsOfOrder(accessToken, orderID, parseGiftCards),
    );
    return cards ? ok({ orderID, cards }) : err(problem('not-found'));
  });
}

/** Sends the mail of a gift card again, for the one who ordered it: with a new PIN, the old one ends. Slowed down by address and order. */
export function sendGiftCardAgain(
  shopper: Shopper,
  { userID = '', orderID = '', card = '' }: Record<string, string | undefined>,
  request: Request,
): Promise<Result<OrderGiftCard, Problem>> {
  return refusals(async () => {
    const sent = await asOrderOwner(shopper, userID, orderID, async (accessToken) => {
      if (
        !(await mayAttempt('gift-card-mail', { address: clientAddress(request), account: orderID }))
      )
        return err(problem('rate-limited'));
      return ok(await resendGiftCard(accessToken, orderID, card, parseGiftCard));
    });
    return sent ?? err(problem('not-found'));
  });
}
