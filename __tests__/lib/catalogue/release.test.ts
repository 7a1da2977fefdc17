/** @jest-environment node */
import { isNew, isReleased } from '@/lib/catalogue/release';
import { chicagoInstant } from '@/lib/core/time/chicago-time';

const at = (day: string, time = '12:00') => chicagoInstant(day, time);

describe('isReleased', () => {
  it.each([
    ['no dates', {}, at('2026-05-05'), true],
    ['the day before', { ReleaseDate1: '2026-05-06' }, at('2026-05-05', '23:59'), false],
    ['from midnight in Chicago', { ReleaseDate1: '2026-05-06' }, at('2026-05-06', '00:00'), true],
    [
      'on the last day',
      { ReleaseDate1: '2026-05-01', ReleaseDate2: '2026-05-10' },
      at('2026-05-10', '23:59'),
      true,
    ],
    [
      'after the last day',
      { ReleaseDate1: '2026-05-01', ReleaseDate2: '2026-05-10' },
      at('2026-05-11', '00:00'),
      false,
    ],
    [
      'an instant',
      { ReleaseDate1: '2026-05-06T15:00:00Z' },
      new Date('2026-05-06T14:59:59Z'),
      false,
    ],
    ['an unreadable date', { ReleaseDate1: 'soon' }, at('2026-05-05'), true],
  ])('%s', (_name, dates, now, expected) => {
    expect(isReleased(dates, now)).toBe(expected);
  });
});

describe('isNew', () => {
  it.each([
    ['before the release', '2026-05-06', at('2026-05-05'), false],
    ['on the day', '2026-05-05', at('2026-05-05'), true],
    ['27 days on', '2026-05-05', at('2026-06-01'), true],
    ['four weeks on', '2026-05-05', at('2026-06-02', '00:00'), false],
    ['never released', null, at('2026-06-02'), false],
  ])('%s', (_name, ReleaseDate1, now, expected) => {
    expect(isNew({ ReleaseDate1 }, now)).toBe(expected);
  });
});
