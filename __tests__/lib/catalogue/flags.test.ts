/** @jest-environment node */
import { cardLine } from '@/lib/catalogue/product/card-line';
import { limits } from '@/lib/config/limits';
import {
  builtAt,
  listed,
  products,
  records,
  schedules,
  stock,
} from '@/__tests__/platform/stock/fixture';

const seconds = builtAt.getTime() / 1000;
const defaults = records.filter(
  ({ IsDefaultProduct, IsWorkShopEvent }) => IsDefaultProduct && !IsWorkShopEvent,
);
const share = (count: number) => count / defaults.length;

describe('flags and edges of the stock', () => {
  it('fills every cell of CodeB2 × CodeB3 × CodeB4', () => {
    const cells = new Set(
      products.map(({ xp }) =>
        [
          xp.CodeB2,
          xp.CodeB3 === '9' ? '9' : 'other',
          ['E', 'F', 'T'].includes(xp.CodeB4 ?? '') ? xp.CodeB4 : 'other',
        ].join(' '),
      ),
    );
    const all = ['Y', 'N'].flatMap((b2) =>
      ['9', 'other'].flatMap((b3) => ['E', 'F', 'T', 'other'].map((b4) => `${b2} ${b3} ${b4}`)),
    );
    expect([...cells].sort()).toEqual(all.sort());
  });

  it.each([
    ['reduced', defaults.filter(({ PercentOff }) => PercentOff > 0), 0.1],
    ['featured', defaults.filter(({ IsFeatured }) => IsFeatured), 0.015],
    [
      'new',
      defaults.filter(
        ({ ReleaseDate1 }) =>
          ReleaseDate1 <= seconds && ReleaseDate1 > seconds - limits.newFlagDays * 86_400,
      ),
      0.04,
    ],
    ['grown by us', defaults.filter(({ IsLilacGrown }) => IsLilacGrown), 0.1],
    ['exclusive', defaults.filter(({ IsLilacExclusive }) => IsLilacExclusive), 0.05],
    ['low', defaults.filter(({ StockBand }) => StockBand === 'low'), 0.04],
  ])('has a share of %s groups', (_, found, least) => {
    expect(share(found.length)).toBeGreaterThanOrEqual(least);
    expect(share(found.length)).toBeLessThanOrEqual(0.3);
  });

  it('features at most two of any ten neighbors in the list of a top-level category', () => {
    const tops = [
      'Flowers',
      'IndoorPlants',
      'OutdoorPlants',
      'HomeGifts',
      'GardenSupplies',
      'Christmas',
    ];
    for (const top of tops) {
      const list = listed
        .filter(
          ({ IsDefaultProduct, CategoryIDs }) => IsDefaultProduct && CategoryIDs.includes(top),
        )
        .sort(
          (a, b) => b.InSeason - a.InSeason || b.InStock - a.InStock || a.Position - b.Position,
        );
      expect(list.length).toBeGreaterThan(20);
      const most = Math.max(
        ...list.map(
          (_, index) => list.slice(index, index + 10).filter(({ IsFeatured }) => IsFeatured).length,
        ),
      );
      expect([top, most]).toEqual([top, Math.min(most, 2)]);
    }
  });

  it('gives nearly each card something to say', () => {
    const cards = listed.filter(({ IsDefaultProduct }) => IsDefaultProduct);
    const silent = cards.filter((record) => cardLine(record) === '');
    expect(silent.length / cards.length).toBeLessThanOrEqual(0.03);
    expect(new Set(cards.map(cardLine)).size).toBeGreaterThan(100);
  });

  it('has something sold out, not yet released, ended, invisible and inactive, none of it in the lists', () => {
    const edges = [
      records.filter(({ StockBand }) => StockBand === 'out'),
      records.filter(({ StartDate }) => StartDate > seconds),
      records.filter(({ EndDate }) => EndDate < seconds),
      records.filter(({ Visible }) => Visible === 0),
      records.filter(({ Active }) => !Active),
    ];
    const shown = new Set(listed.map(({ objectID }) => objectID));
    for (const edge of edges) {
      expect(edge.length).toBeGreaterThan(0);
      expect(edge.filter(({ objectID }) => shown.has(objectID))).toEqual([]);
    }
  });

  it('never counts what is unlimited, and counts everything else', () => {
    for (const { xp, Inventory } of products) expect(Inventory?.Enabled).toBe(xp.CodeB3 !== '9');
  });

  it('offers each product at least one way to reach somebody, and Wired only where the codes allow it', () => {
    for (const { xp } of products) {
      const methods = Object.entries(xp.DeliveryMethods ?? {})
        .filter(([, method]) => method?.Enabled)
        .map(([name]) => name);
      expect(methods.length).toBeGreaterThan(0);
      expect(methods.includes('Wired')).toBe(
        xp.CodeB2 === 'Y' && ['E', 'F', 'T'].includes(xp.CodeB4 ?? ''),
      );
    }
  });

  it('says a reduced price beside a higher retail price', () => {
    for (const { ID } of products) {
      const schedule = schedules.get(ID);
      const retail = (schedule?.xp as { Price: { RetailPrice?: number } }).Price.RetailPrice;
      if (retail !== undefined)
        expect(retail).toBeGreaterThan(schedule?.PriceBreaks?.[0]?.Price ?? Infinity);
    }
  });

  it('lists price breaks by rising quantity and never rising price', () => {
    for (const { PriceBreaks = [] } of stock.commerce.priceSchedules) {
      for (const [index, { Quantity = 0, Price = 0 }] of PriceBreaks.entries()) {
        const before = PriceBreaks[index - 1];
        if (before)
          expect([Quantity > (before.Quantity ?? 0), Price <= (before.Price ?? 0)]).toEqual([
            true,
            true,
          ]);
      }
    }
  });

  it.each([
    ['100101', 12],
    ['100102', 18],
    ['100107', 24],
    ['100108', 1],
    ['100201', 15],
    ['100223', 20],
    ['100313', 16],
    ['100404', 20],
    ['100511', 30],
    ['100602', 12],
    ['101003', 6],
    ['101005', 14],
    ['101007', 15],
    ['101101', 18],
    ['101102', 20],
    ['101106', 14],
    ['101108', 10],
    ['101205', 6],
    ['101405', 10],
    ['101409', 16],
    ['101601', 12],
    ['101604', 18],
    ['101606', 2],
    ['101607', 7],
    ['101608', 9],
    ['101855', 5],
    ['101911', 1],
    ['101912', 2],
  ])('counts in the picture of %s what its words promise: %i', (code, stems) => {
    expect(products.find(({ ID }) => ID === code)?.xp.StemCount).toBe(stems);
  });

  it('gives all records of a group the same facets, so that a count after distinct counts groups', () => {
    for (const { ProductCode, Size, Color } of defaults) {
      const group = records.filter((record) => record.ProductCode === ProductCode);
      expect(group.map((record) => [record.Size, record.Color])).toEqual(
        group.map(() => [Size, Color]),
      );
    }
  });

  it('counts the stems of a picture only where the variant has that picture', () => {
    const larger = products.filter(({ ID, xp }) => xp.StemCount && ID.match(/-(DLX|PRM)$/));
    expect(larger.length).toBeGreaterThanOrEqual(10);
    for (const { ID, xp } of larger)
      expect(xp.Contentful?.Images?.List?.url).toBe(`/pictures/products/${ID}.webp`);
  });
});
