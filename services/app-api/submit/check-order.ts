import { problem, type Problem } from '@/lib/core/error-codes';
import { toCents, type Cents } from '@/lib/core/money';
import { selectionProblem, type DeliveryWorld } from '@/lib/delivery/check-selection';
import { deliveryItem } from '@/lib/delivery/item';
import { outOfStockLines } from '@/lib/orders/availability';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import type { ShipmentGroup } from '@/lib/orders/group-shipments';
import { err, ok, type Result } from '@/lib/core/result';
import { readWorksheet, type Worksheet } from '../../upstream/commerce/orders';
import { activeProducts, shopperProducts, shopperSpecs } from '../../upstream/commerce/products';
import type { Upstream } from '../../upstream/upstream';
import { deliveryWorld, priceWorksheet, writeCharges } from '../calculate/calculate-order';
import type { PricedOrder } from '../calculate/price-order';
import { xpOf, type ProductsByID } from '../calculate/price-shipment';
import { repriceOrder } from '../calculate/reprice';
import { toCalculatedOrder } from '../calculate/to-calculated-order';
import { hasMissingUnits } from '../fulfillment/open-move';
import { writeSeats } from '../fulfillment/write-seats';
import type { WantedGoods } from './holds';
import { wantedGoods } from './wanted-goods';

/** An order that can be placed, and what of the retailer's own it takes. */
export interface CheckedOrder {
  calculated: CalculatedOrder;
  goods: WantedGoods;
}

/**
 * Reads the order again and calculates it: everything must be available, in stock and still promised, cost what it cost when it was
 * approved, and the total be what was approved, to the cent (000 §4, §8). Prices are looked at through the shopper's token; without one
 * (a submit taken over) the lines stay as they are. Throws `CommerceFailure`.
 */
export async function checkOrder(upstream: Upstream, orderID: string, approved: Cents, accessToken: string | null): Promise<Result<CheckedOrder, Problem>> {
  const worksheet = await readWorksheet(upstream.token, orderID);
  if (worksheet.order.IsSubmitted) return err(problem('order-already-placed'));
  if (worksheet.items.length === 0 || hasMissingUnits(worksheet)) return err(problem('selections-invalid'));
  const ids = worksheet.items.map(({ ProductID }) => ProductID ?? '');
  const [products, world] = await Promise.all([accessToken ? shopperProducts(accessToken, ids) : activeProducts(upstream.token, ids), deliveryWorld(upstream)]);
  const priced = priceWorksheet(worksheet, products, world);
  const refused = orderProblem(priced, products, world);
  if (refused) return err(refused);
  if (accessToken) {
    const { lineIDs } = await repriceOrder(upstream, worksheet, products, world, await shopperSpecs(accessToken, withOptions(worksheet)));
    if (lineIDs.length > 0) return err(problem('selections-invalid', { ids: lineIDs }));
  }
  await writeSeats(upstream.token, worksheet, priced.lines, products, world);
  const order = await writeCharges(upstream, worksheet.order, priced);
  if (toCents(order.Total ?? 0) !== approved) return err(problem('selections-invalid', { field: 'ApprovedTotal' }));
  return ok({ calculated: toCalculatedOrder(order, priced), goods: wantedGoods(priced, world) });
}

/** Products whose lines have an option that may cost something. */
function withOptions({ items }: Worksheet): string[] {
  return items.filter(({ Specs, PriceOverridden }) => !PriceOverridden && Specs?.some(({ OptionID }) => OptionID)).map(({ ProductID }) => ProductID ?? '');
}

/** Why a priced order cannot be placed as it is, with the lines concerned; `null` when it can. */
export function orderProblem(priced: PricedOrder, products: ProductsByID, world: DeliveryWorld): Problem | null {
  if (priced.unavailable.length > 0) return problem('product-unavailable', { ids: priced.unavailable });
  const soldOut = outOfStockLines(priced.lines, products);
  if (soldOut.length > 0) return problem('out-of-stock', { ids: soldOut });
  for (const { group } of priced.shipments) {
    const refused = groupProblem(group, products, world);
    if (refused) return { ...refused, ids: group.lines.map(({ id }) => id) };
  }
  return null;
}

function groupProblem(group: ShipmentGroup, products: ProductsByID, world: DeliveryWorld): Problem | null {
  if (group.seats) return null;
  const first = group.lines[0];
  const items = group.lines.map((line) => deliveryItem(line.productID, xpOf(line, products)));
  return selectionProblem({
    method: group.method,
    date: group.date,
    timePreference: first?.xp.TimePreference ?? null,
    zip: first?.address?.Zip || null,
    storeID: first?.xp.StoreID ?? null,
  }, items, world);
}
