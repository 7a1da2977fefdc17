import type { LineItem } from 'ordercloud-javascript-sdk';
import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { newId } from '@/lib/core/ids';
import { err, ok, type Result } from '@/lib/core/result';
import { now } from '@/lib/core/time/clock';
import { quantityFacts } from '@/lib/orders/availability';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import type { FulfillmentParts } from '@/lib/orders/fulfillment-schema';
import type { OrderLine } from '@/lib/orders/line/order-line';
import { quantityProblem } from '@/lib/orders/quantity-limits';
import { isSeat } from '@/lib/orders/seat';
import type { ShopProduct } from '../../upstream/commerce/products';
import { presentWorld, type Planning } from '../calculate/calculate-order';
import { underNote } from '../order/open-move';
import { joinLine, splitLine, writeLines, type LinePlan } from '../order/write-lines';
import { planFulfillment } from './plan';

/** An order whose lines are edited, as it was read, and with what. */
export interface EditedOrder {
  planning: Planning;
  orderID: string;
  items: readonly LineItem[];
  products: ReadonlyMap<string, ShopProduct>;
}

/** Writes where, when and how lines go: onto the lines, onto the units that part from one, or by joining one with an equal line. Throws `CommerceFailure`. */
export async function moveLines(
  order: EditedOrder,
  request: FulfillmentParts,
): Promise<Result<null, Problem>> {
  const { planning, orderID, items, products } = order;
  const { token } = planning.upstream;
  const lines = items.map((item) => ({
    ...lineFromWorksheet(item),
    addedAt: item.DateAdded ? new Date(item.DateAdded) : now(),
  }));
  const plan = planFulfillment({ request, lines, products, world: await presentWorld(planning) });
  if (!plan.ok) return plan;
  const [first, ...more] = plan.value;
  if (first && more.length === 0 && request.WithLineItemID) {
    const joined = await join(order, lines, first, request);
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
      token,
      orderID,
      { From: first.lineID, To, Units, Left: whole - Units, Raised: Units },
      () => splitLine(token, orderID, item, Units, { ...first, lineID: To }),
    );
  } else {
    await writeLines(token, orderID, items, plan.value);
  }
  return ok(null);
}

/** Joins a moved line with an equal one of its new recipient, where there is one and the sum is allowed. */
async function join(
  { planning, orderID, items, products }: EditedOrder,
  lines: readonly OrderLine[],
  plan: LinePlan,
  request: FulfillmentParts,
): Promise<boolean> {
  const { token } = planning.upstream;
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
    token,
    orderID,
    {
      From: line.id,
      To: equal.id,
      Units: units,
      Left: rest,
      Raised: equal.quantity + units,
    },
    () => joinLine(token, orderID, moved, units, target, plan),
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

type Placed = Pick<OrderLine, 'id' | 'productID' | 'specs' | 'xp' | 'productXp' | 'address'>;

/**
 * The line that a line becomes equal to when it joins `companion`: same product and options, recipient, day, way and words; `undefined` when there is none.
 * Gift cards are never equal, since each has its own amount and reader.
 */
function equalLine<Line extends Placed>(
  line: Placed,
  plan: LinePlan,
  companion: Placed,
  lines: readonly Line[],
): Line | undefined {
  if (
    isSeat(line) ||
    line.specs.some(
      ({ specID }) => specID === giftCardSpecs.amount || specID === giftCardSpecs.email,
    )
  )
    return undefined;
  return lines.find(
    (other) =>
      other.id !== line.id &&
      other.productID === line.productID &&
      !isSeat(other) &&
      options(other) === options(line) &&
      JSON.stringify(other.address) === JSON.stringify(companion.address) &&
      words.every(
        (name) => JSON.stringify(other.xp[name] ?? null) === JSON.stringify(plan.xp[name] ?? null),
      ),
  );
}

const words = [
  'DeliveryMethod',
  'RequestedDeliveryDate',
  'TimePreference',
  'CardMessage',
  'DeliveryNote',
  'StoreID',
] as const;

function options({ specs }: Placed): string {
  return JSON.stringify(
    specs.map(({ specID, optionID, value }) => [specID, optionID ?? value]).sort(),
  );
}
