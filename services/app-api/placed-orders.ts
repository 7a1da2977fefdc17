import type { ExtendedLineItem, Order } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { limits } from '@/lib/config/limits';
import { linesOfOrders, placedOrders } from '../upstream/commerce/orders';
import type { Upstream } from '../upstream/upstream';

/** `GET /api/orders`: a page of the caller's placed orders, or one of them. */
export const placedOrdersSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  orderid: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/)
    .optional(),
});

/** A page of placed orders, each with its lines. */
export interface PlacedOrders {
  Items: (Order & { LineItems: ExtendedLineItem[] })[];
  Meta: { Page: number; TotalPages: number };
}

/**
 * The caller's placed orders, newest first, ten a page (specification A9): the orders with the caller's own token, which proves them theirs, then
 * the lines of all of them with the retailer's. Two calls, however many orders. Throws `CommerceFailure`.
 */
export async function listPlacedOrders(
  upstream: Upstream,
  accessToken: string,
  { page, orderid }: z.output<typeof placedOrdersSchema>,
): Promise<PlacedOrders> {
  const found = await placedOrders(accessToken, {
    page,
    pageSize: limits.orderHistoryPageSize,
    orderID: orderid,
  });
  const lines = await linesOfOrders(
    upstream.token,
    found.orders.map(({ ID = '' }) => ID),
  );
  return {
    Items: found.orders.map((order) => ({
      ...order,
      LineItems: lines.filter(({ OrderID }) => OrderID === order.ID),
    })),
    Meta: { Page: found.page, TotalPages: found.totalPages },
  };
}
