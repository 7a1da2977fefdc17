import type { LineItem } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/clock';
import type { Problem } from '@/lib/core/error-codes';
import { problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { patchLine, setLineAddress, shopperWorksheet } from '../../upstream/commerce/orders';
import { shopperProducts } from '../../upstream/commerce/products';
import type { MiddlewareToken } from '../../upstream/commerce/middleware-token';
import type { Upstream } from '../../upstream/upstream';
import { calculateOrder, deliveryWorld } from '../calculate/calculate-order';
import { planFulfillment, type LinePlan } from './plan';
import type { FulfillmentOrder } from './schema';

const linesAtOnce = 4;

/**
 * Writes where, when and how lines of a shopper's order go, then calculates the order anew. The shopper's token proves that the
 * order is theirs; the writing is the App API's. Throws `CommerceFailure`.
 */
export async function setFulfillment(
  upstream: Upstream, accessToken: string, orderID: string, request: FulfillmentOrder,
): Promise<Result<CalculatedOrder, Problem>> {
  const { order, items } = await shopperWorksheet(accessToken, orderID);
  if (order.IsSubmitted) return err(problem('order-already-placed'));
  const ids = items.map(({ ProductID }) => ProductID ?? '');
  const [products, world] = await Promise.all([shopperProducts(accessToken, ids), deliveryWorld(upstream)]);
  const lines = items.map((item) => ({ ...lineFromWorksheet(item), addedAt: addedAt(item) }));
  const plan = planFulfillment({ request, lines, products, world });
  if (!plan.ok) return plan;
  for (let first = 0; first < plan.value.length; first += linesAtOnce) {
    await Promise.all(plan.value.slice(first, first + linesAtOnce).map((line) => writeLine(upstream.token, orderID, line)));
  }
  return ok(await calculateOrder(upstream, accessToken, orderID, false));
}

async function writeLine(token: MiddlewareToken, orderID: string, { lineID, address, dateNeeded, xp }: LinePlan): Promise<void> {
  await setLineAddress(token, orderID, lineID, address);
  await patchLine(token, orderID, lineID, { DateNeeded: dateNeeded, xp });
}

function addedAt(item: LineItem): Date {
  return item.DateAdded ? new Date(item.DateAdded) : now();
}
