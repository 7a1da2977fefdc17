import type { ExtendedLineItem, Order } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { limits } from '@/lib/config/limits';
import { log } from '@/lib/core/log';
import type { Store } from '@/services/database/statements';
import { CommerceFailure } from '../upstream/commerce/failure';
import { orNull } from '../upstream/commerce/call';
import { linesOfOrders, placedOrders as ordersListed } from '../upstream/commerce/order-lists';
import { shopperWorksheet, userIDOf } from '../upstream/commerce/orders';
import type { Upstream } from '../upstream/upstream';

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
interface PlacedOrders {
  Items: PlacedOrder[];
  Meta: { Page: number; TotalPages: number };
}

/** The sources of the list: the commerce platform, and recent orders that its lists may not show yet. */
interface Sources {
  upstream: Upstream;
  recentOrders: RecentOrders;
}

/**
 * The caller's placed orders, newest first, ten a page (specification A9): the orders with the caller's own token, which proves them theirs, then the lines of
 * all of them with the retailer's. That is two calls for any number of orders. What was placed or changed just now may be missing in lists and is read by ID;
 * new orders lead the first page, which is longer by them. An order that cannot be read is shown with what is known of it. Throws `CommerceFailure` when there
 * is no list.
 */
export async function listPlacedOrders(
  { upstream, recentOrders }: Sources,
  accessToken: string,
  { page, orderid }: z.output<typeof placedOrdersSchema>,
): Promise<PlacedOrders> {
  const [listed, latest] = await Promise.all([
    ordersListed(accessToken, { page, pageSize: limits.orderHistoryPageSize, orderID: orderid }),
    page === 1 ? placedJustNow(recentOrders, accessToken, orderid) : [],
  ]);
  const isLatest = new Set(latest.map(({ ID }) => ID));
  const listedIDs = listed.orders.map(({ ID = '' }) => ID);
  const changed = await recentOrders.changed(listedIDs.filter((id) => !isLatest.has(id)));
  const read = await readEach(accessToken, [...latest.map(({ ID = '' }) => ID), ...changed]);
  const unread = listedIDs.filter((id) => !read.has(id));
  const lines = await orNone('lines of orders', () => linesOfOrders(upstream.token, unread));
  const withLines = (order: Order): PlacedOrder => ({
    ...order,
    LineItems: lines && lines.filter(({ OrderID }) => OrderID === order.ID),
  });
  const listedByID = new Map(listed.orders.map((order) => [order.ID, withLines(order)]));
  const present = (order: Order): PlacedOrder | null => {
    const readOrder = read.get(order.ID ?? '');
    return readOrder === undefined
      ? (listedByID.get(order.ID) ?? { ...order, LineItems: null })
      : readOrder;
  };
  const items = [...latest, ...listed.orders.filter(({ ID }) => !isLatest.has(ID))];
  return {
    Items: items.map(present).filter((order) => order !== null),
    Meta: { Page: listed.page, TotalPages: Math.max(listed.totalPages, latest.length > 0 ? 1 : 0) },
  };
}

/** The caller's orders that lists may not show yet, newest first, or only the one of this ID. Makes no call while no customer has placed any. */
async function placedJustNow(
  recentOrders: RecentOrders,
  accessToken: string,
  orderID: string | undefined,
): Promise<Order[]> {
  if (!(await recentOrders.anyPlaced())) return [];
  const userID = await orNone('whose orders', () => userIDOf(accessToken));
  const placed = userID ? await recentOrders.placedBy(userID) : [];
  return placed.filter(({ ID }) => orderID === undefined || ID === orderID);
}

/** Orders by ID as they are now; `null` for one that is missing or not placed. One that cannot be read now is left out. */
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

/** The result of one part of the list; `null` when it cannot be read, which is logged: the rest is shown without it (specification A8). */
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

/** How late the platform's lists of orders may be, in minutes. */
const listsLateMinutes = 15;

const placedLately = `state = 'placed' and guest is null and opened_at > clock_timestamp() - make_interval(mins => $1::integer)`;

/** Recent orders and changes, which the platform's lists may not show yet. */
export interface RecentOrders {
  /** Whether any customer has placed one in the last quarter of an hour. */
  anyPlaced(): Promise<boolean>;
  /** This customer's of the last quarter of an hour, newest first, as they were calculated when they were placed. */
  placedBy(userID: string): Promise<Order[]>;
  /** Which of these orders have just changed: reported by a webhook within five minutes, or by the shop floor within a quarter of an hour. */
  changed(orderIDs: readonly string[]): Promise<string[]>;
}

/** Reads them from the journal, the indexer's pending looks, and the shipments' events. */
export function recentOrdersIn(store: Store): RecentOrders {
  return {
    anyPlaced: async () =>
      (
        await store.query(`select 1 from services.submission where ${placedLately} limit 1`, [
          listsLateMinutes,
        ])
      ).length > 0,
    placedBy: async (userID) =>
      (
        await store.query<{ order: Order; opened: string }>(
          `select calculated -> 'Order' as "order", opened_at::text as opened from services.submission
           where ${placedLately} and calculated #>> '{Order,FromUserID}' = $2 order by opened_at desc`,
          [listsLateMinutes, userID],
        )
      ).map(({ order, opened }) => ({
        ...order,
        DateSubmitted: order.DateSubmitted ?? new Date(opened).toISOString(),
      })),
    changed: async (orderIDs) =>
      orderIDs.length === 0
        ? []
        : (
            await store.query<{ id: string }>(
              `select id from unnest($1::text[]) as id
               where exists (select 1 from services.second_look where entity in ('order:' || id, 'lines:' || id))
                 or exists (select 1 from services.shipment_event where order_id = id
                   and recorded_at > clock_timestamp() - make_interval(mins => $2::integer))`,
              [[...orderIDs], listsLateMinutes],
            )
          ).map(({ id }) => id),
  };
}
