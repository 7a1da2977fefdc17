import { taxTableState } from '@/lib/promise/tax-table';
import { taxCheck } from '@/provision/doctor/tax';

describe('the table of tax rates', () => {
  it.each([
    ['2026-01-01T06:00:00Z', 'good', 'works'],
    ['2026-11-30T12:00:00Z', 'good', 'works'],
    ['2026-12-01T05:59:59Z', 'good', 'works'],
    ['2026-12-01T06:00:00Z', 'ending', 'risky'],
    ['2027-01-01T05:59:59Z', 'ending', 'risky'],
    ['2027-01-01T06:00:00Z', 'over', 'missing'],
    ['2029-06-01T00:00:00Z', 'over', 'missing'],
  ])('is at %s %s, which the doctor says as %s', (at, state, check) => {
    expect(taxTableState(new Date(at))).toEqual({ year: 2026, state });
    expect(taxCheck(new Date(at)).state).toBe(check);
  });
});
