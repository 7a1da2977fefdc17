import 'server-only';
import { parseCalculatedOrder } from '@/lib/cart/calculated-order-schema';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { refusals } from '@/lib/cart/refusals';
import { env } from '@/lib/config/env';
import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { currentBuyerSettings } from '@/lib/delivery/sources.server';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { orderCalendarPath } from '@/lib/routes/order-path';
import type { Shopper } from '@/lib/session/shopper';
import { calculateOrder } from '@/lib/upstream/app-api/orders';
import { collectionPlaces } from './collection-places.server';
import type { Confirmation } from './confirmation';
import { deliveryCalendar, deliveryEntry, googleDeliveryLink } from './delivery-calendar';
import { orderFacts } from './order-facts.server';
import { asOrderOwner } from './order-owner.server';

/** A placed order for the one who placed it: the customer's own session, or a guest's receipt; `not-found` for anyone else (ruling 29). */
export function loadConfirmation(
  shopper: Shopper,
  userID: string,
  orderID: string,
): Promise<Result<Confirmation, Problem>> {
  return refusals(async () => {
    const placed = await placedOrder(shopper, userID, orderID);
    const facts =
      placed &&
      (await asOrderOwner(shopper, userID, orderID, (accessToken) =>
        orderFacts(accessToken, orderID),
      ));
    if (!placed || !facts) return err(problem('not-found'));
    const order = fromAppApi(placed);
    const runs = await deliveryRuns();
    const calendars = Object.fromEntries(
      order.shipments.flatMap((shipment) => {
        const entry = deliveryEntry({ shipment }, runs);
        return entry
          ? [
              [
                shipment.id,
                {
                  file: orderCalendarPath(userID, orderID, shipment.id),
                  google: googleDeliveryLink(entry),
                },
              ],
            ]
          : [];
      }),
    );
    const stores = await collectionPlaces(order);
    return ok({
      userID,
      orderID,
      placedAt: placed.Order.DateSubmitted,
      order,
      ...facts,
      stores,
      guest: userID === limits.anonymousUserID,
      calendars,
    });
  });
}

/** The calendar file of a shipment of a placed order, for its owner alone. */
export function loadDeliveryCalendar(
  shopper: Shopper,
  userID: string,
  orderID: string,
  shipmentID: string,
): Promise<Result<Response, Problem>> {
  return refusals(async () => {
    const placed = await placedOrder(shopper, userID, orderID);
    const shipment = placed && fromAppApi(placed).shipments.find(({ id }) => id === shipmentID);
    const entry = shipment && deliveryEntry({ shipment }, await deliveryRuns());
    if (!shipment || !entry) return err(problem('not-found'));
    const text = deliveryCalendar({ userID, orderID, shipment }, entry, env().SITE_ORIGIN, now());
    return ok(
      new Response(text, {
        headers: {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': `attachment; filename="lilac-and-loam-${entry.date}.ics"`,
        },
      }),
    );
  });
}

async function placedOrder(
  shopper: Shopper,
  userID: string,
  orderID: string,
): Promise<CalculatedOrder | null> {
  const order = await asOrderOwner(shopper, userID, orderID, (accessToken) =>
    calculateOrder(accessToken, orderID, parseCalculatedOrder),
  );
  return order?.Order.IsSubmitted ? order : null;
}

async function deliveryRuns() {
  return (await currentBuyerSettings()).xp.DeliveryRuns;
}
