import 'server-only';
import { refusals } from '@/lib/cart/change/refusals';
import { calendarFile, deliveryRuns } from '@/lib/checkout/confirmation.server';
import {
  followedOrder,
  sendersOrder,
  type SendersOrder,
} from '@/lib/checkout/followed-order.server';
import { placedShipments } from '@/lib/checkout/placed-shipments';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { RecipientShipment } from '@/lib/orders/recipient-shipment';
import { keptShipments } from '@/lib/orders/shipment/kept-shipments';
import { shipmentSteps, type ShipmentStep } from '@/lib/orders/shipment/shipment-life';
import { windowWords } from '@/lib/orders/shipment/shipment-window';
import { followPath, orderLookupPath } from '@/lib/routes/order-path';
import { orderDetail } from './order-detail.server';
import { reportedShipments, type OrderDetail } from './order-view';

/** What the page of an order shows, by whom its link is for. */
export type OrderPageView =
  | { role: 'sender'; order: OrderDetail }
  | {
      role: 'recipient';
      shipment: RecipientShipment;
      /** When on its day it comes, in words; `null` for the whole day. */
      window: string | null;
      steps: ShipmentStep[];
    };

/** What the token of a link shows, and nothing else is asked: no session. `not-found` for one that opens nothing. */
export function loadOrderPage(token: string): Promise<Result<OrderPageView, Problem>> {
  return refusals(async (): Promise<Result<OrderPageView, Problem>> => {
    const followed = await followedOrder(token);
    if (!followed) return err(problem('not-found'));
    if (followed.role === 'sender')
      return ok({ role: 'sender', order: await byLink(token, followed.order) });
    const { shipment } = followed;
    const runs = await deliveryRuns();
    return ok({
      role: 'recipient',
      shipment,
      window: windowWords(shipment.window, runs),
      steps: shipmentSteps(shipment.method, shipment.life, null),
    });
  });
}

/** The calendar file of a shipment, for whoever ordered. It leads to the look-up: calendars are shared, links are not to be. */
export function followedCalendar(
  token: string,
  shipmentID: string,
): Promise<Result<Response, Problem>> {
  return refusals(async () => {
    const followed = await sendersOrder(token);
    if (!followed) return err(problem('not-found'));
    const { order, lines } = followed;
    const placed = { orderID: order.ID ?? '', shipments: placedShipments(lines) };
    return calendarFile(placed, shipmentID, orderLookupPath);
  });
}

function byLink(token: string, { calculated, ...sent }: SendersOrder): Promise<OrderDetail> {
  const kept = keptShipments(sent.order);
  const charges =
    kept.length > 0 || !calculated
      ? kept
      : reportedShipments(sent.order, calculated.CalculatorShipments);
  return orderDetail(
    { ...sent, charges },
    {
      calendar: (shipmentID) => followPath(token, `calendar/${encodeURIComponent(shipmentID)}`),
      photo: (photoID) => followPath(token, `photo/${photoID}`),
    },
  );
}
