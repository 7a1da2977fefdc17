import { addChicagoDays } from '@/lib/core/time/chicago-day';
import {
  chicagoDate,
  chicagoInstant,
  chicagoTime,
  chicagoMidnight,
  type ChicagoDate,
} from '@/lib/core/time/chicago-time';
import { closedHoliday } from '@/lib/delivery/holidays';
import { type BuyerSettings, hoursOn, type DayHours } from '@/lib/delivery/settings';
import { clockWords, relativeDay, shortDay } from '@/lib/core/time/day-words';

/** What opening hours are made from: seasons by weekday, and the holidays a store lists (specification A3, A9). */
export type OpeningRules = Pick<BuyerSettings['xp'], 'WorkingHrs' | 'Holidays'>;

/** A day's hours in Chicago, or why there are none. */
export interface OpeningDay {
  date: ChicagoDate;
  /** `null` when closed all day. */
  hours: DayHours | null;
  /** The holiday it is closed for. */
  holiday: string | null;
}

/** Open until a time today, or closed until a day and time; `opens` is `null` when nothing opens within two weeks. */
export type OpenState =
  | { open: true; closes: string }
  | { open: false; holiday: string | null; opens: { date: ChicagoDate; time: string } | null };

const lookAhead = 14;

/** The hours of a Chicago day: a holiday counts only when it is listed as closed (specification A9). */
export function openingOn(date: ChicagoDate, rules: OpeningRules): OpeningDay {
  const holiday = closedHoliday(date, rules.Holidays);
  return { date, hours: holiday ? null : hoursOn(date, rules.WorkingHrs), holiday };
}

/** Whether the stores are open at an instant, by Chicago's wall clock: from opening up to, not including, closing. */
export function openState(now: Date, rules: OpeningRules): OpenState {
  const [today, time] = [chicagoDate(now), chicagoTime(now)];
  const { hours, holiday } = openingOn(today, rules);
  if (hours && hours.open <= time && time < hours.close) return { open: true, closes: hours.close };
  for (let ahead = 0; ahead <= lookAhead; ahead += 1) {
    const day = openingOn(addChicagoDays(today, ahead), rules);
    if (day.hours && (ahead > 0 || time < day.hours.open))
      return { open: false, holiday, opens: { date: day.date, time: day.hours.open } };
  }
  return { open: false, holiday, opens: null };
}

/** Seconds until what can be said of `openState` next changes: at midnight tomorrow is today, and a holiday may begin or end. */
export function secondsUntilOpenStateChanges(now: Date, rules: OpeningRules): number {
  const state = openState(now, rules);
  const change = state.open
    ? chicagoInstant(chicagoDate(now), state.closes)
    : state.opens && chicagoInstant(state.opens.date, state.opens.time);
  const end = Math.min(chicagoMidnight(now).getTime(), change?.getTime() ?? Infinity);
  return Math.max(1, Math.ceil((end - now.getTime()) / 1000));
}

/** The hours of the week that begins today. */
export function openingWeek(now: Date, rules: OpeningRules): OpeningDay[] {
  const today = chicagoDate(now);
  return Array.from({ length: 7 }, (_, ahead) => openingOn(addChicagoDays(today, ahead), rules));
}

/** The listed closures from today to a year ahead, the next first. */
export function comingClosures(now: Date, rules: OpeningRules): OpeningDay[] {
  const today = chicagoDate(now);
  return Array.from({ length: 366 }, (_, ahead) =>
    openingOn(addChicagoDays(today, ahead), rules),
  ).filter(({ holiday }) => holiday !== null);
}

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
