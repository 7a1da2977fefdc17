import { brand } from '@/lib/config/brand';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import {
  chicagoDate,
  chicagoTime,
  chicagoMidnight,
  type ChicagoDate,
} from '@/lib/core/time/chicago-time';
import { clockWords, longDate, weekdayName } from '@/lib/core/time/day-words';
import { calendarDays, checkDay, type DayContext } from './check-day';
import { firstVanDay, type PromisedDay } from './days/first-van-day';
import { orderBy } from './days/until';
import { holidayDate } from './holidays';
import type { BuyerSettings } from './settings';

/** A holiday people send flowers for, as the editors name it. */
export interface GiftHoliday {
  /** Its name in the retailer's calendar of holidays. */
  holiday: string;
  /** How a sentence calls it. */
  name: string;
  /** How many days before it the shop begins to speak of it. */
  daysAhead: number;
}

/** What the shop can promise at an instant (specification A4, A5, A9). */
export interface ArrivalPromise {
  /** The first day anything arrives, with its end; `null` when no day of the calendar can be promised. */
  first: PromisedDay | null;
  /** The next holiday that can still be reached: the last day up to it. */
  holiday: (PromisedDay & { name: string; date: ChicagoDate }) | null;
  /** The instant (ISO) at which this or its words next change. */
  nextChange: string;
}

/** The promise for an instant, of the same rule that opens and closes the days of the calendar and of the submit. */
export function arrivalPromise(
  now: Date,
  settings: BuyerSettings,
  holidays: readonly GiftHoliday[],
): ArrivalPromise {
  const today = chicagoDate(now);
  const context: DayContext = { method: 'LocalDelivery', leadDays: 0, settings, now };
  const isOpen = (day: ChicagoDate) => checkDay(day, context).available;
  const first = firstVanDay(settings, now);
  const [holiday = null] = comingHolidays(today, settings, holidays).flatMap(
    ({ name, date, away }) => {
      const day = daysFrom(today, away).findLast(isOpen);
      return day ? [{ day, orderBy: orderBy(day, null, context).toISOString(), name, date }] : [];
    },
  );
  const changes = [
    chicagoMidnight(now),
    ...[first, holiday].flatMap((each) => (each ? [new Date(each.orderBy)] : [])),
  ];
  return {
    first,
    holiday,
    nextChange: new Date(Math.min(...changes.map((each) => each.getTime()))).toISOString(),
  };
}

/**
 * The promise in words, true from `now` to its `nextChange`: `Thanksgiving is Thursday. Order by Wednesday, 1 PM.` and how the first
 * day is reached; `holiday` is `null` when none is near, `first` when nothing can be promised.
 */
export function arrivalWords(
  { first, holiday }: ArrivalPromise,
  now: Date,
): { holiday: string | null; day: string | null; first: string | null } {
  const today = chicagoDate(now);
  return {
    holiday:
      holiday &&
      `${holiday.name} is ${dayWords(holiday.date, today)}. Order by ${endWords(holiday, today)}.`,
    day: first && dayWords(first.day, today),
    first:
      first &&
      `Order by ${first.day === today ? clockOfEnd(first) : endWords(first, today)}, and our own vans bring it ${arrival(first, today)}, anywhere in ${brand.areaInText}.`,
  };
}

const daysFrom = (day: ChicagoDate, ahead: number): ChicagoDate[] =>
  Array.from({ length: ahead + 1 }, (_, index) => addChicagoDays(day, index));

/** The gift holidays that are near enough to speak of, the next first. A day the retailer lists stands before the one reckoned. */
function comingHolidays(
  today: ChicagoDate,
  settings: BuyerSettings,
  holidays: readonly GiftHoliday[],
): { name: string; date: ChicagoDate; away: number }[] {
  const year = Number(today.slice(0, 4));
  return holidays
    .flatMap(({ holiday, name, daysAhead }) =>
      [year, year + 1].flatMap((of) => {
        const listed = settings.xp.Holidays.find(
          (each) => each.name === holiday && each.date.startsWith(String(of)),
        );
        const date = listed?.date ?? holidayDate(holiday, of) ?? '';
        const away = daysFrom(today, Math.min(daysAhead, calendarDays)).indexOf(date);
        return away < 0 ? [] : [{ name, date, away }];
      }),
    )
    .sort((a, b) => a.away - b.away);
}

/** When a day that is ordered by its end arrives, after the end was named. */
function arrival(first: PromisedDay, today: ChicagoDate): string {
  if (first.day === today) return 'today';
  return dayOfEnd(first) === first.day ? 'the same day' : dayWords(first.day, today);
}

/** `today`, `tomorrow`, `Thursday`, and from a week on `December 25`. */
function dayWords(day: ChicagoDate, today: ChicagoDate): string {
  if (day === today) return 'today';
  if (day === addChicagoDays(today, 1)) return 'tomorrow';
  return day < addChicagoDays(today, 7)
    ? weekdayName(day)
    : longDate(day).slice(0, -', 2026'.length);
}

/** `1 PM today`, `Wednesday, 1 PM`; the midnight that ends a day is named after that day. */
function endWords(end: PromisedDay, today: ChicagoDate): string {
  const day = dayOfEnd(end);
  return day === today ? `${clockOfEnd(end)} today` : `${dayWords(day, today)}, ${clockOfEnd(end)}`;
}

function clockOfEnd(end: PromisedDay): string {
  const time = chicagoTime(new Date(end.orderBy));
  return time === '00:00' ? 'midnight' : clockWords(time, true);
}

const dayOfEnd = (end: PromisedDay): ChicagoDate =>
  chicagoDate(new Date(new Date(end.orderBy).getTime() - 1000));
