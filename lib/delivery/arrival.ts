import { isPickupType } from '@/lib/address/destination-types';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { availableMethods, type AvailableMethod } from './ways/available-methods';
import { calendarDays, checkDay, type DayContext } from './check-day';
import type { ClosedRun, DayCheck, DayReason } from './day-reasons';
import { type DeliveryFacts, offersPickup } from './delivery-facts';
import type { DeliveryItem } from './item';
import { type DeliveryMethod, isPickup } from './method';
import { runReasonText } from './runs';
import type { BuyerSettings, DeliveryRun } from './settings';
import { answerUntil, isOpenWith, orderBy } from './days/until';
import {
  isLocal,
  kindOf,
  methodFor,
  needsZip,
  stuckAt,
  requiredRun,
  waysTo,
  type Destination,
} from './ways/ways';

/** What is to arrive, and when at the latest. */
export interface ArrivalQuery extends Destination {
  /** Everything that goes there together. */
  items: readonly DeliveryItem[];
  /** Exactly on this Chicago day. */
  date?: ChicagoDate | null;
  /** Not later than this Chicago day. */
  by?: ChicagoDate | null;
  /** A run of the day; `NO PREF` or nothing for any. */
  run?: string | null;
  /** The way that was asked for; else the one the destination leads to. */
  method?: DeliveryMethod | null;
}

/** Why nothing arrives: days by `checkDay`, runs told apart, ways by the items and the ZIP, and what only the goods themselves can say. */
export type ArrivalReason =
  | DayReason
  | 'run-full'
  | 'run-over'
  | 'run-closed'
  | 'zip-out-of-reach'
  | 'no-way'
  | 'mixed-wire'
  | 'not-released'
  | 'out-of-stock'
  | 'quantity'
  | 'unavailable';

/** One way with the day it can be promised for. */
export interface ArrivalWay {
  method: DeliveryMethod;
  date: ChicagoDate;
  /** The run that was asked for, else `NO PREF`. */
  run: string;
  /** The runs of that day that can still be kept; of the shop's vans alone. */
  openRuns: DeliveryRun[];
  /** ISO instant from which it cannot be promised any more. */
  orderBy: string;
}

/** How long an answer holds, and by which facts. */
interface AnswerValidity {
  /** ISO instant before which it cannot change without new facts. */
  until: string;
  factsVersion: string | null;
}

/** It arrives: the way asked for or led to, where that one can; the others that can as well beside it. */
export type ArrivalYes = ArrivalWay & AnswerValidity & { answer: 'yes'; others: ArrivalWay[] };

/** What is said before a ZIP is known: the first day in the Twin Cities, which is no promise of a day. */
export type ArrivalFrom = ArrivalWay & AnswerValidity & { answer: 'from'; others: ArrivalWay[] };

/** It does not arrive as asked. */
export type ArrivalNo = AnswerValidity & {
  answer: 'no';
  reason: ArrivalReason;
  /** The reason as a sentence, where the day or the run has one. */
  text: string | null;
  /** Products the reason is about, where it is not all of them. */
  productIDs: string[];
  /** The first day the same products can go to the same ZIP; `null` when the calendar has none. */
  nearest: { date: ChicagoDate; method: DeliveryMethod; run: string } | null;
  /** What else there is: pickup in a store, or what the shop sends across the country. */
  elsewhere: 'pickup' | 'out-of-town' | null;
};

export type Arrival = ArrivalYes | ArrivalFrom | ArrivalNo;

/** A day of a way with the outcome of its check. */
interface CheckedDay {
  way: AvailableMethod;
  date: ChicagoDate;
  day: DayCheck;
}

/**
 * Whether and when products arrive: the one rule of what is offered, shown and placed (specification A4, A5, A9). Pure; `now` is an argument. Looks no
 * further than the first day that decides, at most to the end of the calendar.
 */
export function arrival(query: ArrivalQuery, facts: DeliveryFacts, now: Date): Arrival {
  const { settings } = facts;
  const lasting = {
    until: answerUntil(settings, now).toISOString(),
    factsVersion: facts.version ?? null,
  };
  const ways = waysTo(query, facts);
  if (ways.length === 0) return { ...lasting, ...noWay(query, facts) };
  const run = query.run ?? null;
  const looks = ways.map((way) => look(way, query, run, settings, now));
  const open = looks.filter(({ way, day }) => isOpenWith(day, requiredRun(way, run)));
  const [first] = open;
  const [preferred] = looks;
  const asWay = (at: CheckedDay) => arrivalWay(at, run, settings, now);
  if (first && (first === preferred || !query.method)) {
    const from = query.zip === null && needsZip(first.way.method);
    const others = open.filter(
      (each) => each !== first && (from || query.zip !== null || !needsZip(each.way.method)),
    );
    return {
      ...lasting,
      answer: from ? 'from' : 'yes',
      ...asWay(first),
      others: others.map(asWay),
    };
  }
  return {
    ...lasting,
    answer: 'no',
    ...(preferred && (query.date || query.by)
      ? unavailableReason(preferred, run)
      : { reason: 'unavailable' as const, text: null }),
    productIDs: [],
    nearest: nearestTo(query, ways, run, settings, now),
    elsewhere: elsewhere(query, facts),
  };
}

const contextOf = (
  { method, leadDays, categories }: AvailableMethod,
  settings: BuyerSettings,
  now: Date,
): DayContext => ({ method, leadDays, categories, settings, now });

/** The day that decides over a way: the one asked for, the latest open one not after `by`, else the first open one. */
function look(
  way: AvailableMethod,
  { date, by }: ArrivalQuery,
  run: string | null,
  settings: BuyerSettings,
  now: Date,
): CheckedDay {
  const context = contextOf(way, settings, now);
  const at = (day: ChicagoDate): CheckedDay => ({ way, date: day, day: checkDay(day, context) });
  if (date) return at(date);
  const today = chicagoDate(now);
  const last = addChicagoDays(today, calendarDays);
  if (by) {
    const latest = by < last ? by : last;
    const decides = at(latest);
    if (latest < today) return decides;
    return firstOpen(latest, -1, today, at, requiredRun(way, run)) ?? decides;
  }
  return firstOpen(today, 1, last, at, requiredRun(way, run)) ?? at(today);
}

function firstOpen(
  from: ChicagoDate,
  step: 1 | -1,
  to: ChicagoDate,
  at: (day: ChicagoDate) => CheckedDay,
  run: string | null,
): CheckedDay | null {
  for (let day = from; step > 0 ? day <= to : day >= to; day = addChicagoDays(day, step)) {
    const looked = at(day);
    if (isOpenWith(looked.day, run)) return looked;
  }
  return null;
}

function arrivalWay(
  { way, date, day }: CheckedDay,
  run: string | null,
  settings: BuyerSettings,
  now: Date,
): ArrivalWay {
  const ofWay = requiredRun(way, run);
  return {
    method: way.method,
    date,
    run: ofWay ?? 'NO PREF',
    openRuns: day.available ? day.runs : [],
    orderBy: orderBy(date, ofWay, contextOf(way, settings, now)).toISOString(),
  };
}

/** Why a checked day, or its run, is not available. */
function unavailableReason(
  { way, day }: CheckedDay,
  run: string | null,
): { reason: ArrivalReason; text: string | null } {
  if (!day.available) {
    const reason = day.reason === 'runs-full' ? runsReason(day.closedRuns ?? []) : day.reason;
    return { reason, text: day.text };
  }
  const closed = closedRun(day, requiredRun(way, run) ?? '');
  return { reason: closed ? runReasons[closed.reason] : 'run-closed', text: closed?.text ?? null };
}

/** What closes one run of an open day, or `null` where the settings do not know it. */
function closedRun(day: DayCheck, run: string): ClosedRun | null {
  return day.closedRuns?.find(({ id }) => id === run) ?? null;
}

const runReasons: Record<ClosedRun['reason'], ArrivalReason> = {
  'run-full': 'run-full',
  'run-over': 'run-over',
  'run-under-way': 'run-over',
  'run-cut-off': 'run-closed',
  'run-not-driven': 'run-closed',
  'run-rule': 'day-rule',
};

/** The reason of a day without a run left: the one all of them share, else that they are closed for several. */
function runsReason(runs: readonly ClosedRun[]): ArrivalReason {
  const reasons = new Set(runs.map(({ reason }) => runReasons[reason]));
  const [only] = reasons;
  return reasons.size === 1 && only ? only : 'runs-full';
}

function noWay(query: ArrivalQuery, facts: DeliveryFacts): Omit<ArrivalNo, keyof AnswerValidity> {
  const { items } = query;
  const stuck = stuckAt(query, facts).items.map(({ productID }) => productID);
  const wired = items.filter(({ wireable }) => wireable).length;
  const mixed =
    wired > 0 && wired < items.length && items.every((item) => item.nationwide || item.giftCard);
  const reason: ArrivalReason =
    mixed && stuck.length === 0
      ? 'mixed-wire'
      : !isLocal(query, facts) && reachesHere(query)
        ? 'zip-out-of-reach'
        : 'no-way';
  return {
    answer: 'no',
    reason,
    text: null,
    productIDs:
      reason === 'mixed-wire'
        ? items.filter(({ wireable }) => !wireable).map(({ productID }) => productID)
        : stuck.length < items.length
          ? stuck
          : [],
    nearest: null,
    elsewhere: elsewhere(query, facts),
  };
}

/** Whether the same items could go to a ZIP of the shop's own vans, by the way asked for or any. */
function reachesHere(query: ArrivalQuery): boolean {
  const { items, method } = query;
  return method
    ? availableMethods(items).some((each) => each.method === method)
    : methodFor(items, { addressType: kindOf(query), local: true }) !== null;
}

/** The first day not before the one asked for on which the query could be answered, the led way first; else the last before it. */
function nearestTo(
  { date, by }: ArrivalQuery,
  ways: readonly AvailableMethod[],
  run: string | null,
  settings: BuyerSettings,
  now: Date,
): ArrivalNo['nearest'] {
  const today = chicagoDate(now);
  const last = addChicagoDays(today, calendarDays);
  const wanted = date ?? by ?? today;
  const from = wanted < today ? today : wanted > last ? last : wanted;
  const atOf = (way: AvailableMethod) => (day: ChicagoDate) => ({
    way,
    date: day,
    day: checkDay(day, contextOf(way, settings, now)),
  });
  const found =
    ways
      .flatMap((way) => firstOpen(from, 1, last, atOf(way), null) ?? [])
      .reduce<CheckedDay | null>((best, at) => (best && best.date <= at.date ? best : at), null) ??
    ways
      .flatMap((way) => firstOpen(from, -1, today, atOf(way), null) ?? [])
      .reduce<CheckedDay | null>((best, at) => (best && best.date >= at.date ? best : at), null);
  if (!found) return null;
  const runs = found.day.available && found.way.method === 'LocalDelivery' ? found.day.runs : [];
  const same = runs.find(({ id }) => id === run);
  return {
    date: found.date,
    method: found.way.method,
    run: requiredRun(found.way, run) ? ((same ?? runs[0])?.id ?? 'NO PREF') : 'NO PREF',
  };
}

function elsewhere(query: ArrivalQuery, facts: DeliveryFacts): ArrivalNo['elsewhere'] {
  if (isPickupType(kindOf(query))) return null;
  const collected = availableMethods(query.items).some(({ method }) => isPickup(method));
  if (collected && facts.stores.some(offersPickup)) return 'pickup';
  return isLocal(query, facts) ? null : 'out-of-town';
}

/** The run a sentence is about, as it is refused; one the settings do not know is not driven. */
export function refusedRun(day: DayCheck, run: string, settings: BuyerSettings): ClosedRun {
  return (
    closedRun(day, run) ?? {
      id: run,
      label: run,
      reason: 'run-not-driven',
      text: runReasonText('run-not-driven', settings),
    }
  );
}
