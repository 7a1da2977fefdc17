import { clockWords } from '@/lib/core/time/day-words';
import type { DeliveryRun } from './settings';

type Hours = Pick<DeliveryRun, 'from' | 'to'>;

const unknownHours = { AM: 'in the morning', PM: 'in the afternoon', 'NO PREF': '' } as const;

/**
 * When on its day one of the shop's vans comes, as a sentence goes on: `between 9 AM and 1 PM`. Without a preference the hours of the runs of `open` (IDs; all of them where
 * that is not known), `any time between 9 AM and 5 PM`, hours between them left out. The part of the day where the settings do not know its run (specification A3).
 */
export function arrivalHours(
  preference: 'AM' | 'PM' | 'NO PREF' | null,
  runs: readonly (Hours & Pick<DeliveryRun, 'id'>)[],
  open: readonly string[] | null = null,
): string {
  if (preference === 'AM' || preference === 'PM') {
    const run = runs.find(({ id }) => id === preference);
    return run ? between(run) : unknownHours[preference];
  }
  const spans = spansOf(runs.filter(({ id }) => open === null || open.includes(id)));
  return spans.length > 0 ? `any time ${spans.map(between).join(' or ')}` : unknownHours['NO PREF'];
}

function between({ from, to }: Hours): string {
  return `between ${clockWords(from, true)} and ${clockWords(to, true)}`;
}

/** Hours without a gap as one, the earliest first. */
function spansOf(runs: readonly Hours[]): Hours[] {
  const spans: Hours[] = [];
  for (const { from, to } of [...runs].sort((a, b) => (a.from < b.from ? -1 : 1))) {
    const last = spans.at(-1);
    if (last && from <= last.to) spans.splice(-1, 1, { ...last, to: to > last.to ? to : last.to });
    else spans.push({ from, to });
  }
  return spans;
}
