import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { quantityFacts } from '@/lib/orders/availability';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import type { FulfillmentParts } from '@/lib/orders/fulfillment-schema';
import { quantityProblem } from '@/lib/orders/quantity-limits';
import { isSeat } from '@/lib/orders/seat';
import { itemsOf, wishedPromise } from '@/lib/promise/shipment-promise';
import { patchLine, shopperWorksheet } from '../../upstream/commerce/orders';
import { shopperProducts } from '../../upstream/commerce/products';
import { calculateOrder, presentWorld, type Planning } from '../calculate/calculate-order';
import { hasMissingUnits, readRepairedWorksheet } from '../order/open-move';
import { forEachLine } from '../order/write-lines';
import { moveLines, type EditedOrder } from './move-lines';

/**
 * Edits lines of a shopper's order (their quantity, or where, when and how they go), then calculates the order again. The shopper's token proves that the order
 * is theirs; the App API writes with its own. Throws `CommerceFailure`.
 */
export async function setFulfillment(
  planning: Planning,
  accessToken: string,
  orderID: string,
  request: FulfillmentParts,
): Promise<Result<CalculatedOrder, Problem>> {
  const { order, items } = await readRepairedWorksheet(planning.upstream.token, () =>
    shopperWorksheet(accessToken, orderID),
  );
  if (order.IsSubmitted) return err(problem('order-already-placed'));
  if (hasMissingUnits({ order, items })) return err(problem('upstream-unavailable'));
  const products = await shopperProducts(
    accessToken,
    items.map(({ ProductID }) => ProductID ?? ''),
  );
  const edited: EditedOrder = { planning, orderID, items, products };
  const { Quantity, Wish } = request;
  const written =
    Quantity !== undefined
      ? await count(edited, { ...request, Quantity })
      : Wish
        ? await wish(edited, { ...request, Wish })
        : await moveLines(edited, request);
  if (!written.ok) return written;
  return ok(await calculateOrder(planning, accessToken, orderID, false));
}

/** Writes onto lines without a recipient where and when they are wished for, with what can be promised now; other lines have their place from their recipient. */
async function wish(
  { planning, orderID, items, products }: EditedOrder,
  request: FulfillmentParts & { Wish: NonNullable<FulfillmentParts['Wish']> },
): Promise<Result<null, Problem>> {
  const { LineItemIDs, Wish, ...said } = request;
  if (!LineItemIDs || Object.values(said).some((part) => part !== undefined))
    return err(problem('bad-request', { field: 'Wish' }));
  const lines = items.map(lineFromWorksheet).filter(({ id }) => LineItemIDs.includes(id));
  if (lines.length < new Set(LineItemIDs).size)
    return err(problem('not-found', { field: 'LineItemIDs' }));
  const placed = lines.filter((line) => line.address || isSeat(line));
  if (placed.length > 0)
    return err(problem('selections-invalid', { field: 'Wish', ids: placed.map(({ id }) => id) }));
  const { now: at, ...facts } = await presentWorld(planning);
  const promise = wishedPromise(Wish, itemsOf({ lines }, products), facts, at);
  await forEachLine(lines, ({ id }) =>
    patchLine(planning.upstream.token, orderID, id, { xp: { Promise: promise } }),
  );
  return ok(null);
}

/** Sets the quantity of one line within its limits: schedule, stock, and what other shipments hold (specification A5). */
async function count(
  { planning, orderID, items, products }: EditedOrder,
  request: FulfillmentParts & { Quantity: number },
): Promise<Result<null, Problem>> {
  const { LineItemIDs = [], Quantity, ...said } = request;
  if (LineItemIDs.length !== 1 || Object.values(said).some((part) => part !== undefined))
    return err(problem('bad-request', { field: 'Quantity' }));
  const lines = items.map(lineFromWorksheet);
  const line = lines.find(({ id }) => id === LineItemIDs[0]);
  if (!line) return err(problem('not-found', { field: 'LineItemIDs' }));
  const product = products.get(line.productID);
  if (!product) return err(problem('product-unavailable', { ids: [line.id] }));
  const refused = quantityProblem(Quantity, quantityFacts(line, lines, product));
  if (refused) return err({ ...refused, ids: [line.id] });
  await patchLine(planning.upstream.token, orderID, line.id, { Quantity });
  return ok(null);
}
