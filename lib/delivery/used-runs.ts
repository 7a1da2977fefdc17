import type { BuyerSettings } from './settings';

/** Runs of days, as `DeliveryDatesN` writes them (specification A3). */
export type UsedRuns = BuyerSettings['xp']['DeliveryDatesN'];

/** Settings in which these runs are used up too; nothing that was used up before opens again. */
export function withUsedRuns(settings: BuyerSettings, used: UsedRuns): BuyerSettings {
  const days = { ...settings.xp.DeliveryDatesN };
  for (const [day, runs] of Object.entries(used)) {
    const full = Object.entries(runs)
      .filter(([, { checkedRun }]) => checkedRun)
      .map(([run]) => [run, { ...days[day]?.[run], checkedRun: true }]);
    days[day] = { ...days[day], ...Object.fromEntries(full) };
  }
  return { ...settings, xp: { ...settings.xp, DeliveryDatesN: days } };
}
