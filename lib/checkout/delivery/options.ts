import type { Cents } from '@/lib/core/money';
import type { SameDayCountdown } from '@/lib/delivery/countdown';
import type { CalendarDay } from '@/lib/delivery/day-reasons';
import type { DeliveryItem } from '@/lib/delivery/item';
import {
  type DeliveryFacts,
  localCityOf,
  offersPickup,
  type PickupStore,
} from '@/lib/delivery/delivery-facts';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type { DeliveryRun } from '@/lib/delivery/settings';
import type { HandledGoods } from '@/lib/delivery/shipment-cost';
import type { FeeLine } from '@/lib/orders/line/charge-lines';
import { shipmentFeeLines } from '@/lib/orders/line/fee-lines';
import { deliveryOffer } from '@/lib/promise/delivery-offer';
import type { OptionsQuery } from '../schema';

/** A store where an order can be picked up. */
export interface StoreOption {
  id: string;
  name: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  phone: string | null;
}

/** The stores that offer pickup: flagship, will-call and active (specification A3). */
export function pickupStores(stores: readonly PickupStore[]): StoreOption[] {
  return stores.filter(offersPickup).map(({ storeID, name, street1, city, state, zip, phone }) => ({
    id: storeID,
    name,
    street: street1,
    city,
    state,
    zip,
    phone: phone || null,
  }));
}

/** What checkout can offer for one destination. Money in cents, days in Chicago. */
export interface CheckoutOptions {
  /** The server's clock. */
  now: string;
  /** City of a local ZIP, to fill the form. */
  city: string | null;
  /** The method the days are for: the requested one, else the destination's default; `null` when the lines cannot go there. */
  method: DeliveryMethod | null;
  /** The ways to choose between, the destination's default first. */
  methods: MethodOffer[];
  /** What the chosen method costs on its first day, all its fees together; a day of another cost has its own. */
  cost: Cents;
  days: OfferedDay[];
  /** Every run of a day, open or not; empty when the method has none. */
  runs: DeliveryRun[];
  stores: StoreOption[];
  /** How long the chosen method can still be promised for today; `null` where the lines cannot go there. */
  countdown: SameDayCountdown | null;
}

/** A day of the calendar, with what the method costs on it where that is another figure than `cost`, and what a run adds, by its ID. */
export type OfferedDay = CalendarDay & { cost?: Cents; runFees?: Record<string, Cents> };

/** One way to a destination, with what it costs and the first day it can be promised for. */
export interface MethodOffer {
  method: DeliveryMethod;
  /** The charge for the lines as a shipment of their own: delivery or picking fee, handling and wired service. */
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
  const zip = query.zip ?? '';
  const { chosen, ways, days, countdown } = deliveryOffer(
    { ...query, zip, items },
    goods,
    facts,
    now,
  );
  const cost = chosen?.price.cost ?? 0;
  return {
    now: now.toISOString(),
    city: localCityOf(zip, cities)?.city ?? null,
    method: chosen?.method ?? null,
    methods: ways.map(({ method, first, price }) => ({
      method,
      first,
      cost: price.cost,
      fees: shipmentFeeLines({ method, ...price, assembly: 0, placement: 0 }, 'print'),
    })),
    cost,
    days: days.map(({ allIn, ...day }) => (allIn === cost ? day : { ...day, cost: allIn })),
    runs: chosen?.method === 'LocalDelivery' ? settings.xp.DeliveryRuns : [],
    stores: pickupStores(stores),
    countdown,
  };
}
