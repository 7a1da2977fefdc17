import type { ChicagoDate } from '@/lib/core/time/chicago-day';
import { arrival } from '../arrival';
import type { BuyerSettings } from '../settings';
import type { DeliveryItem } from '../item';

/** What any bouquet of the shop's own is to the rules: for answers about no product in particular. */
export const ordinaryBouquet: DeliveryItem = {
  productID: '',
  giftCard: false,
  emailGiftCard: false,
  nationwide: false,
  wireable: false,
  methods: { LocalDelivery: { Enabled: true } },
};

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
