import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import {
  clockWords,
  dayWords,
  longDate,
  longDay,
  monthName,
  nearDay,
  relativeDay,
  shortDay,
  shortMonth,
  yearUnless,
} from '@/lib/core/time/day-words';

const words = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T12:00:00Z`));
};
const days = Array.from({ length: 1500 }, (_, index) => addChicagoDays('2024-01-01', index));

describe('words of a day are the platform’s own, for every day of four years', () => {
  it.each([
    ['short', shortDay, words({ weekday: 'short', month: 'short', day: 'numeric' })],
    ['long', longDay, words({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })],
    ['date alone', longDate, words({ dateStyle: 'long' })],
    ['month', monthName, words({ month: 'long' })],
    ['month in three letters', shortMonth, words({ month: 'short' })],
  ])('%s', (_, own, platform) => {
    expect(days.map(own)).toEqual(days.map(platform));
  });
});

it.each([
  ['2026-03-07', 'today'],
  ['2026-03-08', 'tomorrow'],
  ['2026-03-09', 'Mon, Mar 9'],
  ['2026-03-06', 'Fri, Mar 6'],
])('%s, seen late on the evening of 7 March in Chicago, is %s', (day, expected) => {
  expect(relativeDay(day, chicagoDate(new Date('2026-03-08T05:30:00Z')))).toBe(expected);
});

it.each([
  ['2026-05-09', '2026-01-01', ''],
  ['2027-05-09', '2026-12-31', ', 2027'],
])('%s beside %s says %j', (day, beside, expected) => {
  expect(yearUnless(day, beside)).toBe(expected);
});

it.each([
  ['00:00', false, '12:00 AM'],
  ['00:00', true, '12 AM'],
  ['09:05', true, '9:05 AM'],
  ['12:00', true, '12 PM'],
  ['12:30', false, '12:30 PM'],
  ['23:59', true, '11:59 PM'],
])('%s (short: %s) is %s', (time, short, expected) => {
  expect(clockWords(time, short)).toBe(expected);
});

it.each([
  ['2026-12-29', 'today'],
  ['2026-12-30', 'tomorrow'],
  ['2026-12-31', 'Thursday'],
  ['2027-01-04', 'Monday'],
  ['2027-01-05', 'Tue, Jan 5, 2027'],
  ['2026-12-28', 'Mon, Dec 28'],
])('%s, near 29 December, is %s', (day, expected) => {
  expect(nearDay(day, '2026-12-29')).toBe(expected);
});

it.each([
  ['2026-05-09', { weekday: 'Saturday', day: 9, month: 'May' }],
  ['2026-11-26', { weekday: 'Thursday', day: 26, month: 'November' }],
])('%s in its parts, as a ticket names it', (date, parts) => {
  expect(dayWords(date)).toEqual(parts);
});
