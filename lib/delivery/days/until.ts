import { addChicagoDays } from '@/lib/core/time/chicago-day';
import {
  chicagoDate,
  chicagoInstant,
  chicagoMidnight,
  type ChicagoDate,
} from '@/lib/core/time/chicago-time';
import { checkDay, type DayContext } from '../check-day';
import { rulesOf } from './day-rules';
import { hoursOn, type BuyerSettings, type DayRule } from '../settings';

/**
 * The instant before which no answer of the delivery rules can change without new facts: the next of today's cut-offs, of its runs' ends, of the hour
 * the stores close, and of midnight in Chicago.
 */
export function answerUntil(settings: BuyerSettings, now: Date): Date {
  const today = chicagoDate(now);
  const hours = new Set([...hoursOfDay(today, settings), ...allRuledHours(settings)]);
  const [next] = [...hours]
    .map((time) => chicagoInstant(today, time))
    .filter((instant) => instant > now)
    .sort((a, b) => a.getTime() - b.getTime());
  return next ?? chicagoMidnight(now);
}

/** The first instant at which a day that can be promised now, with one of its runs where one is wanted, cannot be any more. */
export function orderBy(day: ChicagoDate, run: string | null, context: DayContext): Date {
  const { settings, leadDays, now } = context;
  const eve = addChicagoDays(day, -1);
  const { NextDayAMDeliveryCutoff } = settings.Shippers.LocalDelivery;
  const ends = [
    chicagoInstant(addChicagoDays(day, 1 - leadDays)),
    chicagoInstant(day),
    chicagoInstant(eve, NextDayAMDeliveryCutoff),
    ...[...hoursOfDay(day, settings), ...ruledHours(day, context)].map((time) =>
      chicagoInstant(day, time),
    ),
    chicagoInstant(addChicagoDays(day, 1)),
  ]
    .filter((instant) => instant > now)
    .sort((a, b) => a.getTime() - b.getTime());
  const end = ends.find((at) => !isOpenWith(checkDay(day, { ...context, now: at }), run));
  return end ?? chicagoInstant(addChicagoDays(day, 1));
}

/** Whether a day is open, with the run where one is wanted. */
export function isOpenWith(day: ReturnType<typeof checkDay>, run: string | null): boolean {
  return day.available && (run === null || day.runs.some(({ id }) => id === run));
}

/** The hours (`HH:mm`) of a day at which something ends by the settings. */
function hoursOfDay(day: ChicagoDate, { Shippers, xp }: BuyerSettings): string[] {
  const { SameDayDeliveryCountDownTimer, NextDayAMDeliveryCutoff } = Shippers.LocalDelivery;
  const close = hoursOn(day, xp.WorkingHrs)?.close;
  return [
    SameDayDeliveryCountDownTimer,
    NextDayAMDeliveryCutoff,
    ...xp.DeliveryRuns.flatMap(({ from, to }) => [from, to]),
    ...(close ? [close] : []),
  ];
}

/** The hours at which the retailer's rules end something on a day. */
function ruledHours(day: ChicagoDate, context: DayContext): string[] {
  return cutOffsOf(rulesOf(day, context));
}

function allRuledHours({ xp }: BuyerSettings): string[] {
  return cutOffsOf(xp.DayRules ?? []);
}

function cutOffsOf(rules: readonly DayRule[]): string[] {
  return rules.flatMap(({ effect }) =>
    typeof effect === 'object' && 'cutOff' in effect ? [effect.cutOff] : [],
  );
}
