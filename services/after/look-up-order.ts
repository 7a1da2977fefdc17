import { isId } from '@/lib/core/ids';
import { orderName, readOrderNumber } from '@/lib/orders/order-number';
import type { Store } from '@/services/database/statements';
import { CommerceFailure } from '../upstream/commerce/failure';
import type { MiddlewareToken } from '../upstream/commerce/middleware-token';
import { readOrder } from '../upstream/commerce/orders';
import type { LookedUp } from './order-codes';
import { orderOfNumber } from '../orders/order-numbers';

/**
 * The placed order that people call by a number and that was ordered with an e-mail, letter case aside; `null` where there is none. One that was given no number
 * is called by its ID. Throws `CommerceFailure` when the commerce platform does not answer.
 */
export async function lookUpOrder(
  store: Store,
  token: MiddlewareToken,
  { Number, Email }: { Number: string; Email: string },
): Promise<LookedUp | null> {
  const number = readOrderNumber(Number);
  const orderID = number ? await store.transact(() => orderOfNumber(number)) : Number.trim();
  if (!isId(orderID)) return null;
  const order = await readOrder(token, orderID).catch((error: unknown) => {
    if (error instanceof CommerceFailure && error.status === 404) return null;
    throw error;
  });
  const email = order?.FromUser?.Email ?? '';
  if (!order?.IsSubmitted || email.toLowerCase() !== Email.trim().toLowerCase()) return null;
  return { orderID, number: orderName(order), email };
}
