import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { orderName } from '@/lib/orders/order-number';
import type { Store } from '@/services/database/statements';
import { greetedName } from '../app-api/submit/confirmation';
import { journal } from '../app-api/submit/journal';
import type { ShipmentNews } from '../mails/shipment-news';
import type { MiddlewareToken } from '../upstream/commerce/middleware-token';
import { readOrder } from '../upstream/commerce/orders';
import type { ShipmentNewsPayload } from './outbox';

/**
 * What is mailed of a shipment and to whom, with the order as it was placed. `null` where nobody gave a mailbox, and for an order that was not placed
 * through these services. Throws `CommerceFailure`.
 */
export async function readShipmentNews(
  store: Store,
  token: MiddlewareToken,
  { orderID, ...happened }: ShipmentNewsPayload,
  followAddress: (order: CalculatedOrder) => Promise<string>,
): Promise<{ to: string; news: ShipmentNews } | null> {
  const row = await journal(store).find(orderID);
  if (row?.state !== 'placed' || !row.calculated) return null;
  const order = await readOrder(token, orderID);
  const to = row.guest?.Email ?? order.FromUser?.Email;
  if (!to) return null;
  return {
    to,
    news: {
      ...happened,
      firstName: greetedName(row, order),
      order: row.calculated,
      number: orderName(row.calculated.Order),
      url: await followAddress(row.calculated),
    },
  };
}
