/** @jest-environment node */
import { closedDays } from '@/lib/checkout/delivery/calendar-days';
import type { CalendarDay } from '@/lib/delivery/day-reasons';
import type { DayReason } from '@/lib/delivery/day-reasons';

const closed = (date: string, reason: DayReason, text: string) =>
  ({ date, available: false, reason, text }) as CalendarDay;
const open = (date: string) => ({ date, available: true, runs: [], closedRuns: [] }) as CalendarDay;

it.each<[string, (CalendarDay | null)[], [string | null, string, string][]]>([
  ['nothing', [null, open('2026-05-04')], []],
  [
    'Sundays of delivery once',
    [
      closed('2026-05-10', 'sunday', 'No vans on Sundays.'),
      closed('2026-05-17', 'sunday', 'No vans on Sundays.'),
    ],
    [[null, 'Sundays', 'No vans on Sundays.']],
  ],
  [
    'Sundays of a store once',
    ['2026-05-10', '2026-05-17', '2026-05-24'].map((date) =>
      closed(date, 'closed', 'We are closed.'),
    ),
    [[null, 'Sundays', 'We are closed.']],
  ],
  [
    'one Sunday as such',
    [closed('2026-05-10', 'closed', 'We are closed.')],
    [[null, 'Sundays', 'We are closed.']],
  ],
  [
    'Saturdays by their date where some are open',
    [
      closed('2026-05-09', 'runs-full', 'Full.'),
      open('2026-05-16'),
      closed('2026-05-23', 'runs-full', 'Full.'),
    ],
    [['May', 'Saturday, May 9 and Saturday, May 23', 'Full.']],
  ],
  [
    'one Sunday by its date where another is open',
    [closed('2026-05-10', 'closed', 'We are closed.'), open('2026-05-17')],
    [['May', 'Sunday, May 10', 'We are closed.']],
  ],
  [
    'days of one reason together',
    [closed('2026-05-08', 'runs-full', 'Full.'), closed('2026-05-09', 'runs-full', 'Full.')],
    [['May', 'Friday, May 8 and Saturday, May 9', 'Full.']],
  ],
  [
    'reasons apart',
    [
      closed('2026-05-25', 'holiday', 'Closed for Memorial Day.'),
      closed('2026-05-08', 'runs-full', 'Full.'),
    ],
    [
      ['May', 'Friday, May 8', 'Full.'],
      ['May', 'Monday, May 25', 'Closed for Memorial Day.'],
    ],
  ],
  [
    'Sundays first, then each month by itself',
    [
      closed('2026-11-26', 'holiday', 'Closed for Thanksgiving.'),
      closed('2026-11-29', 'sunday', 'No vans on Sundays.'),
      closed('2026-12-05', 'runs-full', 'Full.'),
      closed('2026-12-06', 'sunday', 'No vans on Sundays.'),
      closed('2026-11-30', 'runs-full', 'Full.'),
    ],
    [
      [null, 'Sundays', 'No vans on Sundays.'],
      ['November', 'Thursday, November 26', 'Closed for Thanksgiving.'],
      ['November', 'Monday, November 30', 'Full.'],
      ['December', 'Saturday, December 5', 'Full.'],
    ],
  ],
  [
    'nothing of days gone by or far ahead',
    [closed('2026-05-01', 'past', 'Gone.'), closed('2026-09-01', 'too-far', 'Not yet.')],
    [],
  ],
])('says of closed days %s', (_, days, said) => {
  expect(
    closedDays(days).flatMap(({ month, days: closed }) =>
      closed.map(({ when, why }) => [month, when, why]),
    ),
  ).toEqual(said);
});
