import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';

/** The holidays the shop recognises (specification A9), each with its day in a year. */
const dates: Record<string, (year: number) => ChicagoDate> = {
  "New Year's Day": (year) => `${year}-01-01`,
  'MLK Day': (year) => nthWeekday(year, 1, 1, 3),
  'Presidents Day': (year) => nthWeekday(year, 2, 1, 3),
  "Valentine's": (year) => `${year}-02-14`,
  Easter: easter,
  'Cinco de Mayo': (year) => `${year}-05-05`,
  "Mother's Day": (year) => nthWeekday(year, 5, 0, 2),
  'Memorial Day': (year) => lastMonday(year, 5),
  'Independence Day': (year) => `${year}-07-04`,
  'Labor Day': (year) => nthWeekday(year, 9, 1, 1),
  Halloween: (year) => `${year}-10-31`,
  'Veterans Day': (year) => `${year}-11-11`,
  Thanksgiving: (year) => nthWeekday(year, 11, 4, 4),
  'Black Friday': (year) => addChicagoDays(nthWeekday(year, 11, 4, 4), 1),
  'Christmas Eve': (year) => `${year}-12-24`,
  'Christmas Day': (year) => `${year}-12-25`,
};

/** The sixteen names, in the order of the year. */
export const holidayNames = Object.keys(dates);

/** The Chicago day of a recognised holiday in a year, or `null` for any other name. */
export function holidayDate(name: string, year: number): ChicagoDate | null {
  return dates[name]?.(year) ?? null;
}

interface ListedHoliday {
  name: string;
  date: ChicagoDate;
  closed: boolean;
}

/** The recognised holiday for which the store lists this day as closed, or `null` (specification A9); a list of another year is carried over. */
export function closedHoliday(date: ChicagoDate, listed: readonly ListedHoliday[]): string | null {
  const year = date.slice(0, 4);
  const names = holidayNames.filter((name) => {
    const entries = listed.filter((entry) => entry.name === name);
    const ofYear = entries.filter((entry) => entry.date.startsWith(year));
    if (ofYear.length > 0) return ofYear.some((entry) => entry.closed && entry.date === date);
    return entries.some((entry) => entry.closed) && holidayDate(name, Number(year)) === date;
  });
  return names[0] ?? null;
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): ChicagoDate {
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return addChicagoDays(first, ((weekday - chicagoWeekday(first) + 7) % 7) + (nth - 1) * 7);
}

function lastMonday(year: number, month: number): ChicagoDate {
  const fifth = nthWeekday(year, month, 1, 5);
  return Number(fifth.slice(5, 7)) === month ? fifth : addChicagoDays(fifth, -7);
}

/** Gregorian Easter by the anonymous algorithm (Meeus, Jones, Butcher). */
function easter(year: number): ChicagoDate {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d =
    (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`;
}
