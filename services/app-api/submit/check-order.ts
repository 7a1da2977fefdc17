import { limits } from '@/lib/config/limits';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { toCents, type Cents } from '@/lib/core/money';
import type { OrderChange } from '@/lib/core/order-change';
import { faultProblem, type DeliveryWorld } from '@/lib/delivery/check-selection';
import { withUsedRuns, type UsedRuns } from '@/lib/delivery/settings';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { placedRuns } from '@/lib/orders/shipment/placed-runs';
import {
  discontinuedChanges,
  orderChanges,
  priceChanges,
  shipmentFault,
} from '@/lib/promise/promise-changes';
import { err, ok, type Result } from '@/lib/core/result';
import { readWorksheet, type Worksheet } from '../../upstream/commerce/orders';
import { activeProducts, shopperProducts, shopperSpecs } from '../../upstream/commerce/products';
import {
  deliveryWorld,
  presentWorld,
  priceWorksheet,
  writeCharges,
  type Planning,
} from '../calculate/calculate-order';
import type { PricedOrder } from '@/lib/promise/price-order';
import type { ProductsByID } from '@/lib/promise/price-shipment';
import { repriceOrder } from '../calculate/price-changes';
import { toCalculatedOrder } from '../calculate/to-calculated-order';
import { hasMissingUnits } from '../order/open-move';
import { writeSeats } from '../fulfillment/write-seats';
import { type RequiredGoods, requiredGoods } from './holds';

const mostSingly = limits.productsReadSingly.ofSubmit;

/** What the shopper approved: the total, and the fingerprint of the order (`orderHash`) where known. */
export interface Approved {
  cents: Cents;
  hash: string | null;
}

/** An order that can be placed, and what it takes of the retailer's own goods. */
export interface CheckedOrder {
  calculated: CalculatedOrder;
  goods: RequiredGoods;
  /** What no longer holds where these runs are used up as well. */
  changesWith(used: UsedRuns): OrderChange[];
}

/**
 * Reads and calculates the order again. Everything must be available, in stock and still promised, at the approved prices, and the same as approved (decision
 * 186), with the approved total to the cent (specification A4, A8). Prices are read with the shopper's token; without one (a submit taken over) the lines are
 * left unchanged. Throws `CommerceFailure`.
 */
export async function checkOrder(
  { upstream, usedRuns }: Planning,
  orderID: string,
  approved: Approved,
  accessToken: string | null,
): Promise<Result<CheckedOrder, Problem>> {
  const worksheet = await readWorksheet(upstream.token, orderID);
  if (worksheet.order.IsSubmitted) return err(problem('order-already-placed'));
  if (worksheet.items.length === 0 || hasMissingUnits(worksheet))
    return err(problem('selections-invalid'));
  const ids = worksheet.items.map(({ ProductID }) => ProductID ?? '');
  const [products, world] = await Promise.all([
    accessToken
      ? shopperProducts(accessToken, ids, mostSingly)
      : activeProducts(upstream.token, ids, mostSingly),
    worldFor({ upstream, usedRuns }, accessToken),
  ]);
  const priced = priceWorksheet(worksheet, products, world);
  const refused = orderProblem(priced, products, world);
  const repriced =
    accessToken === null
      ? { worksheet, lineIDs: [] }
      : await repriceOrder(
          upstream,
          worksheet,
          products,
          world,
          await shopperSpecs(accessToken, withOptions(worksheet, products)),
        );
  const prices = priceChanges(priced.lines, repriced.worksheet.items.map(lineFromWorksheet));
  if (refused)
    return err(
      prices.length > 0
        ? { ...refused, changes: [...(refused.changes ?? []), ...prices] }
        : refused,
    );
  if (repriced.lineIDs.length > 0)
    return err(problem('selections-invalid', { ids: repriced.lineIDs, changes: prices }));
  if (approved.hash !== null && approved.hash !== priced.hash) return err(problem('order-changed'));
  await writeSeats(upstream.token, worksheet, priced.lines, products, world);
  const order = await writeCharges(upstream, worksheet.order, priced);
  if (toCents(order.Total ?? 0) !== approved.cents)
    return err(problem('selections-invalid', { field: 'ApprovedTotal' }));
  const changesWith = (used: UsedRuns) =>
    pricedChanges(priced, products, { ...world, settings: withUsedRuns(world.settings, used) });
  const groups = priced.shipments.map(({ group }) => group);
  const Runs = placedRuns(groups, world.settings, world.now);
  return ok({
    calculated: toCalculatedOrder({ ...order, xp: { ...order.xp, Runs } }, priced, []),
    goods: requiredGoods(priced, world),
    changesWith,
  });
}

/** The delivery facts for checking an attempt. One that was taken over already holds its places, so runs that it fills itself are no reason to refuse it. */
async function worldFor(planning: Planning, accessToken: string | null): Promise<DeliveryWorld> {
  return accessToken === null ? deliveryWorld(planning.upstream) : presentWorld(planning);
}

/** The products of lines with an option that may cost something; the platform tells no options of one that is not sold any more. */
function withOptions({ items }: Worksheet, products: ProductsByID): string[] {
  return items
    .filter(
      ({ Specs, PriceOverridden }) => !PriceOverridden && Specs?.some(({ OptionID }) => OptionID),
    )
    .map(({ ProductID }) => ProductID ?? '')
    .filter((id) => products.has(id));
}

/** Why a priced order cannot be placed, with the lines concerned and all changes; `null` when it can. */
export function orderProblem(
  priced: PricedOrder,
  products: ProductsByID,
  world: DeliveryWorld,
): Problem | null {
  if (priced.unavailable.length > 0)
    return problem('product-unavailable', {
      ids: priced.unavailable,
      changes: discontinuedChanges(priced.lines, priced.unavailable),
    });
  const changes = pricedChanges(priced, products, world);
  const short = changes.filter(({ what }) => what === 'stock').flatMap(({ lineIDs }) => lineIDs);
  if (short.length > 0) return problem('out-of-stock', { ids: short, changes });
  for (const { group } of priced.shipments) {
    const fault = shipmentFault(group, products, world);
    if (fault)
      return {
        ...faultProblem(fault),
        ids: group.lines.map(({ id }) => id),
        ...(changes.length > 0 ? { changes } : {}),
      };
  }
  if (changes.length > 0)
    return problem('selections-invalid', {
      ids: [...new Set(changes.flatMap(({ lineIDs }) => lineIDs))],
      changes,
    });
  return null;
}

function pricedChanges(
  { shipments }: PricedOrder,
  products: ProductsByID,
  world: DeliveryWorld,
): OrderChange[] {
  return orderChanges(
    shipments.map(({ group }) => group),
    products,
    world,
  );
}
