/** @jest-environment node */
import { seedArguments } from '@/scripts/seed/arguments';
import type { ProductRecord } from '@/lib/search/record';
import { syntheticBatches } from '@/platform/stock/synthetic/synthetic-batches';
import { pictureRequests } from '@/platform/stock/picture-requests';
import { builtAt, products as authored, records as authoredRecords } from './fixture';

const batches = [...syntheticBatches({ now: builtAt, count: 5000 })];
const products = batches.flatMap(({ commerce }) => commerce.products);
const records = batches.flatMap((batch) => batch.records) as unknown as ProductRecord[];

describe('products for measuring', () => {
  it('come in batches up to the number asked for', () => {
    expect(products.length).toBeGreaterThanOrEqual(5000);
    expect(products.length).toBeLessThan(5020);
    expect(batches.length).toBe(3);
    expect(records.map(({ objectID }) => objectID)).toEqual(products.map(({ ID }) => ID));
  });

  it('are the same bytes each time, whatever the number asked for', () => {
    const again = [...syntheticBatches({ now: builtAt, count: 2500 })].flatMap(
      ({ commerce }) => commerce.products,
    );
    expect(JSON.stringify(again)).toBe(JSON.stringify(products.slice(0, again.length)));
  });

  it('share no ID and no title with each other or with the shop', () => {
    const ids = [...products, ...authored].map(({ ID }) => ID);
    expect(new Set(ids).size).toBe(ids.length);
    const titles = [...records, ...authoredRecords]
      .filter(({ IsDefaultProduct, IsWorkShopEvent }) => IsDefaultProduct && !IsWorkShopEvent)
      .map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('vary in price, stock and brand, and show only pictures that are drawn', () => {
    const known = new Set(pictureRequests().map(({ name }) => `/pictures/${name}.webp`));
    expect(
      [...new Set(records.map(({ Image }) => Image ?? ''))].filter((url) => !known.has(url)),
    ).toEqual([]);
    expect(
      [
        ...new Set(
          products.flatMap(({ xp }) => JSON.stringify(xp).match(/\/pictures\/[^"]+/g) ?? []),
        ),
      ].filter((url) => !known.has(url)),
    ).toEqual([]);
    const kinds = (key: 'Price' | 'Brand' | 'StockBand') =>
      new Set(records.map((record) => record[key])).size;
    expect([kinds('Price') > 100, kinds('Brand'), kinds('StockBand')]).toEqual([true, 9, 3]);
  });
});

describe('the seed command', () => {
  it.each([
    [[], { reset: false, size: null }],
    [['--reset'], { reset: true, size: null }],
    [['--reset', '--size', '20000'], { reset: true, size: 20_000 }],
    [['--size=100,000'], { reset: false, size: 100_000 }],
  ])('reads %j', (args, expected) => {
    expect(seedArguments(args)).toEqual(expected);
  });

  it.each([
    [['--size', '0']],
    [['--size', 'many']],
    [['--size', '1.5']],
    [['--size', '9999999']],
    [['--everything']],
  ])('refuses %j', (args) => {
    expect(() => seedArguments(args)).toThrow();
  });
});
