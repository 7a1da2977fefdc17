import { listDays } from '@/lib/delivery/days/list-days';

describe('the days of a list in a row', () => {
  it.each([
    ['2026-11-25', ['2026-11-27', '2026-12-01', '2026-12-02'], ['Fri 27', 'Tue Dec 1', 'Wed 2']],
    ['2026-11-30', ['2026-12-01'], ['Tue Dec 1']],
    ['2026-12-30', ['2026-12-31', '2027-01-02'], ['Thu 31', 'Sat Jan 2']],
    ['2026-12-30', [], []],
  ])('seen from %s: %j', (today, days, words) => {
    expect(listDays(days, today).map((day) => day.words)).toEqual(words);
  });

  it('are named with the words that are seen first, and the month always', () => {
    expect(listDays(['2026-11-27', '2026-12-01', '2026-12-02'], '2026-11-25')).toEqual([
      { day: '2026-11-27', words: 'Fri 27', name: 'Fri 27 November' },
      { day: '2026-12-01', words: 'Tue Dec 1', name: 'Tue Dec 1' },
      { day: '2026-12-02', words: 'Wed 2', name: 'Wed 2 December' },
    ]);
  });
});
