import 'server-only';
import type { LineItem, Order, Payment } from 'ordercloud-javascript-sdk';
import { collectionPlaces, deliveryRuns } from '@/lib/checkout/confirmation.server';
import { shipmentCalendars } from '@/lib/checkout/delivery/delivery-calendar';
import type { Happened } from '@/lib/checkout/followed-order.server';
import { nextSteps } from '@/lib/checkout/next-steps';
import { placedShipments } from '@/lib/checkout/placed-shipments';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { heldPayments, standingHoldWords } from '@/lib/orders/money/held-payments';
import type { Parcel } from '@/lib/orders/parcels';
import { isReportable } from '@/lib/orders/reportable';
import type { KeptShipment } from '@/lib/orders/shipment/kept-shipments';
import { hasStopped, leavingStates, shipmentLife } from '@/lib/orders/shipment/shipment-life';
import { windowWords } from '@/lib/orders/shipment/shipment-window';
import { orderPagePath } from '@/lib/routes/order-path';
import { isOver } from './order-status';
import { toDetail, type OrderDetail } from './order-view';

/** A placed order with what commerce, the App API and the shop floor report of it. */
interface ReportedOrder {
  order: Order;
  lines: LineItem[];
  payments: Payment[];
  charges: KeptShipment[];
  /** `null` when they could not be read. */
  parcels: Parcel[] | null;
  happened: Happened;
}

/** Paths of what belongs to an order, for the one who sees it: by their session, or by the order's link. */
interface PartPaths {
  calendar(shipmentID: string): string;
  photo(photoID: string): string;
}

/** A placed order as whoever ordered sees it: one page, whether the account shows it or the order's link. */
export async function orderDetail(
  {
    order,
    lines,
    payments,
    charges,
    parcels,
    happened: { lives, photos, recipientLinks },
  }: ReportedOrder,
  paths: PartPaths,
): Promise<OrderDetail> {
  const facts = toDetail(order, lines, payments, charges, lives);
  const today = chicagoDate(now());
  const lifeOf = (id: string) => lives.get(id) ?? shipmentLife([]);
  const hasEnded = (id: string) => {
    const status = facts.shipments.find((shipment) => shipment.id === id)?.status;
    return (status !== undefined && isOver(status)) || hasStopped(lifeOf(id));
  };
  const isLeaving = (id: string) => leavingStates.includes(lifeOf(id).state);
  const open = placedShipments(lines).filter(
    ({ id, date }) => !hasEnded(id) && date !== null && date >= today,
  );
  const arrived = parcels?.some(({ deliveredAt }) => deliveredAt !== null) ?? false;
  const reportable = arrived || isReportable(facts.shipments, today);
  const runs = await deliveryRuns();
  const calendars = shipmentCalendars({ shipments: open }, runs, today, (id) => paths.calendar(id));
  const stores = await collectionPlaces({ shipments: open });
  const payment = order.Status === 'Canceled' ? null : heldPayments(payments);
  return {
    ...facts,
    shipments: facts.shipments.map((shipment) => ({
      ...shipment,
      window: windowWords(shipment.window, runs),
      calendar: calendars[shipment.id] ?? null,
      store: stores[shipment.id] ?? null,
      photos: (photos[shipment.id] ?? []).map((photo) => ({
        ...photo,
        path: paths.photo(photo.id),
      })),
      recipientPath: pathFor(recipientLinks[shipment.id]),
    })),
    parcels,
    reportable,
    hold:
      payment && !facts.shipments.some(({ id }) => isLeaving(id))
        ? standingHoldWords(payment, { shipments: placedShipments(lines) }, today)
        : null,
    next: nextSteps({
      shipments: open.filter(({ id }) => !isLeaving(id)),
      reader: 'order-page',
      reportable,
      today,
    }),
  };
}

function pathFor(token: string | undefined): string | null {
  return token === undefined ? null : orderPagePath(token);
}
