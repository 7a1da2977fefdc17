import { addChicagoDays, chicagoWeekday } from '@/lib/core/time/chicago-day';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import type { EventDate, YearlyDate } from './event-source';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Eighteen months, as far back and ahead as the calendar goes. */
const calendarReach = 548;

/** The dates of a yearly rule within the calendar's reach of a Chicago day, the earliest first. */
export function yearlyDates(rule: YearlyDate, today: ChicagoDate): EventDate[] {
  const year = Number(today.slice(0, 4));
  const days = [-2, -1, 0, 1, 2]
    .map((ahead) => daysFrom(today, dayOf(rule.on, year + ahead)))
    .filter((inDays) => Math.abs(inDays) <= calendarReach);
  const kept = days.filter((inDays) =>
    rule.only === 'past' ? inDays < 0 : rule.only === 'coming' ? inDays > 0 : true,
  );
  const next = kept.find((inDays) => inDays > 0);
  return kept.map((inDays) => ({
    inDays,
    from: rule.from,
    to: rule.to,
    seats: inDays === next && rule.nextSeats !== undefined ? rule.nextSeats : rule.seats,
    ...(rule.alsoAfter ? { alsoAfter: rule.alsoAfter } : {}),
    ...(inDays === next && rule.nextHidden ? { hidden: true } : {}),
  }));
}

/** The Chicago day of `Nov Sat 3` in a year. */
export function dayOf(on: string, year: number): ChicagoDate {
  const [monthName = '', weekdayName = '', nth = '1'] = on.split(' ');
  const first = `${year}-${String(months.indexOf(monthName) + 1).padStart(2, '0')}-01`;
  const toWeekday = (weekdays.indexOf(weekdayName) - chicagoWeekday(first) + 7) % 7;
  return addChicagoDays(first, toWeekday + (Number(nth) - 1) * 7);
}

function daysFrom(from: ChicagoDate, to: ChicagoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
