import { brand } from '@/lib/config/brand';
import type { ChicagoDate } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { shortDayFrom } from '@/lib/core/time/day-words';
import { arrival } from '../arrival';
import { itemOfClass } from '../delivery-class';
import type { DeliveryFacts } from '../delivery-facts';
import { isGiftCard, type DeliveryItem } from '../item';
import { openDaysOfAny } from './offered-days';

/** Whether products of a delivery class arrive, and what their cards say of it. */
export interface ClassArrival {
  /** Whether they can arrive at all, or by the day that was asked for. */
  can: boolean;
  /** `Arrives Sat, Nov 28`, `From Tue, Dec 1`, `Twin Cities from Sat, Nov 28`; empty where there is nothing to say. */
  words: string;
}

/** A day that can be chosen for a list, with its words. */
export interface ListDay {
  day: ChicagoDate;
  /** `Sat 28`, with its month where another begins: `Tue Dec 1`. */
  words: string;
  /** Its name, which begins with the words that are seen (WCAG 2.5.3): `Sat 28 November`. */
  name: string;
}

/** The same of every class that is listed, on the server's clock. */
export interface ClassArrivals {
  today: ChicagoDate;
  /** The ZIP it is said for; `null` for the Twin Cities. */
  zip: string | null;
  /** The day it is said for; `null` for the first possible. */
  by: ChicagoDate | null;
  /** That day as it is said, `Sat, Nov 28`. */
  byWords: string | null;
  classes: Readonly<Record<string, ClassArrival>>;
  /** The next open days: those on which something of these classes, gift cards aside, can be brought there. */
  days: readonly ListDay[];
  /** Milliseconds until any of it can change by itself. */
  standsFor: number;
}

/**
 * When a product of a class arrives at a ZIP, not later than `by` where that is said; without a ZIP from when in the Twin Cities. A rule about any category counts, because a
 * class does not know the categories of its products: never too much is promised. `null` for what is no class.
 */
export function classArrival(
  deliveryClass: string,
  { zip, by }: { zip: string | null; by: ChicagoDate | null },
  facts: DeliveryFacts,
  now: Date,
): ClassArrival | null {
  const items = itemsOfClass(deliveryClass, facts);
  if (!items) return null;
  const today = chicagoDate(now);
  const answer = arrival({ zip, items, by: zip ? by : null }, facts, now);
  const from = (day: ChicagoDate) => `From ${shortDayFrom(day, today)}`;
  if (answer.answer === 'from')
    return { can: true, words: `${brand.area} from ${shortDayFrom(answer.date, today)}` };
  if (answer.answer === 'yes')
    return {
      can: true,
      words: by && zip ? `Arrives ${shortDayFrom(answer.date, today)}` : from(answer.date),
    };
  if (answer.nearest) return { can: false, words: from(answer.nearest.date) };
  return { can: false, words: answer.elsewhere === 'pickup' ? 'Pickup in our stores' : '' };
}

/** Whether our own vans bring products of a class, gift cards aside, on a Chicago day to any local city. */
export function vansBring(
  deliveryClass: string,
  date: ChicagoDate,
  facts: DeliveryFacts,
  now: Date,
): boolean {
  const items = itemsOfClass(deliveryClass, facts);
  const [city] = facts.cities;
  if (!items || !city || items.some(isGiftCard)) return false;
  const query = { zip: city.zip, items, date, method: 'LocalDelivery' as const };
  return arrival(query, facts, now).answer === 'yes';
}

/** The next days, at most `count`, on which something of these classes, gift cards aside, can be brought to a ZIP; without one, in the Twin Cities. */
export function openDaysOfClasses(
  classes: readonly string[],
  zip: string | null,
  facts: DeliveryFacts,
  now: Date,
  count: number,
): ChicagoDate[] {
  const goods = classes.flatMap((each) => {
    const items = itemsOfClass(each, facts);
    return items && !items.some(isGiftCard) ? [{ zip, items }] : [];
  });
  return openDaysOfAny(goods, facts, now, count);
}

/** What stands for a class: one product, or one of each category that the retailer has rules about. */
function itemsOfClass(deliveryClass: string, facts: DeliveryFacts): DeliveryItem[] | null {
  const item = itemOfClass(deliveryClass);
  if (!item) return null;
  const ruled = (facts.settings.xp.DayRules ?? []).flatMap(({ category }) => category ?? []);
  return ruled.length > 0 ? [...new Set(ruled)].map((category) => ({ ...item, category })) : [item];
}
