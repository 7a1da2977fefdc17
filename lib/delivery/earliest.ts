import type { ChicagoDate } from '@/lib/core/chicago-time';
import { availableMethods } from './available-methods';
import { earliestDay } from './calendar';
import type { DeliveryItem } from './item';
import { isPickup } from './labels';
import { localCityOf, type LocalCity } from './local-city';
import type { DeliveryMethod } from './method';
import type { BuyerSettings } from './settings';

/** One way a product can reach someone, and the first day it can. */
interface EarliestWay {
  method: DeliveryMethod;
  /** Chicago day; `null` when no day of the calendar can be promised. */
  date: ChicagoDate | null;
}

/** What one product can promise: its ways in the order of specification A9, and the first of them to arrive. */
export interface EarliestAnswer {
  productID: string;
  ways: EarliestWay[];
  /** The first day anything arrives, and how; of equal days a delivery comes before a pickup. `null` when nothing can be promised. */
  first: (EarliestWay & { date: ChicagoDate }) | null;
}

/** The settings of the shop and the places its own vans reach. */
export interface EarliestSettings {
  buyer: BuyerSettings;
  cities: readonly LocalCity[];
}

/**
 * First date and method of many products in one go (specification A4, A5, A9). With a ZIP only what reaches it counts: the vans and the
 * courier where it is local, parcels and wired delivery where the product travels. Without one every enabled method counts.
 */
export function earliest(
  products: readonly DeliveryItem[],
  zip: string | null,
  now: Date,
  { buyer, cities }: EarliestSettings,
): EarliestAnswer[] {
  const local = zip === null ? null : localCityOf(zip, cities) !== null;
  const days = new Map<string, ChicagoDate | null>();
  const firstDay = (method: DeliveryMethod, leadDays: number) => {
    const key = `${method} ${leadDays}`;
    if (!days.has(key)) days.set(key, earliestDay({ method, leadDays, settings: buyer, now }));
    return days.get(key) ?? null;
  };
  return products.map((item) => {
    const ways = availableMethods([item])
      .filter(({ method }) => reaches(method, local))
      .map(({ method, leadDays }) => ({ method, date: firstDay(method, leadDays) }));
    return { productID: item.productID, ways, first: soonest(ways) };
  });
}

/** Whether a method comes to a ZIP that is local or not; `null` means that no ZIP is known. */
function reaches(method: DeliveryMethod, local: boolean | null): boolean {
  if (local === null || isPickup(method) || method === 'Email') return true;
  return method === 'LocalDelivery' || method === 'Courier' ? local : true;
}

function soonest(ways: readonly EarliestWay[]): EarliestAnswer['first'] {
  const dated = ways.flatMap(({ method, date }) => (date === null ? [] : [{ method, date }]));
  const byDay = [...dated].sort(
    (a, b) =>
      a.date.localeCompare(b.date) || Number(isPickup(a.method)) - Number(isPickup(b.method)),
  );
  return byDay[0] ?? null;
}
