import {
  chicagoDate,
  chicagoInstant,
  chicagoTime,
  type ChicagoDate,
} from '@/lib/core/time/chicago-time';
import { availableMethods } from './available-methods';
import { calendar } from './calendar';
import { checkDay, type DayContext } from './check-day';
import { chooseMethod } from './choose-method';
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

/** The way checkout would choose, with its next days. */
export interface LeadWay {
  method: DeliveryMethod;
  /** The first three days that can be promised; at least one. */
  days: ChicagoDate[];
  /** Until when the first of them can be ordered, on the clock of Chicago: `00:00` is the midnight before `date`. */
  orderBy: { date: ChicagoDate; time: string };
}

/** What one product can promise: its ways in the order of specification A9, and the one that checkout would choose. */
export interface EarliestAnswer {
  productID: string;
  ways: EarliestWay[];
  /** The way to a home at the ZIP (in the Twin Cities while none is known), else a pickup. `null` when nothing can be promised. */
  lead: LeadWay | null;
}

/** The settings of the shop and the places its own vans reach. */
export interface EarliestSettings {
  buyer: BuyerSettings;
  cities: readonly LocalCity[];
}

const leadDaysShown = 3;

/**
 * Ways and next days of many products in one go (specification A4, A5, A9). With a ZIP only what reaches it counts: the vans and the
 * courier where it is local, parcels and wired delivery where the product travels. Without one every enabled method counts.
 */
export function earliest(
  products: readonly DeliveryItem[],
  zip: string | null,
  now: Date,
  { buyer, cities }: EarliestSettings,
): EarliestAnswer[] {
  const local = zip === null ? null : localCityOf(zip, cities) !== null;
  const known = new Map<string, Omit<LeadWay, 'method'> | null>();
  const next = (method: DeliveryMethod, leadDays: number) => {
    const key = `${method} ${leadDays}`;
    if (!known.has(key)) known.set(key, nextDays({ method, leadDays, settings: buyer, now }));
    return known.get(key) ?? null;
  };
  return products.map((item) => {
    const methods = availableMethods([item]).filter(({ method }) => reaches(method, local));
    const ways = methods.map(({ method, leadDays }) => ({
      method,
      date: next(method, leadDays)?.days[0] ?? null,
    }));
    return { productID: item.productID, ways, lead: leadOf(item, local, methods, next) };
  });
}

/** The next days a method can promise and the last minute for the first of them; `null` when there is none in the calendar. */
export function nextDays(context: DayContext): Omit<LeadWay, 'method'> | null {
  const open = calendar(context).flatMap(({ date, available }) => (available ? [date] : []));
  const days = open.slice(0, leadDaysShown);
  return days[0] ? { days, orderBy: orderBy(days[0], context) } : null;
}

const minute = 60_000;

/** The minute from which the day's own rule refuses it: a day once refused stays so, hence halving finds it. */
function orderBy(day: ChicagoDate, context: DayContext): LeadWay['orderBy'] {
  let open = Math.floor(context.now.getTime() / minute);
  let shut = Math.ceil(chicagoInstant(day).getTime() / minute) + 26 * 60;
  while (shut - open > 1) {
    const middle = Math.floor((open + shut) / 2);
    if (checkDay(day, { ...context, now: new Date(middle * minute) }).available) open = middle;
    else shut = middle;
  }
  const instant = new Date(shut * minute);
  return { date: chicagoDate(instant), time: chicagoTime(instant) };
}

/** Whether a method comes to a ZIP that is local or not; `null` means that no ZIP is known. */
function reaches(method: DeliveryMethod, local: boolean | null): boolean {
  if (local === null || isPickup(method) || method === 'Email') return true;
  return method === 'LocalDelivery' || method === 'Courier' ? local : true;
}

function leadOf(
  item: DeliveryItem,
  local: boolean | null,
  methods: readonly { method: DeliveryMethod; leadDays: number }[],
  next: (method: DeliveryMethod, leadDays: number) => Omit<LeadWay, 'method'> | null,
): LeadWay | null {
  const addressType = item.emailGiftCard ? 'Email' : 'Residence';
  const chosen = chooseMethod({ addressType, local: local ?? true, items: [item] });
  const wanted = [
    ...methods.filter(({ method }) => method === chosen),
    ...methods.filter(({ method }) => isPickup(method)),
  ];
  for (const { method, leadDays } of wanted) {
    const days = next(method, leadDays);
    if (days) return { method, ...days };
  }
  return null;
}
