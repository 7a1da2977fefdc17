import 'server-only';
import type { Problem } from '@/lib/core/error-codes';
import { ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { setFulfillment as putFulfillment } from '@/lib/upstream/app-api/orders';
import { parseCalculatedOrder } from './calculated-order-schema';
import type { Cart } from './cart';
import { fromAppApi } from './from-app-api';
import { loadCart } from './load-cart.server';
import { openExisting } from './open-for-change.server';
import { refusals } from './refusals';
import type { Fulfillment } from './schema';

/**
 * Says where, when and how lines go, and answers the whole cart. The App API checks method, day and run and writes address, date and
 * line fields itself (decision 31).
 */
export function setFulfillment(shopper: Shopper, request: Fulfillment): Promise<Result<Cart, Problem>> {
  return refusals(async () => {
    const open = await openExisting(shopper);
    if (!open.ok) return open;
    const { session, orderID } = open.value;
    const order = await shopper.call(session, (live) =>
      putFulfillment(live.accessToken, live.orderID ?? orderID, request, parseCalculatedOrder));
    return order.UnavailableLineItemIDs.length > 0 ? loadCart(shopper) : ok(fromAppApi(order));
  });
}
