import 'server-only';
import type { Problem } from '@/lib/core/errors/error-codes';
import type { Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { orNull } from '@/lib/upstream/commerce/client';
import { deleteLineItem } from '@/lib/upstream/commerce/line-items';
import type { Cart } from '../cart';
import { loadCart, cartOf } from '../load-cart.server';
import { openExisting, explainLostCart } from '../shopper-order.server';
import { refusals } from './refusals';
import type { FulfillmentRequest } from '@/lib/orders/calculated-order';
import { putLineItems } from '@/lib/upstream/app-api/orders';
import { parseCalculatedOrder } from '../calculated-order-schema';

/**
 * Edits lines through `PUT /api/order/{id}/lineitems` and returns the whole cart: where, when and how they go, how many units move to another recipient, or a
 * quantity. The App API checks and writes (ruling 31).
 */
export async function editLines(
  shopper: Shopper,
  request: FulfillmentRequest,
): Promise<Result<Cart, Problem>> {
  return explainLostCart(
    shopper,
    await refusals(async () => {
      const open = await openExisting(shopper);
      if (!open.ok) return open;
      const { session, orderID } = open.value;
      const order = await shopper.call(session, (live) =>
        putLineItems(live.accessToken, live.orderID ?? orderID, request, parseCalculatedOrder),
      );
      return cartOf(shopper, order);
    }),
  );
}

/**
 * Sets a line's absolute quantity and returns the whole cart; the App API checks minimum, maximum, safety stock and what other shipments hold (specification
 * A5), the commerce platform the stock again.
 */
export function changeQuantity(
  shopper: Shopper,
  lineID: string,
  quantity: number,
): Promise<Result<Cart, Problem>> {
  return editLines(shopper, { LineItemIDs: [lineID], Quantity: quantity });
}

/** Removes a line and returns the whole cart; a line that is gone already is no error. */
export function removeLine(shopper: Shopper, lineID: string): Promise<Result<Cart, Problem>> {
  return refusals(async () => {
    const open = await openExisting(shopper);
    if (!open.ok) return open;
    const { session, orderID } = open.value;
    await shopper.call(session, (live) =>
      orNull(deleteLineItem(live.accessToken, live.orderID ?? orderID, lineID)),
    );
    return loadCart(shopper);
  });
}
