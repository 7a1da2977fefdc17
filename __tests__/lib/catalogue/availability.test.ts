/** @jest-environment node */
import { availability, bestAvailability, type Availability } from '@/lib/catalogue/availability';
import type { StockBand } from '@/lib/catalogue/product/product';

const now = new Date('2026-05-05T15:00:00Z');

describe('availability', () => {
  it.each<[string, string | null, string | null, StockBand, string, string | null]>([
    ['always sold', null, null, 'in', 'available', null],
    ['sold since a day', '2026-05-01', null, 'low', 'available', null],
    ['from today', '2026-05-05', null, 'in', 'available', null],
    ['from tomorrow', '2026-05-06', null, 'in', 'not-yet', '2026-05-06'],
    ['between two days', '2026-05-01', '2026-05-10', 'in', 'available', '2026-05-10'],
    ['on its last day', '2026-05-01', '2026-05-05', 'in', 'available', '2026-05-05'],
    ['after its last day', '2026-04-01', '2026-05-04', 'in', 'season-over', null],
    ['out of stock', '2026-05-01', '2026-05-10', 'out', 'out-of-stock', null],
  ])('%s', (_name, releaseDate, releaseEnd, stock, state, day) => {
    expect(availability({ releaseDate, releaseEnd, stock }, now)).toEqual({ state, day });
  });
});

describe('the availability of a group', () => {
  const [from, late] = ['2026-05-06', '2026-06-01'];
  const lasting: Availability = { state: 'available', day: late };
  const out: Availability = { state: 'out-of-stock', day: null };
  const soon: Availability = { state: 'not-yet', day: from };
  const over: Availability = { state: 'season-over', day: null };
  const later: Availability = { state: 'not-yet', day: late };
  it.each<[string, Availability[], Availability]>([
    [
      'the one that is sold, also when its season ends after another begins',
      [soon, lasting],
      lasting,
    ],
    ['out of stock rather than to come', [soon, out], out],
    ['the first to come', [later, soon], soon],
    ['to come rather than over', [over, later], later],
  ])('is %s', (_name, all, best) => {
    expect(bestAvailability(all)).toEqual(best);
  });
});
