import 'server-only';
import { parseCalculatedOrder } from '@/lib/cart/calculated-order-schema';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { refusals } from '@/lib/cart/refusals';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { calculateOrder } from '@/lib/upstream/app-api/orders';
import type { Confirmation } from './confirmation';

/** A placed order for the one who placed it: the customer's own session, or a guest's receipt; `not-found` for anyone else (decision 29). */
export function loadConfirmation(shopper: Shopper, userID: string, orderID: string): Promise<Result<Confirmation, Problem>> {
  return refusals(async () => {
    const accessToken = await tokenFor(shopper, userID, orderID);
    if (!accessToken) return err(problem('not-found'));
    const order = await calculateOrder(accessToken, orderID, parseCalculatedOrder);
    if (!order.Order.IsSubmitted) return err(problem('not-found'));
    return ok({ orderID, placedAt: order.Order.DateSubmitted, order: fromAppApi(order) });
  });
}

async function tokenFor(shopper: Shopper, userID: string, orderID: string): Promise<string | null> {
  const receipt = shopper.receipt();
  if (receipt?.userID === userID && receipt.orderID === orderID) return receipt.accessToken;
  const session = await shopper.live();
  return session?.kind === 'customer' && session.userID === userID ? session.accessToken : null;
}
