import { chicagoInstant, chicagoIso } from '@/lib/core/time/chicago-time';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { isInCalendarWindow } from '@/lib/events/calendar/calendar';
import { sessionEnd, sessionStart } from '@/lib/events/event';
import {
  addMonths,
  addMonthsTo,
  currentMonth,
  lastDayOf,
  monthGrid,
  monthWords,
} from '@/lib/events/calendar/month';
import { isBeforeToday } from '@/lib/events/event-dates';
import { sessionWords } from '@/lib/catalogue/meeting-words';
import { openingOn, type OpeningRules, openState, openWords } from '@/lib/stores/opening';
import type { ZoneCase } from '@/__tests__/support/zone-case';

const utc = (instant: string) => new Date(instant);
const ends = (grid: string[][]) => [grid.length, grid[0]?.[0], grid.at(-1)?.[6]];
const session = (day: string, from = '10:00', to = '12:00') => ({
  productID: 'x',
  day,
  from,
  to,
  meetings: [{ day, from, to }],
});

const rules: OpeningRules = {
  WorkingHrs: defaultBuyerSettings.xp.WorkingHrs,
  Holidays: [
    { name: 'Thanksgiving', date: '2026-11-26', closed: true },
    { name: 'Halloween', date: '2026-10-31', closed: false },
    { name: 'Christmas Day', date: '2026-12-25', closed: true },
  ],
};
const words = (instant: Date) => openWords(openState(instant, rules), instant);

/** The calendar, events and opening hours over both changes of the clock, ends of months, leap days and midnights. */
export const dayTable: readonly ZoneCase[] = [
  ...(
    [
      ['2026-02', 4, '2026-02-01', '2026-02-28'],
      ['2026-03', 5, '2026-03-01', '2026-04-04'],
      ['2026-05', 6, '2026-04-26', '2026-06-06'],
      ['2026-11', 5, '2026-11-01', '2026-12-05'],
      ['2028-02', 5, '2028-01-30', '2028-03-04'],
      ['2026-12', 5, '2026-11-29', '2027-01-02'],
      ['2027-01', 6, '2026-12-27', '2027-02-06'],
    ] as const
  ).map(([month, weeks, first, last]) => ({
    rule: `month grid of ${month}`,
    actual: () => ends(monthGrid(month)),
    expected: [weeks, first, last],
  })),
  ...['2026-03', '2026-11'].map((month) => ({
    rule: `every day of ${month} stands once`,
    expected: true,
    actual: () => {
      const days = monthGrid(month).flat();
      return (
        new Set(days).size === days.length &&
        days.every((day, at) => at === 0 || days[at - 1]! < day)
      );
    },
  })),
  ...(
    [
      ['2026-12', 1, '2027-01'],
      ['2026-01', -1, '2025-12'],
      ['2026-03', 12, '2027-03'],
      ['2026-11', -11, '2025-12'],
    ] as const
  ).map(([month, count, expected]) => ({
    rule: `${month} and ${count} months`,
    actual: () => addMonths(month, count),
    expected,
  })),
  ...(
    [
      ['2026-02', '2026-02-28'],
      ['2028-02', '2028-02-29'],
      ['2026-11', '2026-11-30'],
      ['2026-12', '2026-12-31'],
    ] as const
  ).map(([month, expected]) => ({
    rule: `last day of ${month}`,
    actual: () => lastDayOf(month),
    expected,
  })),
  ...(
    [
      ['2026-03-31', -1, '2026-02-28'],
      ['2028-03-31', -1, '2028-02-29'],
      ['2026-12-31', -1, '2026-11-30'],
      ['2026-11-01', -1, '2026-10-01'],
      ['2026-01-31', 1, '2026-02-28'],
      ['2026-03-08', -1, '2026-02-08'],
      ['2026-10-31', 1, '2026-11-30'],
    ] as const
  ).map(([day, count, expected]) => ({
    rule: `${day} and ${count} months`,
    actual: () => addMonthsTo(day, count),
    expected,
  })),
  ...(
    [
      ['2026-12-01T05:59:59Z', '2026-11'],
      ['2026-12-01T06:00:00Z', '2026-12'],
      ['2026-06-01T04:59:59Z', '2026-05'],
      ['2026-06-01T05:00:00Z', '2026-06'],
      ['2026-11-30T15:00:00Z', '2026-11'],
      ['2027-01-01T05:59:00Z', '2026-12'],
    ] as const
  ).map(([instant, expected]) => ({
    rule: `the month at ${instant}`,
    actual: () => currentMonth(utc(instant)),
    expected,
  })),
  { rule: 'words of a month', actual: () => monthWords('2026-11'), expected: 'November 2026' },

  // Past: before today in Chicago, whatever the day is elsewhere.
  ...(
    [
      ['2026-03-08', '2026-03-09T04:59:59Z', false],
      ['2026-03-08', '2026-03-09T05:00:00Z', true],
      ['2026-03-07', '2026-03-08T05:59:59Z', false],
      ['2026-03-07', '2026-03-08T06:00:00Z', true],
      ['2026-11-01', '2026-11-02T05:59:59Z', false],
      ['2026-11-01', '2026-11-02T06:00:00Z', true],
      ['2026-10-31', '2026-11-01T04:59:59Z', false],
      ['2026-10-31', '2026-11-01T05:00:00Z', true],
      ['2026-11-30', '2026-12-01T05:59:59Z', false],
      ['2026-11-30', '2026-12-01T06:00:00Z', true],
      ['2026-12-31', '2027-01-01T05:59:59Z', false],
      ['2026-05-09', '2026-05-09T23:30:00Z', false],
    ] as const
  ).map(([day, instant, expected]) => ({
    rule: `an event of ${day} lies before today at ${instant}`,
    actual: () => isBeforeToday({ day }, utc(instant)),
    expected,
  })),

  // The window of specification A9: second release date after one month ago, or first before the range's end.
  ...(
    [
      [
        'ended a month ago to the day',
        null,
        '2026-10-14',
        '2026-01-31',
        '2026-11-15T18:00:00Z',
        true,
      ],
      [
        'ended on the eve of that day, begins later than the range',
        '2026-02-01',
        '2026-10-14',
        '2026-01-31',
        '2026-11-15T18:00:00Z',
        false,
      ],
      [
        'ended that day, begins later than the range',
        '2026-02-01',
        '2026-10-15',
        '2026-01-31',
        '2026-11-15T18:00:00Z',
        true,
      ],
      [
        'over for long, begins within the range',
        '2025-01-10',
        '2025-02-10',
        '2025-02-01',
        '2026-11-15T18:00:00Z',
        true,
      ],
      [
        'begins on the last day of the range',
        '2025-01-31',
        '2025-02-10',
        '2025-01-31',
        '2026-11-15T18:00:00Z',
        true,
      ],
      [
        'begins the day after',
        '2025-02-01',
        '2025-02-10',
        '2025-01-31',
        '2026-11-15T18:00:00Z',
        false,
      ],
      [
        'on 31 March a month ago is 28 February',
        '2026-05-01',
        '2026-02-27',
        '2026-04-04',
        '2026-03-31T18:00:00Z',
        false,
      ],
      [
        'and the end of that day is after it',
        '2026-05-01',
        '2026-02-28',
        '2026-04-04',
        '2026-03-31T18:00:00Z',
        true,
      ],
      [
        'over the change of the clock in March',
        '2026-05-01',
        '2026-02-07',
        '2026-04-04',
        '2026-03-08T18:00:00Z',
        false,
      ],
      [
        'over the change of the clock in November',
        '2027-05-01',
        '2026-10-01',
        '2026-12-05',
        '2026-11-01T18:00:00Z',
        true,
      ],
      ['without dates', null, null, '2026-12-05', '2026-11-01T18:00:00Z', true],
    ] as const
  ).map(([rule, ReleaseDate1, ReleaseDate2, rangeEnd, instant, expected]) => ({
    rule: `window: ${rule}`,
    actual: () => isInCalendarWindow({ ReleaseDate1, ReleaseDate2 }, rangeEnd, utc(instant)),
    expected,
  })),

  // Machine-readable instants carry the true offset, the label reads CST all year.
  ...(
    [
      ['2026-03-07', '2026-03-07T10:00:00-06:00', '2026-03-07T18:00:00.000Z'],
      ['2026-03-08', '2026-03-08T10:00:00-05:00', '2026-03-08T17:00:00.000Z'],
      ['2026-10-31', '2026-10-31T10:00:00-05:00', '2026-10-31T17:00:00.000Z'],
      ['2026-11-01', '2026-11-01T10:00:00-06:00', '2026-11-01T18:00:00.000Z'],
      ['2026-12-31', '2026-12-31T10:00:00-06:00', '2026-12-31T18:00:00.000Z'],
    ] as const
  ).flatMap(([day, start, end]) => [
    {
      rule: `start on ${day}`,
      actual: () => chicagoIso(sessionStart(session(day))),
      expected: start,
    },
    { rule: `end on ${day}`, actual: () => sessionEnd(session(day)).toISOString(), expected: end },
  ]),
  {
    rule: 'words in summer',
    actual: () => sessionWords(session('2026-07-04'), '2026-07-01'),
    expected: 'Sat, Jul 4, 10:00 AM – 12:00 PM CST',
  },
  {
    rule: 'words beside a day of the same year',
    actual: () => sessionWords(session('2026-07-04'), '2026-12-31'),
    expected: 'Sat, Jul 4, 10:00 AM – 12:00 PM CST',
  },
  {
    rule: 'words beside a day of another year',
    actual: () => sessionWords(session('2027-01-01'), '2026-12-31'),
    expected: 'Fri, Jan 1, 2027, 10:00 AM – 12:00 PM CST',
  },
  {
    rule: 'words in winter',
    actual: () => sessionWords(session('2026-11-30', '00:15', '13:05'), '2026-07-01'),
    expected: 'Mon, Nov 30, 12:15 AM – 1:05 PM CST',
  },

  // Open now: weekdays 9 to 19, Saturdays to 17, Sundays closed, holidays listed as closed.
  ...(
    [
      ['2026-03-06', '18:59', 'Open now until 7 PM'],
      ['2026-03-06', '19:00', 'Closed now, opens tomorrow 9 AM'],
      ['2026-03-07', '16:59', 'Open now until 5 PM'],
      ['2026-03-07', '17:00', 'Closed now, opens Mon, Mar 9 9 AM'],
      ['2026-03-08', '01:59', 'Closed now, opens tomorrow 9 AM'],
      ['2026-03-08', '03:00', 'Closed now, opens tomorrow 9 AM'],
      ['2026-03-09', '08:59', 'Closed now, opens today 9 AM'],
      ['2026-03-09', '09:00', 'Open now until 7 PM'],
      ['2026-10-31', '10:00', 'Open now until 5 PM'],
      ['2026-11-01', '12:00', 'Closed now, opens tomorrow 9 AM'],
      ['2026-11-02', '09:00', 'Open now until 7 PM'],
      ['2026-11-02', '08:59', 'Closed now, opens today 9 AM'],
      ['2026-11-25', '19:30', 'Closed now, opens Fri, Nov 27 9 AM'],
      ['2026-11-26', '12:00', 'Closed for Thanksgiving, opens tomorrow 9 AM'],
      ['2026-11-30', '18:59', 'Open now until 7 PM'],
      ['2026-11-30', '23:59', 'Closed now, opens tomorrow 9 AM'],
      ['2026-12-31', '23:59', 'Closed now, opens tomorrow 9 AM'],
    ] as const
  ).map(([day, time, expected]) => ({
    rule: `stores on ${day} at ${time}`,
    actual: () => words(chicagoInstant(day, time)),
    expected,
  })),
  {
    rule: 'the hour that comes twice',
    actual: () => [utc('2026-11-01T06:30:00Z'), utc('2026-11-01T07:30:00Z')].map(words),
    expected: Array(2).fill('Closed now, opens tomorrow 9 AM'),
  },
  {
    rule: 'a list of last year is carried over',
    actual: () => openingOn('2027-11-25', rules),
    expected: { date: '2027-11-25', hours: null, holiday: 'Thanksgiving' },
  },
];
