import type { Order } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { now } from '@/lib/core/time/clock';
import { toCents, toDollars } from '@/lib/core/money';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import { answerUntil } from '@/lib/delivery/days/until';
import { type BuyerSettings, withUsedRuns, type UsedRuns } from '@/lib/delivery/settings';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { orderChanges } from '@/lib/promise/promise-changes';
import { patchOrder, shopperWorksheet, type Worksheet } from '../../upstream/commerce/orders';
import { shopperProducts, type ShopProduct } from '../../upstream/commerce/products';
import type { Upstream } from '../../upstream/upstream';
import { readRepairedWorksheet } from '../order/open-move';
import { priceOrder, withSeatsPlaced, type PricedOrder } from '@/lib/promise/price-order';
import { repriceOrder, withRetailPrices } from './price-changes';
import { toCalculatedOrder } from './to-calculated-order';
import { idSchema } from '../../http/field-schemas';

/** What orders are planned with: other systems, and the runs without a place left. */
export interface Planning {
  upstream: Upstream;
  usedRuns(settings: BuyerSettings): Promise<UsedRuns>;
}

/** The delivery facts of this moment, with runs without a place left marked as used up. Throws `CommerceFailure`. */
export async function presentWorld({ upstream, usedRuns }: Planning): Promise<DeliveryWorld> {
  const world = await deliveryWorld(upstream);
  return { ...world, settings: withUsedRuns(world.settings, await usedRuns(world.settings)) };
}

/** The delivery facts of this moment: settings, places, tax rates, the clock. Throws `CommerceFailure`. */
export async function deliveryWorld(upstream: Upstream): Promise<DeliveryWorld> {
  const [settings, places, taxRates] = await Promise.all([
    upstream.settings.get(),
    upstream.places.get(),
    upstream.taxRates.get(),
  ]);
  return { settings, ...places, taxRates, now: now() };
}

/** Prices a worksheet with given products and facts; until it is submitted, seats get their event's place and lines the present retail price. */
export function priceWorksheet(
  { order, items }: Worksheet,
  products: ReadonlyMap<string, ShopProduct>,
  world: DeliveryWorld,
): PricedOrder {
  const lines = items.map(lineFromWorksheet);
  return priceOrder(
    order.IsSubmitted ? lines : withSeatsPlaced(withRetailPrices(lines, products), products, world),
    products,
    world,
  );
}

/** Writes the charges onto the order where they differ; returns the order after that. Throws `CommerceFailure`. */
export async function writeCharges(
  upstream: Upstream,
  order: Order,
  priced: PricedOrder,
): Promise<Order> {
  const xp = (order.xp ?? {}) as { shipToMultiple?: boolean };
  const same =
    toCents(order.ShippingCost ?? 0) === priced.shipping &&
    toCents(order.TaxCost ?? 0) === priced.tax &&
    (xp.shipToMultiple ?? false) === priced.shipToMultiple;
  if (same) return order;
  return patchOrder(upstream.token, order.ID ?? '', {
    ShippingCost: toDollars(priced.shipping),
    TaxCost: toDollars(priced.tax),
    xp: { shipToMultiple: priced.shipToMultiple },
  });
}

/**
 * Calculates a shopper's order (specification A4): one read of order and lines, one of its products, and a write of the charges when they changed. Lines whose
 * product has another price now are written again first, and the answer lists what no longer holds. `frozen` leaves the order as it is, because it has been or
 * is being submitted. Throws `CommerceFailure`.
 */
export async function calculateOrder(
  planning: Planning,
  accessToken: string,
  orderID: string,
  frozen: boolean,
): Promise<CalculatedOrder> {
  const { upstream } = planning;
  const sheet = () => shopperWorksheet(accessToken, orderID);
  const read = await (frozen ? sheet() : readRepairedWorksheet(upstream.token, sheet));
  const ids = read.items.map(({ ProductID }) => ProductID ?? '');
  const [products, world] = await Promise.all([
    shopperProducts(accessToken, ids),
    presentWorld(planning),
  ]);
  const fixed = frozen || read.order.IsSubmitted;
  const worksheet = fixed ? read : (await repriceOrder(upstream, read, products, world)).worksheet;
  const priced = priceWorksheet(worksheet, products, world);
  const changes = fixed
    ? []
    : orderChanges(
        priced.shipments.map(({ group }) => group),
        products,
        world,
      );
  return toCalculatedOrder(
    fixed ? worksheet.order : await writeCharges(upstream, worksheet.order, priced),
    priced,
    changes,
    fixed ? null : answerUntil(world.settings, world.now),
  );
}

/** `POST /api/calculateorder` (specification A7). */
export const calculateSchema = z.strictObject({
  OrderID: idSchema,
  OrderDirection: z.literal('Outgoing'),
});
