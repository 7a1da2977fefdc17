import type { Cents } from '@/lib/core/money';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import type { ArrivalQuery } from '@/lib/delivery/arrival';
import type { AvailableMethod } from '@/lib/delivery/ways/available-methods';
import type { SameDayCountdown } from '@/lib/delivery/countdown';
import type { CalendarDay } from '@/lib/delivery/day-reasons';
import { ruledFee } from '@/lib/delivery/days/day-rules';
import { daysBy, countdownToday, offeredWays } from '@/lib/delivery/days/offered-days';
import type { DeliveryFacts } from '@/lib/delivery/delivery-facts';
import type { DeliveryMethod } from '@/lib/delivery/method';
import type { DeliveryRun } from '@/lib/delivery/settings';
import { shipmentCost, type HandledGoods, type ShipmentCost } from '@/lib/delivery/shipment-cost';

/** A way to a destination, with the first day it can be promised for and what goods cost by it on that day. */
interface PricedOffer {
  method: DeliveryMethod;
  /** Chicago day; `null` when no day of the calendar is open. */
  first: ChicagoDate | null;
  price: ShipmentCost;
}

/** A day of the calendar, with all it costs to send the goods on it, in cents; one that is closed costs as the first open one. `runFees` has what a run adds to that, by its ID; the runs that add something. */
type PricedDay = CalendarDay & { allIn: Cents; runFees?: Record<string, Cents> };

/** All that a shopper may choose between for goods that go somewhere together. */
export interface DeliveryOffer {
  /** The one asked for, else the one the destination leads to; `null` where none goes there. */
  chosen: PricedOffer | null;
  /** The one the destination leads to first. */
  ways: PricedOffer[];
  /** Every day of the calendar by the chosen way. */
  days: PricedDay[];
  /** How long the chosen way can still be promised for today; `null` where none goes there. */
  countdown: SameDayCountdown | null;
}

/** Ways and days to choose between, by the rules that answer `arrival` and the fees that are charged (specification A3, A4, A5, A9). */
export function deliveryOffer(
  { method, ...query }: Pick<ArrivalQuery, 'zip' | 'addressType' | 'postBox' | 'items' | 'method'>,
  goods: readonly HandledGoods[],
  facts: DeliveryFacts,
  now: Date,
): DeliveryOffer {
  const priceOn = (way: AvailableMethod, date: ChicagoDate | null) =>
    shipmentCost(
      {
        method: way.method,
        zip: query.zip ?? '',
        goods,
        on: { date, categories: way.categories },
      },
      facts,
    );
  const offered = offeredWays(query, facts, now);
  const ways = offered.map(({ way, first }) => ({
    way,
    offer: { method: way.method, first, price: priceOn(way, first) },
  }));
  const chosen = ways.find(({ way }) => way.method === method) ?? ways[0];
  return {
    chosen: chosen?.offer ?? null,
    ways: ways.map(({ offer }) => offer),
    days: chosen
      ? daysBy(chosen.way, facts, now).map((day) => ({
          ...day,
          allIn: (day.available ? priceOn(chosen.way, day.date) : chosen.offer.price).cost,
          ...(day.available ? runFeesOf(day.date, day.runs, chosen.way, facts) : {}),
        }))
      : [],
    countdown: chosen ? countdownToday(chosen.way, facts, now) : null,
  };
}

function runFeesOf(
  date: ChicagoDate,
  runs: readonly DeliveryRun[],
  { method, categories }: AvailableMethod,
  { settings }: DeliveryFacts,
): Pick<PricedDay, 'runFees'> {
  const fee = (run: string | null) => ruledFee(date, run, { method, categories, settings });
  const more = runs.map(({ id }) => [id, fee(id) - fee(null)] as const);
  const dearer = more.filter(([, cents]) => cents > 0);
  return dearer.length > 0 ? { runFees: Object.fromEntries(dearer) } : {};
}
