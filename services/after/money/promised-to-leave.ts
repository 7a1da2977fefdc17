import { chicagoInstant, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { hoursOn, type BuyerSettings } from '@/lib/delivery/settings';
import type { CalculatedOrder, CalculatorShipment } from '@/lib/orders/calculated-order';
import { waitUntil } from '@/services/gift-cards/issue-cards';

const pickedUp = ['InStorePickUp', 'CurbsidePickUp'];
/** Nothing leaves sooner after it was ordered: it is made first. */
const makingMs = 2 * 60 * 60_000;

/**
 * When the first shipment of a placed order leaves the house by what was promised, which stands until its events tell of one that left earlier;
 * `null` for an order that says no day at all. It is the start of the run of the delivery day, the opening of the store on the day of a pickup or an
 * event, the start of the day for what a carrier or another florist brings, the morning in which a gift card is mailed, and `placedAt` for one that
 * was mailed at once. What is made leaves two hours after it was ordered at the earliest.
 */
export function promisedToLeave(
  { CalculatorShipments: shipments }: Pick<CalculatedOrder, 'CalculatorShipments'>,
  settings: BuyerSettings,
  placedAt: Date,
): Date | null {
  const times = shipments.flatMap((shipment) => {
    const at = shipmentLeaves(shipment, settings, placedAt);
    return at ? [at.getTime()] : [];
  });
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

function shipmentLeaves(
  { xp, Shipper }: CalculatorShipment,
  { xp: settings }: BuyerSettings,
  placedAt: Date,
): Date | null {
  const [day, method] = [xp.RequestedDeliveryDate, xp.DeliveryMethod ?? Shipper];
  if (method === 'Email') return new Date(placedAt.getTime() + waitUntil(day, placedAt));
  return day
    ? later(dayLeaves(day, method, xp, settings), new Date(placedAt.getTime() + makingMs))
    : null;
}

/** The moment of its day at which a shipment leaves. */
function dayLeaves(
  day: ChicagoDate,
  method: string | null,
  { TimePreference: run }: CalculatorShipment['xp'],
  settings: BuyerSettings['xp'],
): Date {
  if (method === 'LocalDelivery') {
    const runs = settings.DeliveryRuns.filter(({ id }) => id === run);
    const starts = (runs.length > 0 ? runs : settings.DeliveryRuns).map(({ from }) => from).sort();
    return chicagoInstant(day, starts[0]);
  }
  if (method && pickedUp.includes(method))
    return chicagoInstant(day, hoursOn(day, settings.WorkingHrs)?.open);
  return chicagoInstant(day);
}

function later(a: Date, b: Date): Date {
  return a > b ? a : b;
}
