/** @jest-environment node */
import { isId } from '@/lib/core/ids';
import { buildStock } from '@/platform/stock/stock';
import { processorMs } from '@/__tests__/support/processor-ms';
import { builtAt, products, records, schedules, stock } from './fixture';

const sameDayLater = new Date(builtAt.getTime() + 60_000);

describe('the stock', () => {
  it('is the same bytes for the same instant, and for another minute of the same Chicago day', () => {
    expect(JSON.stringify(buildStock({ now: builtAt }))).toBe(JSON.stringify(stock));
    expect(JSON.stringify(buildStock({ now: sameDayLater }))).toBe(JSON.stringify(stock));
  });

  it('moves its dates with the day', () => {
    expect(JSON.stringify(buildStock({ now: new Date('2027-03-02T18:00:00Z') }))).not.toBe(
      JSON.stringify(stock),
    );
  });

  it('is built in under a second of processor time, at best of three', () => {
    const spent = [1, 2, 3].map(() => processorMs(() => buildStock({ now: builtAt })));
    expect(Math.min(...spent)).toBeLessThan(1000);
  });

  it('holds at least 430 product groups and 1,050 sellable products beside the workshops', () => {
    const goods = products.filter(({ xp }) => !xp.IsWorkShopEvent);
    expect(new Set(goods.map(({ xp }) => xp.ProductCode)).size).toBeGreaterThanOrEqual(430);
    expect(goods.length).toBeGreaterThanOrEqual(1050);
  });

  it.each([
    ['products', stock.commerce.products],
    ['price schedules', stock.commerce.priceSchedules],
    ['users', stock.commerce.users],
    ['addresses', stock.commerce.buyerAddresses],
    ['specs', stock.commerce.specs.map(({ spec }) => spec)],
    ['categories', stock.commerce.categories.map(({ category }) => category)],
    ['API clients', stock.commerce.apiClients],
    ['entries', stock.content.entries.map(({ id }) => ({ ID: id }))],
    ['assets', stock.content.assets.map(({ id }) => ({ ID: id }))],
  ])('gives %s well-formed IDs, each once', (_, resources) => {
    const ids = resources.map(({ ID }) => ID);
    expect(ids.filter((id) => !isId(id))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("keeps every xp within the vendor's 8000 bytes", () => {
    const sizes = [
      ...products,
      ...stock.commerce.categories.map(({ category }) => category),
      ...stock.commerce.buyerAddresses,
      ...stock.commerce.users,
    ].map(({ xp }) => Buffer.byteLength(JSON.stringify(xp)));
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8000);
  });

  it('gives every product its own schedule, one record, and every group one default named by its code', () => {
    const recordIDs = new Set(records.map(({ objectID }) => objectID));
    for (const product of products) {
      expect(
        schedules.get(product.DefaultPriceScheduleID ?? '')?.PriceBreaks?.length,
      ).toBeGreaterThan(0);
      expect(recordIDs.has(product.ID)).toBe(true);
      expect(product.Name).toBe(product.Name?.toUpperCase());
    }
    const goods = products.filter(({ xp }) => !xp.IsWorkShopEvent);
    const codes = new Set(goods.map(({ xp }) => xp.ProductCode));
    const defaults = goods.filter(({ xp }) => xp.IsDefaultProduct);
    expect(defaults.map(({ ID }) => ID).sort()).toEqual([...codes].sort());
  });

  it('repeats no title, no slug and no description', () => {
    const defaults = records.filter(({ IsDefaultProduct }) => IsDefaultProduct);
    for (const key of ['title', 'slug', 'Description'] as const) {
      const values = defaults.map((record) => record[key]);
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });

  it('writes descriptions of two to four sentences', () => {
    const counts = products.map(
      ({ Description }) => (Description ?? '').split(/(?<=[.?!])\s+/).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
  });
});
