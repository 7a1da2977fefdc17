/** @jest-environment node */
import { itHoldsInEveryZone } from '@/__tests__/support/in-zones';
import { clockTable } from './clock-table';

describe('the delivery rules by the clock', () => {
  it.each(clockTable.map((entry) => [entry.rule, entry] as const))(
    '%s',
    (_rule, { actual, expected }) => {
      expect(actual()).toEqual(expected);
    },
  );

  itHoldsInEveryZone(`${__dirname}/clock-run.ts`, clockTable.length);
});
