import type { ChicagoDate } from '@/lib/core/time/chicago-day';
import { arrival } from '../arrival';
import { ordinaryBouquet } from '../ordinary-bouquet';
import type { BuyerSettings } from '../settings';

/** A day the shop's own vans can bring an ordinary bouquet, and the instant (ISO) from which it cannot be ordered for that day any more. */
export interface PromisedDay {
  day: ChicagoDate;
  orderBy: string;
}

/** The first day of the vans anywhere in the Twin Cities, for header and home, by the rule of products and submit; `null` when the calendar has none. */
export function firstVanDay(settings: BuyerSettings, now: Date): PromisedDay | null {
  const query = { zip: null, items: [ordinaryBouquet] };
  const answer = arrival(query, { settings, cities: [], stores: [] }, now);
  return answer.answer === 'no' ? null : { day: answer.date, orderBy: answer.orderBy };
}
