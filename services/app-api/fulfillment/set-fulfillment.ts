import type { LineItem } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { newId } from '@/lib/core/ids';
import { err, ok, type Result } from '@/lib/core/result';
import type { FulfillmentParts } from '@/lib/orders/fulfillment-schema';
import { quantityFacts } from '@/lib/orders/availability';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { quantityProblem } from '@/lib/orders/quantity-limits';
import { isSeat } from '@/lib/orders/seat';
import { itemsOf, wishedPromise } from '@/lib/promise/shipment-promise';
import { patchLine, shopperWorksheet } from '../../upstream/commerce/orders';
import { shopperProducts, type ShopProduct } from '../../upstream/commerce/products';
import type { Upstream } from '../../upstream/upstream';
import { calculateOrder, presentWorld, type Planning } from '../calculate/calculate-order';
import { equalLine } from './equal-line';
import {
  hasMissingUnits,
  underNote,
  readRepairedWorksheet,
} from '@/services/app-api/order/open-move';
import { planFulfillment } from './plan';
import { forEachLine, joinLine, splitLine, writeLines, type LinePlan } from '../order/write-lines';

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
  const { upstream } = planning;
  const { order, items } = await readRepairedWorksheet(upstream.token, () =>
    shopperWorksheet(accessToken, orderID),
  );
  if (order.IsSubmitted) return err(problem('order-already-placed'));
  if (hasMissingUnits({ order, items })) return err(problem('upstream-unavailable'));
  const products = await shopperProducts(
    accessToken,
    items.map(({ ProductID }) => ProductID ?? ''),
  );
  const { Quantity, Wish } = request;
  const written =
    Quantity !== undefined
      ? await count(upstream, orderID, items, products, { ...request, Quantity })
      : Wish
        ? await wish(planning, orderID, items, products, { ...request, Wish })
        : await move(planning, orderID, items, products, request);
  if (!written.ok) return written;
  return ok(await calculateOrder(planning, accessToken, orderID, false));
}

async function move(
  planning: Planning,
  orderID: string,
  items: readonly LineItem[],
  products: ReadonlyMap<string, ShopProduct>,
  request: FulfillmentParts,
): Promise<Result<null, Problem>> {
  const lines = items.map((item) => ({
    ...lineFromWorksheet(item),
    addedAt: item.DateAdded ? new Date(item.DateAdded) : now(),
  }));
  const { upstream } = planning;
  const plan = planFulfillment({ request, lines, products, world: await presentWorld(planning) });
  if (!plan.ok) return plan;
  const [first, ...more] = plan.value;
  if (first && more.length === 0 && request.WithLineItemID) {
    const joined = await join(upstream, orderID, items, lines, products, { plan: first, request });
    if (joined) return ok(null);
  }
  const item = items.find(({ ID }) => ID === first?.lineID);
  const { Units } = request;
  if (Units !== undefined && first && item && Units < (item.Quantity ?? 1)) {
    if (more.length > 0) return err(problem('bad-request', { field: 'Units' }));
    const [To, whole] = [newId(), item.Quantity ?? 1];
    const refused = partProblem([Units, whole - Units], first.lineID, lines, products);
    if (refused) return err({ ...refused, ids: [first.lineID] });
    await underNote(
      upstream.token,
      orderID,
      { From: first.lineID, To, Units, Left: whole - Units, Raised: Units },
      () => splitLine(upstream.token, orderID, item, Units, { ...first, lineID: To }),
    );
  } else {
    await writeLines(upstream.token, orderID, items, plan.value);
  }
  return ok(null);
}

/** Joins a moved line with an equal one of its new recipient, where there is one and the sum is allowed. */
async function join(
  upstream: Upstream,
  orderID: string,
  items: readonly LineItem[],
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, ShopProduct>,
  { plan, request }: { plan: LinePlan; request: FulfillmentParts },
): Promise<boolean> {
  const [line, companion] = [plan.lineID, request.WithLineItemID].map((id) =>
    lines.find((candidate) => candidate.id === id),
  );
  const equal = line && companion && equalLine(line, plan, companion, lines);
  const [moved, target] = [line, equal].map(
    (joining) => joining && items.find(({ ID }) => ID === joining.id),
  );
  const product = line && products.get(line.productID);
  if (!line || !equal || !moved || !target || !product) return false;
  const units = Math.min(request.Units ?? line.quantity, line.quantity);
  const rest = line.quantity - units;
  if (rest > 0 && partProblem([rest], line.id, lines, products)) return false;
  const facts = quantityFacts(equal, lines, product);
  if (
    quantityProblem(equal.quantity + units, {
      ...facts,
      heldElsewhere: facts.heldElsewhere - units,
    })
  )
    return false;
  return underNote(
    upstream.token,
    orderID,
    {
      From: line.id,
      To: equal.id,
      Units: units,
      Left: rest,
      Raised: equal.quantity + units,
    },
    () => joinLine(upstream.token, orderID, moved, units, target, plan),
  );
}

const tooMany: ReadonlySet<string> = new Set(['quantity-too-high', 'quantity-over-limit']);

/** Why a line cannot be parted so: the product is not sold in the quantity of one of its parts. What is in stock limits them together, parted or not. */
function partProblem(
  parts: readonly number[],
  lineID: string,
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, ShopProduct>,
): Problem | null {
  const line = lines.find(({ id }) => id === lineID);
  const product = line && products.get(line.productID);
  if (!line || !product) return null;
  const facts = quantityFacts(line, lines, product);
  const problems = parts.flatMap((part) => quantityProblem(part, facts) ?? []);
  return problems.find(({ code }) => !tooMany.has(code)) ?? null;
}

/** Writes onto lines without a recipient where and when they are wished for, with what can be promised now; other lines have their place from their recipient. */
async function wish(
  planning: Planning,
  orderID: string,
  items: readonly LineItem[],
  products: ReadonlyMap<string, ShopProduct>,
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
  upstream: Upstream,
  orderID: string,
  items: readonly LineItem[],
  products: ReadonlyMap<string, ShopProduct>,
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
  await patchLine(upstream.token, orderID, line.id, { Quantity });
  return ok(null);
}
