/** @jest-environment node */
import fc from 'fast-check';
import { baskets, outcomeOf } from '@/scripts/prove/promise/baskets';
import { dayCases } from '@/scripts/prove/promise/day-cases';
import { disagreements } from '@/scripts/prove/promise/surfaces';

it('every place of the shop says the same of 2,000 cases', () => {
  fc.assert(
    fc.property(dayCases, (day) => {
      expect(disagreements(day)).toEqual([]);
    }),
    { numRuns: 2000, seed: 20261128 },
  );
});

it('of 500 baskets none costs more than was first seen without a change that is shown', () => {
  const outcomes = fc.sample(baskets, { numRuns: 500, seed: 20261128 }).map(outcomeOf);
  expect(outcomes).not.toContain('silent');
  expect(outcomes).toEqual(expect.arrayContaining(['as seen', 'for less', 'change shown']));
});
