import type { ExtendedLineItem, Order } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { limits } from '@/lib/config/limits';
import {
  linesOfOrders,
  placedOrders as ordersListed,
  shopperWorksheet,
  userIDOf,
} from '../upstream/commerce/orders';
import type { Upstream } from '../upstream/upstream';
import type { Journal } from './submit/journal';

/** How late the platform's lists of orders may be, in minutes: an order placed since is read by its ID. */
const listsLateMinutes = 15;

/** `GET /api/orders`: a page of the caller's placed orders, or one of them. */
export const placedOrdersSchema = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  orderid: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,100}$/)
    .optional(),
});

type PlacedOrder = Order & { LineItems: ExtendedLineItem[] };

/** A page of placed orders, each with its lines. */
export interface PlacedOrders {
  Items: PlacedOrder[];
  Meta: { Page: number; TotalPages: number };
}

/** What the list is made from: the commerce platform, and the journal of what was placed just now. */
interface Sources {
  upstream: Upstream;
  journal: Pick<Journal, 'placedLately'>;
}

/**
 * The caller's placed orders, newest first, ten a page (specification A9): the orders with the caller's own token, which proves them theirs, then the lines of
 * all of them with the retailer's. Two calls, however many orders. What was placed just now may be missing from the platform's lists, or its lines: it is read by
 * its ID and leads the first page, which is longer for it. Throws `CommerceFailure`.
 */
export async function listPlacedOrders(
  { upstream, journal }: Sources,
  accessToken: string,
  { page, orderid }: z.output<typeof placedOrdersSchema>,
): Promise<PlacedOrders> {
  const [listed, latest] = await Promise.all([
    ordersListed(accessToken, { page, pageSize: limits.orderHistoryPageSize, orderID: orderid }),
    page === 1 ? placedJustNow(journal, accessToken, orderid) : [],
  ]);
  const isLatest = new Set(latest.map(({ ID }) => ID));
  const older = listed.orders.filter(({ ID }) => !isLatest.has(ID));
  const lines = await linesOfOrders(
    upstream.token,
    older.map(({ ID = '' }) => ID),
  );
  return {
    Items: [
      ...latest,
      ...older.map((order) => ({
        ...order,
        LineItems: lines.filter(({ OrderID }) => OrderID === order.ID),
      })),
    ],
    Meta: { Page: listed.page, TotalPages: Math.max(listed.totalPages, latest.length > 0 ? 1 : 0) },
  };
}

/** The caller's orders that lists may not show yet, newest first, or the one of this ID. Nobody is asked while nobody has placed any. */
async function placedJustNow(
  journal: Sources['journal'],
  accessToken: string,
  orderID: string | undefined,
): Promise<PlacedOrder[]> {
  const placed = (await journal.placedLately(listsLateMinutes)).filter(
    (each) => orderID === undefined || each.orderID === orderID,
  );
  if (placed.length === 0) return [];
  const userID = await userIDOf(accessToken);
  const worksheets = await Promise.all(
    placed
      .filter((each) => each.userID === userID)
      .map((each) => shopperWorksheet(accessToken, each.orderID)),
  );
  return worksheets
    .filter(({ order }) => order.IsSubmitted)
    .map(({ order, items }) => ({
      ...order,
      LineItems: items.map((line) => ({ ...line, OrderID: order.ID })),
    }));
}
