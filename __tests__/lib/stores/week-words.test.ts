/** @jest-environment node */
import { type OpeningDay, weekWords } from '@/lib/stores/opening';

const long = { open: '09:00', close: '19:00' };
const day = (
  date: string,
  hours: OpeningDay['hours'] = long,
  holiday: string | null = null,
): OpeningDay => ({ date, hours, holiday });

describe('the hours of a week in words', () => {
  it.each<[string, OpeningDay[], string[]]>([
    [
      'days of the same hours stand together',
      [day('2026-11-23'), day('2026-11-24'), day('2026-11-25')],
      ['Mon, Nov 23 – Wed, Nov 25: 9 AM – 7 PM'],
    ],
    ['one day alone', [day('2026-11-23')], ['Mon, Nov 23: 9 AM – 7 PM']],
    [
      'a holiday parts them',
      [day('2026-11-25'), day('2026-11-26', null, 'Thanksgiving'), day('2026-11-27')],
      [
        'Wed, Nov 25: 9 AM – 7 PM',
        'Thu, Nov 26: Closed for Thanksgiving',
        'Fri, Nov 27: 9 AM – 7 PM',
      ],
    ],
    [
      'other hours part them',
      [day('2026-11-28'), day('2026-11-29', { open: '10:00', close: '17:00' })],
      ['Sat, Nov 28: 9 AM – 7 PM', 'Sun, Nov 29: 10 AM – 5 PM'],
    ],
    ['no days', [], []],
  ])('%s', (_, week, expected) => {
    expect(weekWords(week)).toEqual(expected);
  });
});
