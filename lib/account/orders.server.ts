import 'server-only';
import { limits } from '@/lib/config/limits';
import { problem, type Problem } from '@/lib/core/error-codes';
import { isId } from '@/lib/core/ids';
import { err, ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { listLineItems } from '@/lib/upstream/commerce/line-items';
import { getOrder, listPayments, listPlacedOrders } from '@/lib/upstream/commerce/orders';
import { asCustomer, asCustomerOr } from './as-customer.server';
import { toDetail, toRow, type OrderDetail, type OrderRow } from './order-view';

/** A page of the order history. */
export interface OrderPage {
  orders: OrderRow[];
  page: number;
  totalPages: number;
}

/** The customer's placed orders, newest first, ten a page: `?page=`, and `?orderid=` for one of them (001 §2). Throws `UpstreamError`. */
export async function listOrders(shopper: Shopper, query: URLSearchParams): Promise<Result<OrderPage, Problem>> {
  const page = Number(query.get('page') ?? 1);
  const orderID = query.get('orderid');
  if (!Number.isInteger(page) || page < 1 || page > 10_000) return err(problem('bad-request', { field: 'page' }));
  if (orderID !== null && !isId(orderID)) return ok({ orders: [], page: 1, totalPages: 0 });
  return asCustomer(shopper, async ({ accessToken }) => {
    const { Items, Meta } = await listPlacedOrders(accessToken, { page, pageSize: limits.orderHistoryPageSize, orderID });
    const orders = await Promise.all(Items.map(async (order) => toRow(order, await listLineItems(accessToken, order.ID ?? ''))));
    return { orders, page, totalPages: Meta.TotalPages ?? 0 };
  });
}

/** One placed order of the customer's; `not-found` for one that is not theirs, not placed, or not there. Throws `UpstreamError`. */
export function readOrder(shopper: Shopper, orderID: string): Promise<Result<OrderDetail, Problem>> {
  return asCustomerOr(shopper, async ({ accessToken, userID }) => {
    const order = await getOrder(accessToken, orderID);
    if (!order?.IsSubmitted || order.FromUserID !== userID) return err(problem('not-found'));
    const [lines, payments] = await Promise.all([listLineItems(accessToken, orderID), listPayments(accessToken, orderID)]);
    return ok(toDetail(order, lines, payments));
  });
}
