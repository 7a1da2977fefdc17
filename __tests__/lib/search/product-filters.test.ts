/** @jest-environment node */
import { indexTime, productFilters } from '@/lib/search/list/product-filters';

const standing =
  'Visible = 1 AND (Inventory > 0 OR InfiniteInventory = 1) AND Active:true AND StartDate <= 100 AND EndDate >= 100 AND IsWorkShopEvent:false';

describe('productFilters', () => {
  it.each([
    ['the standing rules', {}, standing],
    [
      'a category',
      { categoryID: 'Flowers_Bouquets' },
      `${standing} AND CategoryIDs:Flowers_Bouquets`,
    ],
    ['what is reduced', { onSale: true }, `${standing} AND PercentOff > 0`],
  ])('asks for %s', (_name, scope, expected) => {
    expect(productFilters(scope, 100)).toBe(expected);
  });

  it.each(['Flowers OR Active:false', 'a"b', ''])('refuses %p as a category', (categoryID) => {
    expect(() => productFilters({ categoryID }, 100)).toThrow(TypeError);
  });
});

describe('indexTime', () => {
  it.each([
    ['2026-05-05T10:04:59Z', '2026-05-05T10:00:00Z'],
    ['2026-05-05T10:05:00Z', '2026-05-05T10:05:00Z'],
  ])('%s is asked as %s', (now, floored) => {
    expect(indexTime(new Date(now))).toBe(Date.parse(floored) / 1000);
  });
});
