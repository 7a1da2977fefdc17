import { formatCents } from '@/lib/core/money';
import type { LeftOrder } from './put-back';
import type { Recovered } from './recover-books';

const held =
  'It is held (xp.OnHold). If the shop stands by it, set xp.OnHold.Released; else cancel it';

/** What a person must do about an order that was left to people, after its ID. */
const toDo: Record<LeftOrder['why'], string> = {
  free: `cost nothing, so no payment shows who placed it. ${held}.`,
  unproven: `has no payments that these services signed and that add up to its total. ${held}. If STOREFRONT_WEBHOOK_SECRET was changed since the order was placed, set the one of then as STOREFRONT_WEBHOOK_SECRET_PREVIOUS and run this again: the order is put back and released.`,
  'let-go': `was paid, but the gateway does not hold its money any more. ${held}, or ask the buyer to pay again.`,
  'no-blank-cards':
    'is paid and sold more paper gift cards than lie blank. Add them (update services.blank_gift_card set remaining = remaining + …) and run this again.',
  cancelled:
    'was not what had been paid for: it has been cancelled and its money let go. Tell the buyer.',
};

/** What was done to restored books, and what a person must do now, a line each. */
export function recoveredLines({ putBack, left, mailsSent, letGo }: Recovered): string[] {
  return [
    `Orders put back: ${putBack.length}.`,
    `Waiting mails that had gone out: ${mailsSent}.`,
    `Authorizations of lost tries let go: ${letGo}.`,
    ...putBack.flatMap(({ orderID, missing }) =>
      missing.map(
        ({ kind, cents, reference }) =>
          `To do: order ${orderID} stands, but ${formatCents(cents)} of it (${kind}, account ${reference ?? 'unknown'}) are not in the ledgers: the account is not there or has not so much on it. Open it again and book the amount, or let the shop bear it.`,
      ),
    ),
    ...left.map(({ orderID, why }) => `To do: order ${orderID} ${toDo[why]}`),
  ];
}

/** Whether nothing is left for people. */
export function isAllRight({ putBack, left }: Recovered): boolean {
  return left.length === 0 && putBack.every(({ missing }) => missing.length === 0);
}
