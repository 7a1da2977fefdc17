import 'server-only';
import type { Order, Payment } from 'ordercloud-javascript-sdk';
import { parseCalculatedOrder } from '@/lib/cart/calculated-order-schema';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { refusals } from '@/lib/cart/change/refusals';
import { env } from '@/lib/config/env';
import { limits } from '@/lib/config/limits';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { DeliveryRun } from '@/lib/delivery/settings';
import { deliveryFacts } from '@/lib/delivery/sources.server';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { orderName } from '@/lib/orders/order-number';
import { accountOrderPath } from '@/lib/routes/account-path';
import { orderCalendarPath, orderConfirmationPath, orderPagePath } from '@/lib/routes/order-path';
import type { Shopper } from '@/lib/session/shopper';
import { calculateOrder } from '@/lib/upstream/app-api/orders';
import type { Confirmation, CollectionPlace } from './confirmation';
import {
  deliveryCalendar,
  deliveryEntry,
  shipmentCalendars,
  type CalendarShipment,
} from './delivery/delivery-calendar';
import { sendersOrder } from './followed-order.server';
import { nextSteps } from './next-steps';
import { asOrderOwner } from './order-owner.server';
import { placedPromise } from './placed-arrival';
import { log } from '@/lib/core/log';
import {
  heldPayments,
  standingHoldWords,
  type HeldPayments,
} from '@/lib/orders/money/held-payments';
import { paymentLines } from '@/lib/orders/order-payments';
import { isReportable } from '@/lib/orders/reportable';
import { getOrder, listPayments } from '@/lib/upstream/commerce/orders';
import { isUpstreamError, mayGoWithout } from '@/lib/upstream/upstream-error';
import type { CartShipment } from '@/lib/cart/cart';
import { isPickup } from '@/lib/delivery/method';
import { openingRules } from '@/lib/stores/hours.server';
import { hoursOfDayWords, openingOn } from '@/lib/stores/opening';
import { directionsLink } from '@/lib/stores/store';
import { getStore } from '@/lib/stores/stores.server';

/** Store, directions and the day's hours for each shipment that is collected, by the shipment's ID. Empty while they cannot be read (specification A8). */
export async function collectionPlaces({
  shipments,
}: {
  shipments: readonly Pick<CartShipment, 'id' | 'method' | 'workshop' | 'storeID' | 'date'>[];
}): Promise<Record<string, CollectionPlace>> {
  const collected = shipments.filter(
    ({ method, workshop }) => workshop === null && isPickup(method),
  );
  if (collected.length === 0) return {};
  try {
    const rules = await openingRules();
    const places = await Promise.all(
      collected.map(async ({ id, storeID, date }) => {
        const store = storeID ? await getStore(storeID) : null;
        if (!store) return [];
        const hours = date ? hoursOfDayWords(openingOn(date, rules)) : null;
        return [[id, { directions: directionsLink(store), hours }] as const];
      }),
    );
    return Object.fromEntries(places.flat());
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'stores not read', { upstream: 'commerce', outcome: error.kind });
    return {};
  }
}

type OrderFacts = Pick<Confirmation, 'email' | 'payments'> & { heldPayment: HeldPayments | null };
const unknown: OrderFacts = { email: null, payments: [], heldPayment: null };

/**
 * Where the mail of a placed order went, and how it was paid. The confirmation is shown without them where they cannot be read, which is only logged
 * (specification A8).
 */
async function orderFacts(accessToken: string, orderID: string): Promise<OrderFacts> {
  try {
    const [order, payments] = await Promise.all([
      getOrder(accessToken, orderID),
      listPayments(accessToken, orderID),
    ]);
    return order ? factsOf(order, payments) : unknown;
  } catch (error) {
    if (!mayGoWithout(error)) throw error;
    log('warn', 'order facts not read', { upstream: 'commerce', outcome: error.kind });
    return unknown;
  }
}

function factsOf(order: Order, payments: readonly Payment[]): OrderFacts {
  return {
    email: order.FromUser?.Email ?? null,
    payments: paymentLines(order, payments),
    heldPayment: order.Status === 'Canceled' ? null : heldPayments(payments),
  };
}

/** A placed order for the one who placed it: the customer's own session, or a guest's receipt; `not-found` for anyone else (ruling 29). */
export function loadConfirmation(
  shopper: Shopper,
  userID: string,
  orderID: string,
): Promise<Result<Confirmation, Problem>> {
  return refusals(async () => {
    const found = await placedOrder(shopper, userID, orderID, orderFacts);
    if (!found) return err(problem('not-found'));
    const { placed, link } = found;
    const { heldPayment, ...facts } = found.facts;
    const order = fromAppApi(placed);
    const runs = await deliveryRuns();
    const today = chicagoDate(now());
    const calendars = shipmentCalendars(order, runs, today, (shipmentID) =>
      orderCalendarPath(userID, orderID, shipmentID),
    );
    const stores = await collectionPlaces(order);
    const guest = userID === limits.anonymousUserID;
    const reportable = isReportable(
      order.shipments.map(({ date }) => ({ status: '', date })),
      today,
    );
    return ok({
      reportable,
      userID,
      orderID,
      page: link ? orderPagePath(link) : accountOrderPath(orderID),
      number: orderName({ ID: orderID, xp: placed.Order.xp }),
      placedAt: placed.Order.DateSubmitted,
      order,
      ...facts,
      hold: heldPayment && standingHoldWords(heldPayment, order, today),
      promise: placedPromise(order.shipments, runs, today),
      next: nextSteps({
        shipments: order.shipments,
        reader: guest ? 'guest' : 'customer',
        reportable,
        today,
      }),
      stores,
      guest,
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
    const found = await placedOrder(shopper, userID, orderID, () => Promise.resolve(unknown));
    if (!found) return err(problem('not-found'));
    const { shipments } = fromAppApi(found.placed);
    return calendarFile({ orderID, shipments }, shipmentID, orderConfirmationPath(userID, orderID));
  });
}

/** The calendar file of a shipment of a placed order; `page` is the path it links to. `not-found` for an unknown shipment, or one without an entry. */
export async function calendarFile(
  { orderID, shipments }: { orderID: string; shipments: readonly CalendarShipment[] },
  shipmentID: string,
  page: string,
): Promise<Result<Response, Problem>> {
  const shipment = shipments.find(({ id }) => id === shipmentID);
  const entry = shipment && deliveryEntry({ shipment }, await deliveryRuns(), chicagoDate(now()));
  if (!shipment || !entry) return err(problem('not-found'));
  const { SITE_ORIGIN: origin } = env();
  const text = deliveryCalendar({ orderID, page, shipment }, entry, origin, now());
  return ok(
    new Response(text, {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': `attachment; filename="delivery-${entry.date}.ics"`,
      },
    }),
  );
}

interface PlacedOrder {
  placed: CalculatedOrder;
  facts: OrderFacts;
  /** The token of the order's link; `null` for a customer, whose session proves it theirs. */
  link: string | null;
}

/**
 * A placed order for its owner, with its facts: a link brings both in one call, with a session `more` reads them. `null` for anyone else, and for an order that
 * is not placed.
 */
async function placedOrder(
  shopper: Shopper,
  userID: string,
  orderID: string,
  more: typeof orderFacts,
): Promise<PlacedOrder | null> {
  return asOrderOwner(shopper, userID, orderID, async ({ accessToken, link }) => {
    if (link) {
      const followed = await sendersOrder(link);
      return followed?.calculated
        ? { placed: followed.calculated, facts: factsOf(followed.order, followed.payments), link }
        : null;
    }
    const placed = await calculateOrder(accessToken, orderID, parseCalculatedOrder);
    return placed.Order.IsSubmitted
      ? { placed, facts: await more(accessToken, orderID), link }
      : null;
  });
}

/** The delivery runs of the settings, which give a part of the day its hours; empty while the facts were never read. */
export async function deliveryRuns(): Promise<DeliveryRun[]> {
  try {
    return (await deliveryFacts()).settings.xp.DeliveryRuns;
  } catch (error) {
    if (isUpstreamError(error)) return [];
    throw error;
  }
}
