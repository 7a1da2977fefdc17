import type { ExtendedLineItem, Order } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { limits } from '@/lib/config/limits';
import { log } from '@/lib/core/log';
import { CommerceFailure } from '../upstream/commerce/failure';
import { orNull } from '../upstream/commerce/call';
import {
  linesOfOrders,
  placedOrders as ordersListed,
  shopperWorksheet,
  userIDOf,
} from '../upstream/commerce/orders';
import type { Upstream } from '../upstream/upstream';
import type { OrdersOfLate } from './orders-of-late';

/** `GET /api/orders`: a page of the caller's placed orders, or one of them. */
export const placedOrdersSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  orderid: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/)
    .optional(),
});

/** A placed order with its lines; `null` when they cannot be read just now. */
type PlacedOrder = Order & { LineItems: ExtendedLineItem[] | null };

/** A page of placed orders, each with its lines. */
export interface PlacedOrders {
  Items: PlacedOrder[];
  Meta: { Page: number; TotalPages: number };
}

/** What the list is made from: the commerce platform, and what these services know of orders that its lists may be late with. */
interface Sources {
  upstream: Upstream;
  ofLate: OrdersOfLate;
}

/**
 * The caller's placed orders, newest first, ten a page (specification A9): the orders with the caller's own token, which proves them theirs, then the lines of
 * all of them with the retailer's. Two calls, however many orders. What was placed or changed just now, lists may not say yet: it is read by its ID, and what
 * was placed leads the first page, which is longer for it. One that cannot be read is shown with what is known of it. Throws `CommerceFailure` when there is
 * no list.
 */
export async function listPlacedOrders(
  { upstream, ofLate }: Sources,
  accessToken: string,
  { page, orderid }: z.output<typeof placedOrdersSchema>,
): Promise<PlacedOrders> {
  const [listed, latest] = await Promise.all([
    ordersListed(accessToken, { page, pageSize: limits.orderHistoryPageSize, orderID: orderid }),
    page === 1 ? placedJustNow(ofLate, accessToken, orderid) : [],
  ]);
  const isLatest = new Set(latest.map(({ ID }) => ID));
  const listedIDs = listed.orders.map(({ ID = '' }) => ID);
  const changed = await ofLate.changed(listedIDs.filter((id) => !isLatest.has(id)));
  const read = await readEach(accessToken, [...latest.map(({ ID = '' }) => ID), ...changed]);
  const unread = listedIDs.filter((id) => !read.has(id));
  const lines = await orNone('lines of orders', () => linesOfOrders(upstream.token, unread));
  const withLines = (order: Order): PlacedOrder => ({
    ...order,
    LineItems: lines && lines.filter(({ OrderID }) => OrderID === order.ID),
  });
  const known = new Map(listed.orders.map((order) => [order.ID, withLines(order)]));
  const whole = (order: Order): PlacedOrder | null => {
    const one = read.get(order.ID ?? '');
    return one === undefined ? (known.get(order.ID) ?? { ...order, LineItems: null }) : one;
  };
  const items = [...latest, ...listed.orders.filter(({ ID }) => !isLatest.has(ID))];
  return {
    Items: items.map(whole).filter((order) => order !== null),
    Meta: { Page: listed.page, TotalPages: Math.max(listed.totalPages, latest.length > 0 ? 1 : 0) },
  };
}

/** The caller's orders that lists may not show yet, newest first, or the one of this ID. Nobody is asked while nobody has placed any. */
async function placedJustNow(
  ofLate: OrdersOfLate,
  accessToken: string,
  orderID: string | undefined,
): Promise<Order[]> {
  if (!(await ofLate.anyPlaced())) return [];
  const userID = await orNone('whose orders', () => userIDOf(accessToken));
  const placed = userID ? await ofLate.placedBy(userID) : [];
  return placed.filter(({ ID }) => orderID === undefined || ID === orderID);
}

/** Orders by ID as they are now; `null` for one that is gone or not placed. One that cannot be read just now is not among them. */
async function readEach(
  accessToken: string,
  ids: readonly string[],
): Promise<Map<string, PlacedOrder | null>> {
  const sheets = await Promise.all(
    ids.map(async (id) => [id, await orNone('order', () => readOne(accessToken, id))] as const),
  );
  return new Map(
    sheets.flatMap(([id, sheet]) => (sheet ? [[id, sheet === 'gone' ? null : sheet]] : [])),
  );
}

async function readOne(accessToken: string, orderID: string): Promise<PlacedOrder | 'gone'> {
  const sheet = await orNull(shopperWorksheet(accessToken, orderID));
  if (!sheet?.order.IsSubmitted) return 'gone';
  const { order, items } = sheet;
  return { ...order, LineItems: items.map((line) => ({ ...line, OrderID: order.ID })) };
}

/** What a part of the list came to; `null` when it cannot be read just now, which is logged: the rest is shown without it (specification A8). */
async function orNone<T>(operation: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CommerceFailure) || error.status === 401) throw error;
    log('warn', 'not all of the order history', {
      upstream: 'commerce',
      operation,
      status: error.status,
      errCode: error.code,
    });
    return null;
  }
}
