import 'server-only';
import type { z } from 'zod';
import { refusals } from '@/lib/cart/change/refusals';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import type { Cents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import { clientAddress } from '@/lib/http/client-address';
import { attempt } from '@/lib/limits/attempts';
import { shopperKey } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { inquireGiftCard } from '@/lib/upstream/integration/client';
import type { giftCardQuerySchema } from './tender-schema';

/** What is on a gift card, in cents. */
export interface GiftCardBalance {
  balance: Cents;
}

/**
 * The balance of a gift card by its number, and its PIN where it has one. Unknown, blocked, locked and empty cards, a wrong PIN and a missing one give the same
 * answer, so that guessing reveals nothing; whether a card has a PIN is printed on it.
 */
export function giftCardBalance(
  shopper: Shopper,
  { number, pin }: z.output<typeof giftCardQuerySchema>,
  request: Request,
): Promise<Result<GiftCardBalance, Problem>> {
  return refusals(async () => {
    // Counted before the outcome is known and given back for a right PIN, so that only guessing is slowed down; a number without PIN can be guessed and stays counted.
    const tried = await attempt('gift-card', {
      address: clientAddress(request),
      account: number,
      shopper: shopperKey(shopper.current()),
    });
    if (!tried) return err(problem('rate-limited'));
    const session = await shopper.live();
    if (!session) return err(problem('not-found'));
    const found = await shopper.call(session, ({ accessToken }) =>
      inquireGiftCard(accessToken, number, pin),
    );
    if (!found || found.balance <= 0)
      return err(problem('gift-card-unavailable', { field: 'number' }));
    if (found.pinEnabled) await tried.giveBack();
    return ok({ balance: found.balance });
  });
}
