import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, hasStruck, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { clockWords } from '@/lib/core/time/day-words';
import { runTexts, type ClosedRun, type RunReason } from './day-reasons';
import { runClosingRule } from './days/day-rules';
import type { BuyerSettings, DeliveryRun } from './settings';

/** Every run of a day, with what closes it (specification A3); `null` while it can be kept. */
export interface RunState {
  run: DeliveryRun;
  closed: ClosedRun | null;
}

/**
 * How the runs of a day stand: one is closed that is not driven (room for no stops), is over or under way today, goes tomorrow morning after
 * today's next-day AM cut-off, is used up (`checkedRun`), or which a rule of the retailer closes.
 */
export function runStates(date: ChicagoDate, settings: BuyerSettings, now: Date): RunState[] {
  const today = chicagoDate(now);
  const { NextDayAMDeliveryCutoff } = settings.Shippers.LocalDelivery;
  const morningClosed =
    date === addChicagoDays(today, 1) && hasStruck(now, today, NextDayAMDeliveryCutoff);
  const reasonOf = ({ id, from, to, capacity }: DeliveryRun): RunReason | null => {
    const used = settings.xp.DeliveryDatesN[date]?.[id];
    if ((used?.capacity ?? capacity) === 0) return 'run-not-driven';
    if (date === today && hasStruck(now, date, from))
      return hasStruck(now, date, to) ? 'run-over' : 'run-under-way';
    if (morningClosed && id === 'AM') return 'run-cut-off';
    if (used?.checkedRun) return 'run-full';
    return runClosingRule(date, id, settings, now) ? 'run-rule' : null;
  };
  return settings.xp.DeliveryRuns.map((run) => {
    const reason = reasonOf(run);
    return {
      run,
      closed: reason && {
        id: run.id,
        label: run.label,
        reason,
        text:
          (reason === 'run-rule' && runClosingRule(date, run.id, settings, now)?.label) ||
          runReasonText(reason, settings),
      },
    };
  });
}

/** The runs of a day that can still be kept. */
export function openRuns(date: ChicagoDate, settings: BuyerSettings, now: Date): DeliveryRun[] {
  return runStates(date, settings, now).flatMap(({ run, closed }) => (closed ? [] : [run]));
}

/** The sentence of a reason. */
export function runReasonText(reason: RunReason, settings: BuyerSettings): string {
  return reason === 'run-cut-off'
    ? `Orders for tomorrow morning closed at ${clockWords(settings.Shippers.LocalDelivery.NextDayAMDeliveryCutoff)}.`
    : runTexts[reason];
}
