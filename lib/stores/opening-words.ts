import { chicagoDate } from '@/lib/core/time/chicago-time';
import { clockWords, relativeDay, shortDay } from '@/lib/core/time/day-words';
import type { OpeningDay, OpenState } from './opening';

/** `Open now until 7 PM`, `Closed now, opens tomorrow 9 AM`, `Closed for Thanksgiving, opens tomorrow 9 AM`. */
export function openWords(state: OpenState, now: Date): string {
  if (state.open) return `Open now until ${clockWords(state.closes, true)}`;
  const closed = state.holiday ? `Closed for ${state.holiday}` : 'Closed now';
  return state.opens
    ? `${closed}, opens ${relativeDay(state.opens.date, chicagoDate(now))} ${clockWords(state.opens.time, true)}`
    : closed;
}

/** `9 AM – 7 PM`, `Closed`, `Closed for Easter`. */
export function hoursOfDayWords({ hours, holiday }: OpeningDay): string {
  if (hours) return `${clockWords(hours.open, true)} – ${clockWords(hours.close, true)}`;
  return holiday ? `Closed for ${holiday}` : 'Closed';
}

/** The days of a week, those in a row with the same hours together: `Mon, Nov 23 – Wed, Nov 25: 9 AM – 7 PM`. */
export function weekWords(week: readonly OpeningDay[]): string[] {
  const runs: { first: OpeningDay; last: OpeningDay; words: string }[] = [];
  for (const day of week) {
    const [words, before] = [hoursOfDayWords(day), runs.at(-1)];
    if (before?.words === words) before.last = day;
    else runs.push({ first: day, last: day, words });
  }
  return runs.map(
    ({ first, last, words }) =>
      `${shortDay(first.date)}${first === last ? '' : ` – ${shortDay(last.date)}`}: ${words}`,
  );
}
