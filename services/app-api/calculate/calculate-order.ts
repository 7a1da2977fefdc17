import type { Order } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/clock';
import { toCents, toDollars } from '@/lib/core/money';
import type { DeliveryWorld } from '@/lib/delivery/check-selection';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { patchOrder, shopperWorksheet, type Worksheet } from '../../upstream/commerce/orders';
import { shopperProducts } from '../../upstream/commerce/products';
import type { Upstream } from '../../upstream/upstream';
import { wholeWorksheet } from '../fulfillment/open-move';
import { priceOrder, withSeatsPlaced, type PricedOrder } from './price-order';
import type { ProductsByID } from './price-shipment';
import { repriceOrder } from './reprice';
import { toCalculatedOrder } from './to-calculated-order';

/** What the shop can do at this moment: settings, places, the clock. Throws `CommerceFailure`. */
export async function deliveryWorld(upstream: Upstream): Promise<DeliveryWorld> {
  const [settings, places] = await Promise.all([upstream.settings.get(), upstream.places.get()]);
  return { settings, ...places, now: now() };
}

/** Prices a worksheet with products and a world already at hand; seats are placed at their events until the order is submitted. */
export function priceWorksheet({ order, items }: Worksheet, products: ProductsByID, world: DeliveryWorld): PricedOrder {
  const lines = items.map(lineFromWorksheet);
  return priceOrder(order.IsSubmitted ? lines : withSeatsPlaced(lines, products, world), products, world);
}

/** Writes the charges onto the order where they differ; answers the order as it then is. Throws `CommerceFailure`. */
export async function writeCharges(upstream: Upstream, order: Order, priced: PricedOrder): Promise<Order> {
  const xp = (order.xp ?? {}) as { shipToMultiple?: boolean };
  const same = toCents(order.ShippingCost ?? 0) === priced.shipping && toCents(order.TaxCost ?? 0) === priced.tax
    && (xp.shipToMultiple ?? false) === priced.shipToMultiple;
  if (same) return order;
  return patchOrder(upstream.token, order.ID ?? '', {
    ShippingCost: toDollars(priced.shipping), TaxCost: toDollars(priced.tax), xp: { shipToMultiple: priced.shipToMultiple },
  });
}

/**
 * Calculates a shopper's order (000 §4): one read of order and lines, one of its products, and a write of the charges when they
 * changed; lines whose product has another price now are brought to it first. `frozen` leaves the order as it is: it has been
 * submitted, or is being. Throws `CommerceFailure`.
 */
export async function calculateOrder(upstream: Upstream, accessToken: string, orderID: string, frozen: boolean): Promise<CalculatedOrder> {
  const sheet = () => shopperWorksheet(accessToken, orderID);
  const read = await (frozen ? sheet() : wholeWorksheet(upstream.token, sheet));
  const ids = read.items.map(({ ProductID }) => ProductID ?? '');
  const [products, world] = await Promise.all([shopperProducts(accessToken, ids), deliveryWorld(upstream)]);
  const fixed = frozen || read.order.IsSubmitted;
  const worksheet = fixed ? read : (await repriceOrder(upstream, read, products, world)).worksheet;
  const priced = priceWorksheet(worksheet, products, world);
  return toCalculatedOrder(fixed ? worksheet.order : await writeCharges(upstream, worksheet.order, priced), priced);
}
