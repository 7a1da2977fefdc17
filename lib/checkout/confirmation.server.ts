import 'server-only';
import { parseCalculatedOrder } from '@/lib/cart/calculated-order-schema';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { refusals } from '@/lib/cart/change/refusals';
import { env } from '@/lib/config/env';
import { limits } from '@/lib/config/limits';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { currentBuyerSettings } from '@/lib/delivery/sources.server';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { orderName } from '@/lib/orders/order-number';
import { orderCalendarPath } from '@/lib/routes/order-path';
import type { Shopper } from '@/lib/session/shopper';
import { calculateOrder } from '@/lib/upstream/app-api/orders';
import type { Confirmation, CollectionPlace } from './confirmation';
import { deliveryCalendar, deliveryEntry, googleDeliveryLink } from './delivery/delivery-calendar';
import { asOrderOwner } from './order-owner.server';
import { log } from '@/lib/core/log';
import {
  heldPayments,
  standingHoldWords,
  type HeldPayments,
} from '@/lib/orders/money/held-payments';
import { paymentLines } from '@/lib/orders/order-payments';
import { isReportable } from '@/lib/orders/reportable';
import { getOrder, listPayments } from '@/lib/upstream/commerce/orders';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import type { Cart } from '@/lib/cart/cart';
import { isPickup } from '@/lib/delivery/labels';
import { openingRules } from '@/lib/stores/hours.server';
import { openingOn } from '@/lib/stores/opening';
import { hoursOfDayWords } from '@/lib/stores/opening-words';
import { directionsLink } from '@/lib/stores/store-line';
import { getStore } from '@/lib/stores/stores.server';

/** Directions to the store of each shipment that is collected, with its hours on that day, by the shipment's ID. Not known just now: none (specification A8). */
async function collectionPlaces({
  shipments,
}: Pick<Cart, 'shipments'>): Promise<Record<string, CollectionPlace>> {
  const collected = shipments.filter(
    ({ method, workshop }) => workshop === null && method !== null && isPickup(method),
  );
  if (collected.length === 0) return {};
  try {
    const rules = await openingRules();
    const places = await Promise.all(
      collected.map(async ({ id, storeID, date }) => {
        const store = storeID ? await getStore(storeID) : null;
        return store
          ? [
              [
                id,
                {
                  directions: directionsLink(store),
                  hours: date ? hoursOfDayWords(openingOn(date, rules)) : null,
                },
              ] as const,
            ]
          : [];
      }),
    );
    return Object.fromEntries(places.flat());
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'stores not read', { upstream: 'commerce', outcome: error.kind });
    return {};
  }
}

type OrderFacts = Pick<Confirmation, 'email' | 'payments'> & { held: HeldPayments | null };
const unknown: OrderFacts = { email: null, payments: [], held: null };

/** Who was told of a placed order, and what it was paid with. The confirmation is whole without them: what cannot be read is only logged (specification A8). */
async function orderFacts(accessToken: string, orderID: string): Promise<OrderFacts> {
  try {
    const [order, payments] = await Promise.all([
      getOrder(accessToken, orderID),
      listPayments(accessToken, orderID),
    ]);
    return order
      ? {
          email: order.FromUser?.Email ?? null,
          payments: paymentLines(order, payments),
          held: order.Status === 'Canceled' ? null : heldPayments(payments),
        }
      : unknown;
  } catch (error) {
    if (!isUpstreamError(error) || error.status === 401) throw error;
    log('warn', 'order facts not read', { upstream: 'commerce', outcome: error.kind });
    return unknown;
  }
}

/** A placed order for the one who placed it: the customer's own session, or a guest's receipt; `not-found` for anyone else (ruling 29). */
export function loadConfirmation(
  shopper: Shopper,
  userID: string,
  orderID: string,
): Promise<Result<Confirmation, Problem>> {
  return refusals(async () => {
    const placed = await placedOrder(shopper, userID, orderID);
    const known =
      placed &&
      (await asOrderOwner(shopper, userID, orderID, (accessToken) =>
        orderFacts(accessToken, orderID),
      ));
    if (!placed || !known) return err(problem('not-found'));
    const { held, ...facts } = known;
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
      reportable: isReportable(
        order.shipments.map(({ date }) => ({ status: '', date })),
        chicagoDate(now()),
      ),
      userID,
      orderID,
      number: orderName({ ID: orderID, xp: placed.Order.xp }),
      placedAt: placed.Order.DateSubmitted,
      order,
      ...facts,
      hold: held && standingHoldWords(held, order, chicagoDate(now())),
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
