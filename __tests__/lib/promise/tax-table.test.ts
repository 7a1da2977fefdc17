import { tableRates, taxedStates, taxTableState } from '@/lib/promise/tax-table';
import { ratesChecks, taxCheck } from '@/provision/doctor/tax';

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

it.each([
  [[], ['MN']],
  [['WI'], ['WI']],
  [
    ['MN', 'WI'],
    ['MN', 'WI'],
  ],
])('the retailer named as collecting in %j collects in %j', (named, states) => {
  expect(taxedStates(named)).toEqual(states);
});

describe('rates that were fetched', () => {
  const now = new Date('2026-11-20T18:00:00Z');
  const kept = (fetchedAt: string, states: object = tableRates.states) =>
    JSON.stringify({ fetchedAt, states });
  it.each<[string, string | null, string[], string[]]>([
    ['never', null, ['risky', 'works'], ['MN']],
    ['this morning', kept('2026-11-20T06:00:00Z'), ['works'], ['MN']],
    ['36 hours ago', kept('2026-11-19T06:00:00Z'), ['works'], ['MN']],
    ['longer ago', kept('2026-11-19T05:59:00Z'), ['risky'], ['MN']],
    ['31 days ago', kept('2026-10-20T18:00:00Z'), ['risky'], ['MN']],
    ['still longer ago', kept('2026-10-20T17:59:00Z'), ['missing'], ['MN']],
    ['of another state', kept('2026-11-20T06:00:00Z'), ['missing'], ['MN', 'WI']],
    ['and are none', '{"fetchedAt":"now"}', ['missing'], ['MN']],
    ['and are no JSON', '<html>', ['missing'], ['MN']],
    [
      'and cannot be',
      kept('2026-11-20T06:00:00Z', { MN: { percent: 30, zips: {} } }),
      ['missing'],
      ['MN'],
    ],
  ])('%s', (_, text, checks, states) => {
    expect(ratesChecks(text, states, now).map(({ state }) => state)).toEqual(checks);
  });
});
