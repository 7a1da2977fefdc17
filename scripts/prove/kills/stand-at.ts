import type { Buyer } from '../buyer';
import { control } from '../control';
import { proofGiftCards } from '../gift-cards';
import { killPoints, type KillPoint } from './points';

/** What each of the two gift cards pays, in cents. */
export const giftCents = 50;
const cardCents = 1000;

/** An order whose submit stands at its point. */
export interface StandingOrder {
  orderID: string;
  /** Sends the same submit again, as somebody. */
  submit(who: Buyer): Promise<{ state: string }>;
}

/** The barrier at which a submit is held at a point; letting it go lets the work go on. */
export function barrierOf(point: KillPoint): string {
  return `kill-${killPoints.indexOf(point)}`;
}

/**
 * Has a shopper fill a cart, pay it with two gift cards, a card and Venmo, and waits until that submit stands at its point. Throws an Error
 * when it does not come there.
 */
export async function standAt(
  platformUrl: string,
  buyer: Buyer,
  productID: string,
  point: KillPoint,
): Promise<StandingOrder> {
  const { hold, reached } = control(platformUrl);
  const { orderID, total } = await buyer.fillCart(productID);
  await hold(barrierOf(point), { at: point.at, match: point.match(orderID) });
  const gifts = proofGiftCards.map((card) => ({ kind: 'giftCard', amount: giftCents, ...card }));
  const rest = total - giftCents * gifts.length - cardCents;
  const submit = (who: Buyer) =>
    who.submitWith(total, [
      ...gifts,
      { kind: 'card', amount: cardCents, nonce: 'fake-valid-nonce' },
      { kind: 'venmo', amount: rest, nonce: 'fake-venmo-account-nonce' },
    ]);
  void submit(buyer).catch(() => undefined);
  if ((await reached(barrierOf(point))) === 0)
    throw new Error(`${orderID} did not come to the point "${point.name}".`);
  return { orderID, submit };
}
