import 'server-only';
import type { Order, LineItem } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { parseCalculatedOrder } from '@/lib/cart/calculated-order-schema';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { isId } from '@/lib/core/ids';
import { log } from '@/lib/core/log';
import { err, ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { calculateOrder, listPlacedOrders } from '@/lib/upstream/app-api/orders';
import { listLineItems } from '@/lib/upstream/commerce/line-items';
import { getOrder, listPayments, listSentShipments } from '@/lib/upstream/commerce/orders';
import { isUpstreamError, mayGoWithout } from '@/lib/upstream/upstream-error';
import { parseHappened, type Happened } from '@/lib/checkout/followed-order.server';
import { shipmentsOfOrder } from '@/lib/upstream/app-api/follow';
import { parcelsOf } from '@/lib/orders/parcels';
import type { Parcel } from '@/lib/orders/parcels';
import { keptShipments, type KeptShipment } from '@/lib/orders/shipment/kept-shipments';
import { orderCalendarPath, orderPhotoPath } from '@/lib/routes/order-path';
import { asCustomer, asCustomerOr } from '@/lib/session/as-customer.server';
import { orderDetail } from './order-detail.server';
import {
  reportedShipments,
  rowWithoutLines,
  toRow,
  type OrderDetail,
  type OrderRow,
} from './order-view';

/** What of an order has been sent. Nobody is asked while no line says so; `null` when it cannot be read just now, which is logged (ruling 27). */
export async function sentParcels(
  accessToken: string,
  orderID: string,
  lines: readonly LineItem[],
): Promise<Parcel[] | null> {
  if (!lines.some(({ QuantityShipped }) => (QuantityShipped ?? 0) > 0)) return [];
  try {
    return parcelsOf(await listSentShipments(accessToken, orderID));
  } catch (error) {
    if (!mayGoWithout(error)) throw error;
    log('warn', 'shipments-unavailable', { upstream: 'commerce', outcome: error.kind });
    return null;
  }
}

const placedOrders = z.object({
  Items: z.array(
    z.looseObject({
      ID: z.string(),
      LineItems: z.array(z.looseObject({ ID: z.string(), ProductID: z.string() })).nullable(),
    }),
  ),
  Meta: z.object({ Page: z.number(), TotalPages: z.number() }),
});

/** The App API's page of placed orders, narrowed as far as the list depends on it. Throws a `ZodError` for another shape. */
function parsePlacedOrders(answer: unknown): {
  Items: (Order & { LineItems: LineItem[] | null })[];
  Meta: { Page: number; TotalPages: number };
} {
  return placedOrders.parse(answer) as ReturnType<typeof parsePlacedOrders>;
}

/** A page of the order history. */
export interface OrderPage {
  orders: OrderRow[];
  page: number;
  totalPages: number;
}

/** The customer's placed orders, newest first, ten a page: `?page=`, and `?orderid=` for one of them (specification B2). Throws `UpstreamError`. */
export async function listOrders(
  shopper: Shopper,
  query: URLSearchParams,
): Promise<Result<OrderPage, Problem>> {
  const page = Number(query.get('page') ?? 1);
  const orderID = query.get('orderid');
  if (!Number.isInteger(page) || page < 1 || page > 10_000)
    return err(problem('bad-request', { field: 'page' }));
  if (orderID !== null && !isId(orderID)) return ok({ orders: [], page: 1, totalPages: 0 });
  return asCustomer(shopper, async ({ accessToken }) => {
    const { Items, Meta } = await listPlacedOrders(
      accessToken,
      { page, orderID },
      parsePlacedOrders,
    );
    return {
      orders: Items.map(({ LineItems, ...order }) =>
        LineItems ? toRow(order, LineItems) : rowWithoutLines(order),
      ),
      page,
      totalPages: Meta.TotalPages,
    };
  });
}

/** One placed order of the customer's; `not-found` for one that is not theirs, not placed, or not there. Throws `UpstreamError`. */
export function readOrder(
  shopper: Shopper,
  orderID: string,
): Promise<Result<OrderDetail, Problem>> {
  return asCustomerOr(shopper, async ({ accessToken, userID }) => {
    const order = await getOrder(accessToken, orderID);
    if (!order?.IsSubmitted || order.FromUserID !== userID) return err(problem('not-found'));
    const [lines, payments, charges, happened] = await Promise.all([
      listLineItems(accessToken, orderID),
      listPayments(accessToken, orderID),
      chargesOf(accessToken, order),
      happenedTo(accessToken, orderID),
    ]);
    const parcels = await sentParcels(accessToken, orderID, lines);
    return ok(
      await orderDetail(
        { order, lines, payments, charges, parcels, happened },
        {
          calendar: (shipmentID) => orderCalendarPath(userID, orderID, shipmentID),
          photo: (photoID) => orderPhotoPath(userID, orderID, photoID),
        },
      ),
    );
  });
}

/** What has happened to an order's shipments; nothing where no answer comes. */
async function happenedTo(accessToken: string, orderID: string): Promise<Happened> {
  try {
    return await shipmentsOfOrder(accessToken, orderID, parseHappened);
  } catch (error) {
    if (!mayGoWithout(error)) throw error;
    log('warn', 'shipment events not read', { upstream: 'app-api', outcome: error.kind });
    return { lives: new Map(), photos: {}, recipientLinks: {} };
  }
}

/** The charges of an order's shipments: those it carries, else those the App API placed it with; none where no answer comes. */
async function chargesOf(accessToken: string, order: Order): Promise<KeptShipment[]> {
  const kept = keptShipments(order);
  if (kept.length > 0) return kept;
  try {
    return reportedShipments(
      order,
      (await calculateOrder(accessToken, order.ID ?? '', parseCalculatedOrder)).CalculatorShipments,
    );
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'charges not read', { upstream: 'app-api', outcome: error.kind });
    return [];
  }
}
