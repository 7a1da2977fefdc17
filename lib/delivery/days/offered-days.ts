import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import type { ArrivalQuery, ArrivalWay } from '../arrival';
import type { AvailableMethod } from '../ways/available-methods';
import { calendar, calendarDays, checkDay, earliestDay } from '../check-day';
import type { SameDayCountdown } from '../countdown';
import type { CalendarDay } from '../day-reasons';
import type { DeliveryFacts } from '../delivery-facts';
import type { DeliveryMethod } from '../method';
import { openRuns } from '../runs';
import type { BuyerSettings, DeliveryRun } from '../settings';
import { requiredRun, waysTo } from '../ways/ways';
import { isOpenWith, orderBy } from './until';

/** A way to a destination with the first day it can be promised for; `null` when the calendar has none. */
export interface OfferedWay {
  way: AvailableMethod;
  first: ChicagoDate | null;
}

/** All ways a query can be answered by, the one asked for or led to first, open or not. */
export function offeredWays(query: ArrivalQuery, facts: DeliveryFacts, now: Date): OfferedWay[] {
  return waysTo(query, facts).map((way) => ({ way, first: firstDayOf(way, facts, now) }));
}

/** The first day a way can be promised for; `null` when the calendar has none. */
export function firstDayOf(
  way: Pick<AvailableMethod, 'method'> & Partial<AvailableMethod>,
  { settings }: Pick<DeliveryFacts, 'settings'>,
  now: Date,
): ChicagoDate | null {
  return earliestDay({ leadDays: 0, ...way, settings, now });
}

/** Every day of the calendar by a way, open or with its reason. */
export function daysBy(
  way: AvailableMethod,
  { settings }: Pick<DeliveryFacts, 'settings'>,
  now: Date,
): CalendarDay[] {
  return calendar({ ...way, settings, now });
}

/** How long a way can still be promised for today: until a cut-off of the shop or of a rule, or until the last run with room leaves. */
export function countdownToday(
  way: AvailableMethod,
  { settings }: Pick<DeliveryFacts, 'settings'>,
  now: Date,
): SameDayCountdown {
  const today = chicagoDate(now);
  const context = { ...way, settings, now };
  const offered = checkDay(today, context).available;
  const cutoff = offered ? orderBy(today, null, context) : now;
  const secondsLeft = Math.ceil((cutoff.getTime() - now.getTime()) / 1000);
  return { offered, cutoff: cutoff.toISOString(), secondsLeft };
}

/** The next days after one that was answered on which the same way can be promised, at most `count`. */
export function openDaysAfter(
  { method, date }: Pick<ArrivalWay, 'method' | 'date'>,
  query: ArrivalQuery,
  facts: DeliveryFacts,
  now: Date,
  count: number,
): ChicagoDate[] {
  const way = waysTo(query, facts).find((each) => each.method === method);
  if (!way) return [];
  const context = { ...way, settings: facts.settings, now };
  const run = requiredRun(way, query.run);
  const isOpen = (day: ChicagoDate) => isOpenWith(checkDay(day, context), run);
  return nextDays(addChicagoDays(date, 1), isOpen, now, count);
}

/** The next days from today on which any of several things can be promised by any of its ways, at most `count`. */
export function openDaysOfAny(
  queries: readonly ArrivalQuery[],
  facts: DeliveryFacts,
  now: Date,
  count: number,
): ChicagoDate[] {
  const ways = new Map(
    queries
      .flatMap((query) => waysTo(query, facts))
      .map((way) => [[way.method, way.leadDays, ...(way.categories ?? [])].join(), way]),
  );
  const contexts = [...ways.values()].map((way) => ({ ...way, settings: facts.settings, now }));
  const isOpen = (day: ChicagoDate) => contexts.some((each) => checkDay(day, each).available);
  return nextDays(chicagoDate(now), isOpen, now, count);
}

/** The days of the calendar from one on that are open, at most `count`. */
function nextDays(
  from: ChicagoDate,
  isOpen: (day: ChicagoDate) => boolean,
  now: Date,
  count: number,
): ChicagoDate[] {
  const last = addChicagoDays(chicagoDate(now), calendarDays);
  const days: ChicagoDate[] = [];
  for (let day = from; day <= last && days.length < count; day = addChicagoDays(day, 1))
    if (isOpen(day)) days.push(day);
  return days;
}

/** The runs of a day that keep what was chosen of a shipment by the shop's vans: its own, or any that is open. */
export function runsKeeping(
  {
    method,
    date,
    run,
  }: { method: DeliveryMethod | null; date: string | null; run?: string | null },
  settings: BuyerSettings,
  now: Date,
): DeliveryRun[] {
  if (method !== 'LocalDelivery' || date === null) return [];
  const wanted = requiredRun({ method }, run);
  return openRuns(date, settings, now).filter(({ id }) => wanted === null || id === wanted);
}

/** The runs that a shipment by the shop's vans may go on whatever the clock and how full they are: the one chosen, or any; all where there is none of its name any more. */
export function runsChosen(
  { method, run }: { method: DeliveryMethod | null; run?: string | null },
  { xp: { DeliveryRuns: runs } }: BuyerSettings,
): DeliveryRun[] {
  if (method !== 'LocalDelivery') return [];
  const chosen = runs.filter(({ id }) => id === requiredRun({ method }, run));
  return chosen.length > 0 ? chosen : runs;
}
