import { daySentence, dayWords, monthName } from '@/lib/core/time/day-words';
import { chicagoWeekday } from '@/lib/core/time/chicago-day';
import type { CalendarDay, DayReason } from '@/lib/delivery/day-reasons';
import type { OfferedDay } from './options';

/** The one or two words inside a day that cannot be chosen. */
export const shortReasons: Record<DayReason, string> = {
  past: 'Past',
  'too-far': 'Not yet',
  sunday: 'Closed',
  holiday: 'Holiday',
  closed: 'Closed',
  'non-delivery': 'No vans',
  'lead-time': 'Too soon',
  'cut-off': 'Too late',
  'not-same-day': 'Too soon',
  'runs-full': 'Full',
  'day-rule': 'Closed',
};

interface ClosedDay {
  when: string;
  why: string;
}

/**
 * Why days are closed: first the weekdays that are always closed, by their name (`month` is `null`), then for each month every reason once, with its days. A
 * month has the name the calendar gives it.
 */
export function closedDays(
  days: readonly (CalendarDay | null)[],
): { month: string | null; days: ClosedDay[] }[] {
  const closed = days.flatMap((day) =>
    day && !day.available && !silent.includes(day.reason) ? [day] : [],
  );
  const open = new Set(days.flatMap((day) => (day?.available ? [chicagoWeekday(day.date)] : [])));
  const byReason = groupBy(closed, ({ text }) => text);
  const weekdays: ClosedDay[] = [];
  const single: typeof closed = [];
  for (const [why, all] of byReason) {
    const weekday = weekdayOf(
      all.map(({ date }) => date),
      open,
    );
    if (weekday) weekdays.push({ when: `${weekday}s`, why });
    else single.push(...all);
  }
  single.sort((a, b) => a.date.localeCompare(b.date));
  const months = [...groupBy(single, ({ date }) => dayWords(date).month)].map(
    ([month, ofMonth]) => ({
      month,
      days: [...groupBy(ofMonth, ({ text }) => text)].map(([why, all]) => ({
        when: new Intl.ListFormat('en').format(all.map(({ date }) => daySentence(date))),
        why,
      })),
    }),
  );
  return weekdays.length > 0 ? [{ month: null, days: weekdays }, ...months] : months;
}

function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

const silent: readonly DayReason[] = ['past', 'too-far'];

/** The one weekday that all these closed days fall on, if it is never open; a single day counts only when it is a Sunday. Else `null`. */
function weekdayOf(dates: readonly string[], open: ReadonlySet<number>): string | null {
  const [first = ''] = dates;
  const all = new Set(dates.map((date) => chicagoWeekday(date)));
  const weekday = chicagoWeekday(first);
  const always = all.size === 1 && !open.has(weekday) && (dates.length > 1 || weekday === 0);
  return always ? (daySentence(first).split(',')[0] ?? null) : null;
}

/** A month of the calendar: its days in weeks from Sunday; days before today and beyond the calendar are `null`. */
export interface CalendarMonth {
  /** `2026-05`. */
  id: string;
  title: string;
  /** Empty cells before the first of the month. */
  lead: number;
  days: { number: number; day: OfferedDay | null }[];
}

/** The months that a run of calendar days touches, each whole. */
export function calendarMonths(days: readonly OfferedDay[]): CalendarMonth[] {
  const byDate = new Map(days.map((day) => [day.date, day]));
  const ids = [...new Set(days.map(({ date }) => date.slice(0, 7)))];
  return ids.map((id) => {
    const [year = 1970, month = 1] = id.split('-').map(Number);
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return {
      id,
      title: `${monthName(id)} ${year}`,
      lead: chicagoWeekday(`${id}-01`),
      days: Array.from({ length }, (_, index) => ({
        number: index + 1,
        day: byDate.get(`${id}-${String(index + 1).padStart(2, '0')}`) ?? null,
      })),
    };
  });
}
