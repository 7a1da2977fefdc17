/** @jest-environment node */
import { limits } from '@/lib/config/limits';
import type { ProductRecord } from '@/lib/search/record';
import { allCategories } from '@/platform/stock/catalogue/all-categories';
import { allGroups } from '@/platform/stock/catalogue/all-groups';
import { builtAt, listed, listedGroups, records } from './fixture';

const seconds = builtAt.getTime() / 1000;
const branches = ['Flowers', 'IndoorPlants', 'Occasions'];
const groups = allGroups()
  .map(({ group }) => group)
  .filter(({ categories }) => categories.some((id) => /^(Flowers|IndoorPlants)/.test(id)));
const codes = new Set(groups.map(({ code }) => code));
const defaults = records.filter(
  ({ IsDefaultProduct, ProductCode }) => IsDefaultProduct && codes.has(ProductCode),
);
const hidden = ['Flowers_Subscriptions', 'Occasions_Funeral'];

describe('flowers and indoor plants', () => {
  it('are some 150 groups of flowers and 85 of plants, or more', () => {
    const within = (top: string) =>
      groups.filter(({ categories }) => categories.some((id) => id.startsWith(top))).length;
    expect(within('Flowers_')).toBeGreaterThanOrEqual(150);
    expect(within('IndoorPlants_')).toBeGreaterThanOrEqual(85);
  });

  it('leave no category with fewer than five groups, and the popular ones with eight', () => {
    const ids = allCategories
      .map(({ id }) => id)
      .filter((id) => branches.includes(id.split('_')[0] ?? '') && !hidden.includes(id));
    const popular = [
      'Flowers_Bouquets_',
      'Flowers_Arrangements_',
      'IndoorPlants_Foliage_',
      'Occasions_',
    ];
    const thin = ids.filter(
      (id) => listedGroups(id) < (popular.some((start) => id.startsWith(start)) ? 8 : 5),
    );
    expect(ids.length).toBeGreaterThan(45);
    expect(thin).toEqual([]);
  });

  const inCodes = (test: (group: (typeof groups)[number]) => boolean) => groups.filter(test).length;
  const inRecords = (test: (record: ProductRecord) => boolean) => defaults.filter(test).length;
  it.each([
    ['sent nationwide', inCodes(({ codes: { b2 } = {} }) => b2 === 'Y'), 0.18],
    [
      'made by a florist elsewhere',
      inCodes(({ codes: { b2, b4 } = {} }) => b2 === 'Y' && ['E', 'F', 'T'].includes(b4 ?? '')),
      0.12,
    ],
    ['never counted', inRecords(({ InfiniteInventory }) => InfiniteInventory === 1), 0.25],
    ['low', inRecords(({ StockBand }) => StockBand === 'low'), 0.06],
    ['out', inRecords(({ StockBand }) => StockBand === 'out'), 0.04],
    ['not yet released', inRecords(({ StartDate }) => StartDate > seconds), 0.05],
    ['over', inRecords(({ EndDate }) => EndDate < seconds), 0.05],
    [
      'new',
      inRecords(
        ({ ReleaseDate1 }) =>
          ReleaseDate1 <= seconds && ReleaseDate1 > seconds - limits.newFlagDays * 86_400,
      ),
      0.08,
    ],
    ['reduced', inRecords(({ PercentOff }) => PercentOff > 0), 0.14],
    ['featured', inCodes(({ featured }) => featured === true), 0.05],
    ['titled for the web', inCodes(({ webTitle }) => webTitle !== undefined), 0.1],
  ])('have the share of groups %s that a shop has', (_, count, aim) => {
    const share = count / groups.length;
    expect(share).toBeGreaterThanOrEqual(aim * 0.8);
    expect(share).toBeLessThanOrEqual(aim * 1.4);
  });

  it.each([
    [
      'Flowers',
      [
        'Collection',
        'Material',
        'BloomTiming',
        'LightLevel',
        'StyleForm',
        'ContainerVolume',
        'Color',
        'Occasion',
      ],
    ],
    [
      'IndoorPlants',
      [
        'Collection',
        'BloomTiming',
        'LightLevel',
        'StyleForm',
        'ContainerVolume',
        'MatureHeight',
        'MatureWidth',
        'Color',
        'Occasion',
      ],
    ],
  ] as const)(
    'fill the facets of %s: four values or more on twenty groups or more',
    (top, facets) => {
      for (const facet of facets) {
        const filled = defaults.filter(
          ({ CategoryIDs, [facet]: values }) => CategoryIDs.includes(top) && values,
        );
        const values = new Set(filled.flatMap(({ [facet]: found }) => found ?? []));
        expect([facet, filled.length >= 20, values.size >= 4]).toEqual([facet, true, true]);
      }
    },
  );

  it('feature nothing that cannot be bought today', () => {
    const shown = new Set(listed.map(({ ProductCode }) => ProductCode));
    expect(groups.filter(({ featured, code }) => featured && !shown.has(code))).toEqual([]);
  });
});
