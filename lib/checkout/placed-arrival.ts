import type { CartShipment } from '@/lib/cart/cart';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { daySentenceFrom } from '@/lib/core/time/day-words';
import { arrivalHours } from '@/lib/delivery/arrival-hours';
import { isPickup } from '@/lib/delivery/labels';
import type { DeliveryRun } from '@/lib/delivery/settings';

type Placed = Pick<CartShipment, 'date' | 'method' | 'timePreference' | 'openRuns'>;

/** When a shipment arrives, is ready or goes out: `Saturday, November 28, between 9 AM and 1 PM`, where no run was chosen by the hours of those that were open when it was placed; the year where it is not the one of `today`. Empty without a day. */
export function arrivalWords(
  { date, method, timePreference, openRuns }: Placed,
  runs: readonly DeliveryRun[],
  today: ChicagoDate,
): string {
  if (!date) return '';
  const hours = method === 'LocalDelivery' ? arrivalHours(timePreference, runs, openRuns) : '';
  return [daySentenceFrom(date, today), hours].filter(Boolean).join(', ');
}

/** What a shipment does on its day. */
export function arrivalVerb({ method }: Pick<Placed, 'method'>): string {
  if (method === 'Email') return 'Goes out';
  return method !== null && isPickup(method) ? 'Ready' : 'Arrives';
}

/** What was promised of a placed order, where that is one day: `Arrives Saturday, November 28, between 9 AM and 1 PM.`; empty where it is not. */
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
