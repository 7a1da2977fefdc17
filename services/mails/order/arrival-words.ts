import type { CartShipment } from '@/lib/cart/cart';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { daySentenceFrom } from '@/lib/core/time/day-words';
import { arrivalHours } from '@/lib/delivery/arrival-hours';
import type { ShopFacts } from './shop-facts';

/** When a shipment arrives, is ready or goes out: `Saturday, November 28, between 9 AM and 1 PM`; the year where it is not the one of `today`. Empty without a day. */
export function arrivalWords(
  { date, method, timePreference }: Pick<CartShipment, 'date' | 'method' | 'timePreference'>,
  { runs }: Pick<ShopFacts, 'runs'>,
  today: ChicagoDate,
): string {
  if (!date) return '';
  const hours = method === 'LocalDelivery' ? arrivalHours(timePreference, runs) : '';
  return [daySentenceFrom(date, today), hours].filter(Boolean).join(', ');
}
