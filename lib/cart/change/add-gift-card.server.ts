import 'server-only';
import { randomUUID } from 'node:crypto';
import { emailGiftCard } from '@/lib/catalogue/gift-card';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, type Result } from '@/lib/core/result';
import type { Session } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { canSellGiftCards } from '@/lib/upstream/app-api/gift-cards';
import { addGiftCard as postGiftCard } from '@/lib/upstream/app-api/orders';
import { isRefusedWith } from '@/lib/upstream/upstream-error';
import { parseCalculatedOrder } from '../calculated-order-schema';
import type { Cart } from '../cart';
import type { GiftCardLine } from '../schema';
import { refusals } from './refusals';
import { orderForMissing, orderForWrite, openForChange } from '../shopper-order.server';
import { cartOf } from '../load-cart.server';

/**
 * Adds gift cards of an amount the shopper chose and returns the whole cart (ruling 23). The amount is checked here and by the App API, which alone can set a
 * price. More than can be sold are `gift-card-inventory` (specification A8) before they are in the cart; the submit decides.
 */
export function addGiftCard(shopper: Shopper, card: GiftCardLine): Promise<Result<Cart, Problem>> {
  return refusals(async () => {
    const open = await openForChange(shopper);
    if (!open.ok) return open;
    const order = await shopper.call(open.value.session, (live) => add(shopper, live, card));
    if (!order) return err(problem('gift-card-inventory'));
    return cartOf(shopper, order);
  });
}

/** The calculated order with the cards; `null` where not so many can be sold. */
async function add(
  shopper: Shopper,
  session: Session,
  { productID, amount, quantity, email, lineID = randomUUID() }: GiftCardLine,
) {
  if (!(await canSellGiftCards(session.accessToken, quantity, productID === emailGiftCard)))
    return null;
  const orderID = await orderForWrite(shopper, session);
  const body = {
    LineItemID: lineID,
    ProductID: productID,
    AmountCents: amount,
    Quantity: quantity,
    ...(email ? { Email: email } : {}),
  };
  const post = (id: string) => postGiftCard(session.accessToken, id, body, parseCalculatedOrder);
  try {
    return await post(orderID);
  } catch (error) {
    if (!isRefusedWith(error, 404)) throw error;
    return post(await orderForMissing(shopper, session, orderID));
  }
}
