import type { Cents } from '@/lib/core/money';
import type { Work } from '@/lib/orders/money/due-moves';
import type { Statements } from '@/services/database/statements';
import { recallCards } from '../../gift-cards/order-cards';
import { addEvent, loweredBefore } from './books';
import { callDesk } from './desk';
import { lowerMoney } from './events';

/** Nothing was given back: another order holds money of a gift card that this one sold, or all it owes was spent of them. */
export class CardsKept extends Error {
  constructor(readonly why: 'held' | 'spent') {
    super(why);
  }
}

/**
 * Gives back all of an order that sold gift cards, but for what was spent of them, and takes them back as a cancellation does (`recallCards`), in one
 * transaction. Throws `CardsKept`.
 */
export function* refundWhole(
  orderID: string,
  call: { name: string; totalCents: Cents; staff: string | null; mostCents: Cents },
  now: Date,
): Statements<'lowered' | 'known' | 'too-much'> {
  const { totalCents, ...lowering } = call;
  // The desk's row is locked from here on.
  yield* callDesk(orderID, now);
  const before = yield* loweredBefore(orderID, `${orderID}/lowered/${call.name}`);
  if (before.isKnown) return 'known';
  const spent = yield* recallCards(orderID, now);
  if (spent === null) throw new CardsKept('held');
  const cents = totalCents - before.cents - spent;
  if (cents <= 0) throw new CardsKept('spent');
  yield* addEvent({
    key: `${orderID}/recalled`,
    orderID,
    kind: 'recalled',
    cents: spent,
    staff: null,
    at: now,
  });
  return yield* lowerMoney(orderID, { ...lowering, cents }, now);
}

/** Whether an order would owe less than the gift cards cost that it sold, which can be spent, and not because that money cannot be had. */
export function paysCardsBack(
  { owedCents, cardsCents }: { owedCents: Cents; cardsCents: Cents },
  work: readonly Work[],
): boolean {
  const missing = work.reduce(
    (sum, { why, cents }) =>
      why === 'refund-refused' || why === 'account-refused' ? sum : sum + cents,
    0,
  );
  return owedCents < cardsCents - missing;
}
