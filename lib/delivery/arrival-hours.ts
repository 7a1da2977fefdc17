import { clockWords } from '@/lib/core/time/day-words';
import type { DeliveryRun } from './settings';

const unknownHours = { AM: 'in the morning', PM: 'in the afternoon', 'NO PREF': '' } as const;

/**
 * When on its day one of the shop's vans comes, as a sentence goes on: `between 9 AM and 1 PM`; without a preference all hours that are driven, `any time between
 * 9 AM and 8 PM`. The part of the day where the settings do not know its run (specification A3).
 */
export function arrivalHours(
  preference: 'AM' | 'PM' | 'NO PREF' | null,
  runs: readonly Pick<DeliveryRun, 'id' | 'from' | 'to'>[],
): string {
  const between = (from: string, to: string) =>
    `between ${clockWords(from, true)} and ${clockWords(to, true)}`;
  if (preference === 'AM' || preference === 'PM') {
    const run = runs.find(({ id }) => id === preference);
    return run ? between(run.from, run.to) : unknownHours[preference];
  }
  const [from, to] = [
    runs.map((run) => run.from).sort()[0],
    runs
      .map((run) => run.to)
      .sort()
      .at(-1),
  ];
  return from && to ? `any time ${between(from, to)}` : unknownHours['NO PREF'];
}
