import type { Cents } from '@/lib/core/money';
import { availableMethods } from '@/lib/delivery/available-methods';
import { calendar, type CalendarDay } from '@/lib/delivery/calendar';
import { chooseMethod } from '@/lib/delivery/choose-method';
import { sameDayCountdown, type SameDayCountdown } from '@/lib/delivery/countdown';
import { milesBetween } from '@/lib/delivery/distance';
import { shipmentFees } from '@/lib/delivery/fees';
import type { DeliveryItem } from '@/lib/delivery/item';
import { localCityOf, type LocalCity } from '@/lib/delivery/local-city';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type { BuyerSettings, DeliveryRun } from '@/lib/delivery/settings';
import type { OptionsQuery } from './schema';
import type { StoreOption } from './store-option';

/** What checkout can offer for one destination. Money in cents, days in Chicago. */
export interface CheckoutOptions {
  /** The server's clock. */
  now: string;
  /** City of a local ZIP, to fill the form. */
  city: string | null;
  /** `null` when the cart cannot go there. */
  method: DeliveryMethod | null;
  fee: Cents;
  days: CalendarDay[];
  /** Every run of a day, open or not; empty when the method has none. */
  runs: DeliveryRun[];
  stores: StoreOption[];
  countdown: SameDayCountdown;
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
  const method = chooseMethod({ addressType: query.addressType, local: city !== null, items });
  const offer = availableMethods(items).find((available) => available.method === method);
  const miles = city?.location ? milesBetween(settings.xp.Origin, city.location) : null;
  return {
    now: now.toISOString(),
    city: city?.city ?? null,
    method,
    fee: method ? shipmentFees({ method, miles, handling: 0, settings }).fee : 0,
    days: method ? calendar({ method, leadDays: offer?.leadDays ?? 0, settings, now }) : [],
    runs: method === 'LocalDelivery' ? settings.xp.DeliveryRuns : [],
    stores,
    countdown: sameDayCountdown(settings, now),
  };
}
