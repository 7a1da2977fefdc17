/** @jest-environment node */
import { dayTable } from './day-table';

describe('days of the calendar, the events and the stores', () => {
  it.each(dayTable.map((entry) => [entry.rule, entry] as const))(
    '%s',
    (_rule, { actual, expected }) => {
      expect(actual()).toEqual(expected);
    },
  );
});
