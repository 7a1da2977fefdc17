import type { Cents } from '@/lib/core/money';
import { calendar, earliestDay, type CalendarDay } from '@/lib/delivery/calendar';
import { sameDayCountdown, type SameDayCountdown } from '@/lib/delivery/countdown';
import type { AvailableMethod } from '@/lib/delivery/available-methods';
import type { DeliveryItem } from '@/lib/delivery/item';
import type { DeliveryFacts } from '@/lib/delivery/delivery-facts';
import { localCityOf } from '@/lib/delivery/local-city';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { offeredMethods } from '@/lib/delivery/offered-methods';
import type { DeliveryRun } from '@/lib/delivery/settings';
import { shipmentCost, type HandledGoods } from '@/lib/delivery/shipment-cost';
import type { FeeLine } from '@/lib/orders/line/charge-lines';
import { shipmentFeeLines } from '@/lib/orders/line/fee-lines';
import type { OptionsQuery } from '../schema';
import { pickupStores, type StoreOption } from './store-option';

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
  /** What the chosen method costs on its first day, all its fees together; a day of another cost has its own. */
  cost: Cents;
  days: OfferedDay[];
  /** Every run of a day, open or not; empty when the method has none. */
  runs: DeliveryRun[];
  stores: StoreOption[];
  countdown: SameDayCountdown;
}

/** A day of the calendar, with what the method costs on it where that is another figure than `cost`. */
export type OfferedDay = CalendarDay & { cost?: Cents };

/** One way to a destination, with what it costs and the first day it can be promised for. */
export interface MethodOffer {
  method: DeliveryMethod;
  /** What is charged for the lines as a shipment of their own: delivery or picking fee, handling and wired service. */
  cost: Cents;
  /** The fees the cost is made of. */
  fees: FeeLine[];
  /** Chicago day; `null` when no day of the calendar is open. */
  first: string | null;
}

interface OptionsInput {
  query: OptionsQuery;
  items: readonly DeliveryItem[];
  /** Units and handling of the same lines. */
  goods: readonly HandledGoods[];
  facts: DeliveryFacts;
  now: Date;
}

/** Methods with what they cost, and days with reasons, for a destination, by the rules of specification A4, A5 and A9. */
export function checkoutOptions({
  query,
  items,
  goods,
  facts,
  now,
}: OptionsInput): CheckoutOptions {
  const { settings, cities, stores } = facts;
  const city = query.zip ? localCityOf(query.zip, cities) : null;
  const offered = offeredMethods({ addressType: query.addressType, local: city !== null, items });
  const chosen = offered.find(({ method }) => method === query.method) ?? offered[0];
  const priceOf = ({ method, categories }: AvailableMethod, date: string | null) => {
    const { cost, handling, wiredService } = shipmentCost(
      { method, zip: query.zip ?? '', goods, on: { date, categories } },
      facts,
    );
    return {
      cost,
      fees: shipmentFeeLines(
        { method, cost, handling, wiredService, assembly: 0, placement: 0 },
        'print',
      ),
    };
  };
  const methods = offered.map((way) => {
    const first = earliestDay({ ...way, settings, now });
    return { method: way.method, ...priceOf(way, first), first };
  });
  const cost = methods.find(({ method }) => method === chosen?.method)?.cost ?? 0;
  const withCost = (way: AvailableMethod, day: CalendarDay): OfferedDay => {
    const ofDay = day.available ? priceOf(way, day.date).cost : cost;
    return ofDay === cost ? day : { ...day, cost: ofDay };
  };
  return {
    now: now.toISOString(),
    city: city?.city ?? null,
    method: chosen?.method ?? null,
    methods,
    cost,
    days: chosen ? calendar({ ...chosen, settings, now }).map((day) => withCost(chosen, day)) : [],
    runs: chosen?.method === 'LocalDelivery' ? settings.xp.DeliveryRuns : [],
    stores: pickupStores(stores),
    countdown: sameDayCountdown(settings, now),
  };
}
