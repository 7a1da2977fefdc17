/** @jest-environment node */
import fc from 'fast-check';
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
