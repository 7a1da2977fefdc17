import 'server-only';
import type { Problem } from '@/lib/core/error-codes';
import { ok, type Result } from '@/lib/core/result';
import type { FulfillmentRequest } from '@/lib/orders/calculated-order';
import type { Shopper } from '@/lib/session/shopper';
import { putLineItems } from '@/lib/upstream/app-api/orders';
import { parseCalculatedOrder } from '../calculated-order-schema';
import type { Cart } from '../cart';
import { fromAppApi } from '../from-app-api';
import { loadCart } from '../load-cart.server';
import { openExisting, saidToGuests } from './open-for-change.server';
import { refusals } from './refusals';

/**
 * Edits lines through `PUT /api/order/{id}/lineitems` and answers the whole cart: where, when and how they go, how many units move to
 * another recipient, or a quantity. The App API checks and writes (ruling 31).
 */
export async function editLines(
  shopper: Shopper,
  request: FulfillmentRequest,
): Promise<Result<Cart, Problem>> {
  return saidToGuests(
    shopper,
    await refusals(async () => {
      const open = await openExisting(shopper);
      if (!open.ok) return open;
      const { session, orderID } = open.value;
      const order = await shopper.call(session, (live) =>
        putLineItems(live.accessToken, live.orderID ?? orderID, request, parseCalculatedOrder),
      );
      return order.UnavailableLineItemIDs.length > 0 ? loadCart(shopper) : ok(fromAppApi(order));
    }),
  );
}
