/** @jest-environment node */
import { figure } from '@/scripts/prove/figure';
import { median } from '@/scripts/support/quantiles.mjs';

describe('a measured figure', () => {
  it.each([
    [[3], 3],
    [[5, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
  ])('of %j has the median %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it.each([
    [
      'under its limit',
      [4, 5, 30],
      true,
      'ok   start: median 5.0 s (4.0–30.0, 3 measured), limit 25 s',
    ],
    ['at its limit', [25], false, 'MISS start: median 25.0 s (25.0–25.0, 1 measured), limit 25 s'],
    [
      'over its limit',
      [20, 26, 27],
      false,
      'MISS start: median 26.0 s (20.0–27.0, 3 measured), limit 25 s',
    ],
  ])('%s', (_, values, holds, line) => {
    expect(figure('start', values, 25, 's')).toEqual({ holds, line });
  });

  it('that nobody measured is a miss', () => {
    expect(figure('start', [], 25, 's').holds).toBe(false);
  });
});
