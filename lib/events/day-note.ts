import type { ChicagoDate } from '@/lib/core/chicago-time';
import { holidayDate, holidayNames } from '@/lib/delivery/holidays';
import { openingOn, type OpeningRules } from '@/lib/stores/opening';

/** `Memorial Day`, `Christmas Day, closed`, or `null` on a day that is no recognised holiday (specification A9). */
export function dayNote(date: ChicagoDate, rules: OpeningRules): string | null {
  const { holiday } = openingOn(date, rules);
  if (holiday) return `${holiday}, closed`;
  return holidayNames.find((name) => holidayDate(name, Number(date.slice(0, 4))) === date) ?? null;
}
