import 'server-only';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { refusals } from '@/lib/cart/change/refusals';
import type { CollectionPlace } from '@/lib/checkout/confirmation';
import { calendarFile, collectionPlaces, deliveryRuns } from '@/lib/checkout/confirmation.server';
import { shipmentCalendars } from '@/lib/checkout/delivery/delivery-calendar';
import {
  followedOrder,
  sendersOrder,
  type SendersOrder,
} from '@/lib/checkout/followed-order.server';
import { problem, type Problem } from '@/lib/core/error-codes';
import { isId } from '@/lib/core/ids';
import { isOrderToken } from '@/lib/core/order-link';
import { err, ok, type Result } from '@/lib/core/result';
import { parcelsOf } from '@/lib/orders/parcels';
import type { RecipientShipment } from '@/lib/orders/recipient-shipment';
import type { ShipmentPhoto } from '@/lib/orders/shipment/shipment-photo';
import { shipmentSteps, type ShipmentStep } from '@/lib/orders/shipment/shipment-life';
import { followPath, orderLookupPath } from '@/lib/routes/order-path';
import { followPhoto } from '@/lib/upstream/app-api/follow';
import { isRefusedWith } from '@/lib/upstream/upstream-error';
import { withParcels } from './orders.server';
import { keptShipments, toDetail, toldShipments, type OrderDetail } from './order-view';

/** What the page of an order shows, by whom its link is for. */
export type OrderPageView =
  | {
      role: 'sender';
      order: OrderDetail;
      /** Where each shipment that has a day can be put into a calendar, by its ID. */
      calendars: Record<string, { file: string; google: string }>;
      /** Where each shipment that is collected waits, by its ID. */
      stores: Record<string, CollectionPlace>;
      /** The photos of each shipment that has any, by its ID. */
      photos: Readonly<Record<string, ShipmentPhoto[]>>;
    }
  | {
      role: 'recipient';
      shipment: RecipientShipment;
      /** The part of the day it comes in, in words; `null` for the whole day. */
      window: string | null;
      steps: ShipmentStep[];
    };

/** What the token of a link shows, and nothing else is asked: no session. `not-found` for one that opens nothing. */
export function loadOrderPage(token: string): Promise<Result<OrderPageView, Problem>> {
  return refusals(async () => {
    const followed = await followedOrder(token);
    if (!followed) return err(problem('not-found'));
    if (followed.role === 'sender') return ok(await forSender(token, followed.order));
    const { shipment } = followed;
    const runs = await deliveryRuns();
    return ok({
      role: 'recipient',
      shipment,
      window: runs.find(({ id }) => id === shipment.timePreference)?.label ?? null,
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
    return calendarFile(followed?.calculated ?? null, shipmentID, orderLookupPath);
  });
}

/** The photo that an order's link shows, as a file; `not-found` for any that it does not show just now. No session is read. */
export function followedPhoto(token: string, photo: string): Promise<Result<Response, Problem>> {
  return refusals(async () => {
    if (!isOrderToken(token) || !isId(photo)) return err(problem('not-found'));
    try {
      const bytes = await followPhoto(token, photo);
      return ok(new Response(bytes, { headers: { 'content-type': 'image/webp' } }));
    } catch (error) {
      if (isRefusedWith(error, 404)) return err(problem('not-found'));
      throw error;
    }
  });
}

async function forSender(
  token: string,
  { order, lines, payments, sent, calculated, lives, photos }: SendersOrder,
): Promise<OrderPageView> {
  const kept = keptShipments(order);
  const charges =
    kept.length > 0 || !calculated ? kept : toldShipments(order, calculated.CalculatorShipments);
  const placed = calculated && fromAppApi(calculated);
  return {
    role: 'sender',
    order: withParcels(toDetail(order, lines, payments, charges, lives), sent && parcelsOf(sent)),
    calendars: placed
      ? shipmentCalendars(placed, await deliveryRuns(), (shipmentID) =>
          followPath(token, `calendar/${encodeURIComponent(shipmentID)}`),
        )
      : {},
    stores: placed ? await collectionPlaces(placed) : {},
    photos,
  };
}
