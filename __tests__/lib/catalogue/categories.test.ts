/** @jest-environment node */
import { categoryFromCommerce } from '@/lib/catalogue/from-commerce';
import { barCategories, categoryTree } from '@/lib/catalogue/category/category-tree';
import { categoryPath } from '@/lib/routes/category-path';
import { buildStock } from '@/platform/stock/stock';
import { builtAt, listedGroups, listedIn, stock } from '@/__tests__/platform/stock/fixture';

const records = stock.commerce.categories.map(({ category }) => categoryFromCommerce(category));
const tree = categoryTree(records, builtAt);
const bar = barCategories(tree);
const idsIn = (categories: typeof tree) =>
  new Set(
    categories
      .flatMap((one) => [one, ...one.children, ...one.children.flatMap(({ children }) => children)])
      .map(({ id }) => id),
  );
const shown = idsIn(tree);

describe('the categories', () => {
  it('have at least six top levels in the bar and reach three levels down', () => {
    expect(bar.length).toBeGreaterThanOrEqual(6);
    expect(bar.some(({ children }) => children.some((child) => child.children.length > 0))).toBe(
      true,
    );
  });

  it('show sixty or more', () => {
    expect(shown.size).toBeGreaterThanOrEqual(60);
  });

  it('have a path each', () => {
    const paths = records.map(({ id }) => categoryPath(id));
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('drop the inactive, the not started, the ended and those without a parent (specification A4)', () => {
    const dropped = [
      'Flowers_Subscriptions',
      'OutdoorPlants_BareRoot',
      'HomeGifts_SummerSale',
      'OutdoorPlants_BareRoot_Roses',
      'GardenSupplies_Ponds_Pumps',
    ];
    expect(dropped.filter((id) => shown.has(id))).toEqual([]);
    expect(records.filter(({ id }) => dropped.includes(id))).toHaveLength(dropped.length);
  });

  it('have one that redirects by its note, and ties in ListOrder', () => {
    expect(records.find(({ id }) => id === 'Occasions_Funeral')?.redirect).toBe(
      '/c/flowers/sympathy',
    );
    const bouquets = records
      .filter(({ parentID }) => parentID === 'Flowers_Bouquets')
      .map(({ listOrder }) => listOrder);
    expect(new Set(bouquets).size).toBeLessThan(bouquets.length);
  });

  it('show Christmas from October to December only', () => {
    const inJune = barCategories(categoryTree(records, new Date('2027-06-01T12:00:00Z')));
    expect([
      bar.some(({ id }) => id === 'Christmas'),
      inJune.some(({ id }) => id === 'Christmas'),
    ]).toEqual([true, false]);
  });

  it('show annuals from May to the middle of October only', () => {
    const shows = (day: string) =>
      idsIn(categoryTree(records, new Date(`${day}T18:00:00Z`))).has('OutdoorPlants_Annuals_Sun');
    expect(['2027-04-30', '2027-05-01', '2027-10-15', '2027-10-16'].map(shows)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('hold five groups or more on the top level, and something everywhere', () => {
    const thin = bar
      .filter(({ id }) => id !== 'GiftCards' && listedGroups(id) < 5)
      .map(({ id }) => id);
    const redirected = records.filter(({ redirect }) => redirect).map(({ id }) => id);
    const empty = [...shown].filter(
      (id) =>
        !id.startsWith('WorkshopsEvents') && !redirected.includes(id) && listedGroups(id) === 0,
    );
    expect({ thin, empty }).toEqual({ thin: [], empty: [] });
  });

  it('hold five groups or more in every aisle of the garden center, the gift room and Christmas', () => {
    const aisles = [...shown].filter((id) =>
      /^(OutdoorPlants|GardenSupplies|HomeGifts|Christmas)_[A-Za-z]+$/.test(id),
    );
    expect(aisles.length).toBeGreaterThanOrEqual(25);
    expect(aisles.filter((id) => listedGroups(id) < 5)).toEqual([]);
  });

  it('hold a second page of flowers, and a leaf of four or more', () => {
    expect(listedGroups('Flowers')).toBeGreaterThan(54);
    expect(listedGroups('Flowers_Bouquets_Roses')).toBeGreaterThanOrEqual(4);
  });

  it('stay as full in June, without the greens of winter', () => {
    const june = new Date('2027-06-01T12:00:00Z');
    const shownInJune = listedIn(buildStock({ now: june }).search[0]?.records as never, june);
    const counts = [
      'Flowers',
      'Occasions',
      'IndoorPlants',
      'OutdoorPlants',
      'GardenSupplies',
      'HomeGifts',
    ].map((id) => listedGroups(id, shownInJune));
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(15);
    expect(listedGroups('Flowers', shownInJune)).toBeGreaterThan(54);
    expect(listedGroups('Christmas_FreshTrees', shownInJune)).toBe(0);
  });

  it('are the only ones products are assigned to', () => {
    const known = new Set(records.map(({ id }) => id));
    expect(
      stock.commerce.categoryAssignments.filter(({ CategoryID }) => !known.has(CategoryID ?? '')),
    ).toEqual([]);
  });
});
