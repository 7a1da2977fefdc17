import { addChicagoDays, chicagoDate, chicagoTime, type ChicagoDate } from '@/lib/core/chicago-time';
import type { BuyerSettings, DeliveryRun } from './settings';

/**
 * The runs of a day that can still be kept: not used up (`checkedRun`, or no stops at all), not already under way today, and no AM run tomorrow
 * after today's next-day AM cut-off (000 §3).
 */
export function openRuns(date: ChicagoDate, settings: BuyerSettings, now: Date): DeliveryRun[] {
  const today = chicagoDate(now);
  const time = chicagoTime(now);
  const used = settings.xp.DeliveryDatesN[date] ?? {};
  const morningClosed = date === addChicagoDays(today, 1) && time >= settings.Shippers.LocalDelivery.NextDayAMDeliveryCutoff;
  return settings.xp.DeliveryRuns.filter((run) => {
    if (used[run.id]?.checkedRun || (used[run.id]?.capacity ?? run.capacity) === 0) return false;
    if (date === today && run.from <= time) return false;
    return !(morningClosed && run.id === 'AM');
  });
}

/** Whether a time preference can be kept with these runs; 'NO PREF' always can. */
export function isPreferenceOpen(preference: 'AM' | 'PM' | 'NO PREF', runs: readonly DeliveryRun[]): boolean {
  return preference === 'NO PREF' || runs.some((run) => run.id === preference);
}
