import { isDeepStrictEqual } from 'node:util';
import type { Queryable } from '@/services/database/database';
import { now } from '@/lib/core/time/clock';
import { CommerceError, notFound } from '@/platform/commerce/errors';
import { prune } from '@/platform/commerce/engine/document';
import type { Json } from '@/platform/commerce/engine/json';
import type { Call } from '@/platform/commerce/engine/route';
import { saveResources } from '@/platform/commerce/engine/store';
import { checkLines, type CountedLine } from '../lines/line-checks';
import { priceLine, toTheCent } from '../lines/line-price';
import { markupsOf, resolveSpecs } from '../lines/line-specs';
import { lockOrder, saveOrder } from './order-access';
import { withTotals } from './order-totals';
import { readPriceFacts, type ProductFacts } from '../lines/price-facts';

/** A stored line. */
export type Line = Json & { ID: string; ProductID: string; Quantity: number };

/** What a change leaves: all lines of the order, and the products whose quantities or choices it touched. */
export interface LineChange {
  lines: Line[];
  touched: ReadonlySet<string>;
}

/** An order and its lines after a change. */
export interface ChangedOrder {
  order: Json;
  lines: Line[];
}

/** The lines of an order in the order they were added. */
export async function readLines(handle: Queryable, orderID: string): Promise<Line[]> {
  const rows = await handle.query<{ doc: Line }>(
    `select doc from commerce.resource where kind = 'LineItem' and parent = $1`,
    [orderID],
  );
  return rows.map((row) => row.doc).sort(byAge);
}

/** Order of lines: oldest first. */
export function byAge(a: Json, b: Json): number {
  return (
    String(a.DateAdded).localeCompare(String(b.DateAdded)) ||
    String(a.ID).localeCompare(String(b.ID))
  );
}

/**
 * Changes the lines of a call's order under the order's lock, in one transaction: checks what was touched, prices every line anew with
 * one read, stores lines and totals. Throws the vendor's refusals.
 */
export function changeLines(
  call: Call,
  change: (lines: Line[], order: Json) => LineChange,
): Promise<ChangedOrder> {
  return call.db.tx(async (handle) => {
    const order = await lockOrder(handle, call);
    const before = await readLines(handle, String(order.ID));
    const { lines, touched } = change(before, order);
    const facts = await readPriceFacts(
      handle,
      String(order.FromCompanyID),
      lines.map((line) => line.ProductID),
    );
    const missing = [...touched].find((id) => !facts.get(id)?.available);
    if (missing !== undefined) throw notFound('Product', missing);
    const faults = checkLines(lines.map(counted), facts, touched);
    if (faults.length > 0) throw new CommerceError(400, faults);
    const priced = order.IsSubmitted === true ? lines : priceLines(lines, facts, touched);
    const linesByID = new Map(before.map((line) => [line.ID, line]));
    const changed = priced.filter((line) => !isDeepStrictEqual(line, linesByID.get(line.ID)));
    await saveResources(handle, {
      kind: 'LineItem',
      parent: String(order.ID),
      rows: changed.map((doc) => ({ id: doc.ID, doc })),
    });
    await removeLines(
      handle,
      String(order.ID),
      before.filter((line) => !priced.some((kept) => kept.ID === line.ID)),
    );
    const changedOrder = withTotals(order, priced);
    await saveOrder(handle, changedOrder);
    return { order: changedOrder, lines: priced };
  });
}

/**
 * Lines with product and price as of now; a line whose product is gone keeps what it had. Choices are read anew only for products in
 * `touched`: elsewhere the shopper has not chosen again.
 */
export function priceLines(
  lines: readonly Line[],
  facts: ReadonlyMap<string, ProductFacts>,
  touched: ReadonlySet<string> = new Set(),
): Line[] {
  const units = new Map<string, number>();
  for (const line of lines)
    units.set(line.ProductID, (units.get(line.ProductID) ?? 0) + line.Quantity);
  return lines.map((line) => {
    const fact = facts.get(line.ProductID);
    if (!fact?.schedule) return line;
    const Specs = touched.has(line.ProductID) ? resolveSpecs(fact, line.Specs) : line.Specs;
    return priceOne({ ...line, Specs }, fact.product, fact.schedule, units.get(line.ProductID)!);
  });
}

/** What the checks look at of a stored line. */
export function counted(line: Line): CountedLine {
  return { id: line.ID, productID: line.ProductID, quantity: line.Quantity };
}

async function removeLines(
  handle: Queryable,
  orderID: string,
  lines: readonly Line[],
): Promise<void> {
  if (lines.length === 0) return;
  const ids = lines.map((line) => line.ID);
  await handle.query(
    `delete from commerce.resource where kind = 'LineItem' and parent = $1 and id = any($2)`,
    [orderID, ids],
  );
}

function priceOne(line: Line, product: Json, schedule: Json, units: number): Line {
  const breakQuantity = schedule.UseCumulativeQuantity === true ? units : line.Quantity;
  const price = priceLine(schedule, markupsOf(line.Specs), line.Quantity, breakQuantity, now());
  const overridden = line.PriceOverridden === true;
  const UnitPrice = overridden ? Number(line.UnitPrice) : (price?.UnitPrice ?? 0);
  const LineSubtotal = overridden
    ? toTheCent(UnitPrice * line.Quantity)
    : (price?.LineSubtotal ?? 0);
  return {
    ...line,
    UnitPrice,
    LineSubtotal,
    LineTotal: toTheCent(LineSubtotal - Number(line.PromotionDiscount ?? 0)),
    IsOnSale: price?.IsOnSale ?? false,
    PriceScheduleID: schedule.ID,
    Product: productCopy(product),
  };
}

/** What a line keeps of its product. */
export function productCopy(product: Json): Json {
  const {
    ID,
    Name,
    Description,
    Returnable,
    QuantityMultiplier = 1,
    ShipWeight,
    ShipHeight,
    ShipWidth,
    ShipLength,
    xp,
  } = product;
  return prune({
    ID,
    Name,
    Description,
    Returnable,
    QuantityMultiplier,
    ShipWeight,
    ShipHeight,
    ShipWidth,
    ShipLength,
    xp,
  });
}
