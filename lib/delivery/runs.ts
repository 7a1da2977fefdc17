import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoTime, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { clockWords } from '@/lib/core/time/day-words';
import type { BuyerSettings, DeliveryRun } from './settings';

/** Why a run of a day cannot be kept. */
export type RunReason =
  'run-not-driven' | 'run-over' | 'run-under-way' | 'run-cut-off' | 'run-full';

/** A run that cannot be kept, with the reason and its sentence. */
export interface ClosedRun {
  id: string;
  label: string;
  reason: RunReason;
  text: string;
}

/** Every run of a day, with what closes it (specification A3); `null` while it can be kept. */
export interface RunState {
  run: DeliveryRun;
  closed: ClosedRun | null;
}

/**
 * How the runs of a day stand: one is closed that is not driven (room for no stops), is over or under way today, goes tomorrow morning after
 * today's next-day AM cut-off, or is used up (`checkedRun`).
 */
export function runStates(date: ChicagoDate, settings: BuyerSettings, now: Date): RunState[] {
  const [today, time] = [chicagoDate(now), chicagoTime(now)];
  const { NextDayAMDeliveryCutoff } = settings.Shippers.LocalDelivery;
  const morningClosed = date === addChicagoDays(today, 1) && time >= NextDayAMDeliveryCutoff;
  const reasonOf = ({ id, from, to, capacity }: DeliveryRun): RunReason | null => {
    const used = settings.xp.DeliveryDatesN[date]?.[id];
    if ((used?.capacity ?? capacity) === 0) return 'run-not-driven';
    if (date === today && from <= time) return to <= time ? 'run-over' : 'run-under-way';
    if (morningClosed && id === 'AM') return 'run-cut-off';
    return used?.checkedRun ? 'run-full' : null;
  };
  return settings.xp.DeliveryRuns.map((run) => {
    const reason = reasonOf(run);
    return {
      run,
      closed: reason && {
        id: run.id,
        label: run.label,
        reason,
        text: runReasonText(reason, settings),
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
  const cutOff = clockWords(settings.Shippers.LocalDelivery.NextDayAMDeliveryCutoff);
  const texts: Record<RunReason, string> = {
    'run-not-driven': 'No van goes at that time on this day.',
    'run-over': 'It is over for today.',
    'run-under-way': 'The vans have already left.',
    'run-cut-off': `Orders for tomorrow morning closed at ${cutOff}.`,
    'run-full': 'Every van is full.',
  };
  return texts[reason];
}

/** Whether a time preference can be kept with these runs; 'NO PREF' always can. */
export function isPreferenceOpen(
  preference: 'AM' | 'PM' | 'NO PREF',
  runs: readonly DeliveryRun[],
): boolean {
  return preference === 'NO PREF' || runs.some((run) => run.id === preference);
}
