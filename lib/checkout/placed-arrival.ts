import type { CartShipment } from '@/lib/cart/cart';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { daySentenceFrom } from '@/lib/core/time/day-words';
import { arrivalHours } from '@/lib/delivery/arrival-hours';
import { isPickup } from '@/lib/delivery/method';
import type { DeliveryRun } from '@/lib/delivery/settings';

type Placed = Pick<CartShipment, 'date' | 'method' | 'timePreference' | 'openRuns'>;

/**
 * When a shipment arrives, is ready or is sent: `Saturday, November 28, between 9 AM and 1 PM`. Where no run was chosen the hours are those of the runs open
 * when it was placed; the year is added where it is not that of `today`. Empty without a day.
 */
export function arrivalWords(
  { date, method, timePreference, openRuns }: Placed,
  runs: readonly DeliveryRun[],
  today: ChicagoDate,
): string {
  if (!date) return '';
  const hours = method === 'LocalDelivery' ? arrivalHours(timePreference, runs, openRuns) : '';
  return [daySentenceFrom(date, today), hours].filter(Boolean).join(', ');
}

/** The verb for what a shipment does on its day. */
export function arrivalVerb({ method }: Pick<Placed, 'method'>): string {
  if (method === 'Email') return 'Goes out';
  return isPickup(method) ? 'Ready' : 'Arrives';
}

/** The promise of a placed order that has one day: `Arrives Saturday, November 28, between 9 AM and 1 PM.`; empty for several days. */
export function placedPromise(
  shipments: readonly (Placed & Pick<CartShipment, 'workshop'>)[],
  runs: readonly DeliveryRun[],
  today: ChicagoDate,
): string {
  const [first, ...more] = shipments;
  if (!first || more.length > 0) return '';
  const when = arrivalWords(first, runs, today);
  return when && `${first.workshop ? 'On' : arrivalVerb(first)} ${when}.`;
}
