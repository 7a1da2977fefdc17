import type { Cents } from '@/lib/core/money';
import { calendar, earliestDay, type CalendarDay } from '@/lib/delivery/calendar';
import { sameDayCountdown, type SameDayCountdown } from '@/lib/delivery/countdown';
import { milesBetween } from '@/lib/delivery/distance';
import { shipmentFees } from '@/lib/delivery/fees';
import type { DeliveryItem } from '@/lib/delivery/item';
import { localCityOf, type LocalCity } from '@/lib/delivery/local-city';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { offeredMethods } from '@/lib/delivery/offered-methods';
import type { BuyerSettings, DeliveryRun } from '@/lib/delivery/settings';
import type { OptionsQuery } from './schema';
import type { StoreOption } from './store-option';

/** What checkout can offer for one destination. Money in cents, days in Chicago. */
export interface CheckoutOptions {
  /** The server's clock. */
  now: string;
  /** City of a local ZIP, to fill the form. */
  city: string | null;
  /** The method the days are for: the one asked for, else the one the address leads to; `null` when the lines cannot go there. */
  method: DeliveryMethod | null;
  /** The ways to choose between, the one the address leads to first. */
  methods: MethodOffer[];
  fee: Cents;
  days: CalendarDay[];
  /** Every run of a day, open or not; empty when the method has none. */
  runs: DeliveryRun[];
  stores: StoreOption[];
  countdown: SameDayCountdown;
}

/** One way to a destination, with its fee and the first day it can be promised for. */
export interface MethodOffer {
  method: DeliveryMethod;
  fee: Cents;
  /** Chicago day; `null` when no day of the calendar is open. */
  first: string | null;
}

/** What the options are made from. */
export interface DeliveryFacts {
  settings: BuyerSettings;
  cities: LocalCity[];
  stores: StoreOption[];
}

interface OptionsInput {
  query: OptionsQuery;
  items: readonly DeliveryItem[];
  facts: DeliveryFacts;
  now: Date;
}

/** Method, days with reasons and fee for a destination, by the rules of 000 §4, §5 and §9. */
export function checkoutOptions({ query, items, facts, now }: OptionsInput): CheckoutOptions {
  const { settings, cities, stores } = facts;
  const city = query.zip ? localCityOf(query.zip, cities) : null;
  const miles = city?.location ? milesBetween(settings.xp.Origin, city.location) : null;
  const offered = offeredMethods({ addressType: query.addressType, local: city !== null, items });
  const chosen = offered.find(({ method }) => method === query.method) ?? offered[0];
  const feeOf = (method: DeliveryMethod) => shipmentFees({ method, miles, handling: 0, settings }).fee;
  return {
    now: now.toISOString(),
    city: city?.city ?? null,
    method: chosen?.method ?? null,
    methods: offered.map(({ method, leadDays }) => ({ method, fee: feeOf(method), first: earliestDay({ method, leadDays, settings, now }) })),
    fee: chosen ? feeOf(chosen.method) : 0,
    days: chosen ? calendar({ ...chosen, settings, now }) : [],
    runs: chosen?.method === 'LocalDelivery' ? settings.xp.DeliveryRuns : [],
    stores,
    countdown: sameDayCountdown(settings, now),
  };
}
