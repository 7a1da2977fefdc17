import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import type { ProductRecord } from '@/lib/search/record';
import { buildStock } from '@/platform/stock/stock';

/** A Friday evening in Chicago that is already Saturday in UTC, in the Christmas season. */
export const builtAt = new Date('2026-11-21T03:00:00Z');
export const builtOn = '2026-11-20';

export const stock = buildStock({ now: builtAt });

/** Commerce products with their xp in its own type. */
export const products = stock.commerce.products.map((product) => ({
  ...product,
  xp: product.xp as ProductXp,
}));

export const schedules = new Map(
  stock.commerce.priceSchedules.map((schedule) => [schedule.ID, schedule]),
);

/** Records of the `products` index. */
export const records = (stock.search.find(({ name }) => name === 'products')?.records ??
  []) as unknown as ProductRecord[];

/** Records of goods that a list shows at an instant, by the standing filters of specification A7. */
export const listedIn = (all: readonly ProductRecord[], instant: Date) =>
  all.filter((record) => {
    const seconds = instant.getTime() / 1000;
    return (
      record.Visible === 1 &&
      (record.Inventory > 0 || record.InfiniteInventory) &&
      record.Active &&
      record.StartDate <= seconds &&
      record.EndDate >= seconds &&
      !record.IsWorkShopEvent
    );
  });

export const listed = listedIn(records, builtAt);

/** How many product groups a list of this category shows. */
export function listedGroups(categoryID: string, shown: readonly ProductRecord[] = listed): number {
  return new Set(
    shown
      .filter(({ CategoryIDs }) => CategoryIDs.includes(categoryID))
      .map(({ ProductCode }) => ProductCode),
  ).size;
}

/** The variants of a group. */
export function group(code: string) {
  return products.filter(({ xp }) => xp.ProductCode === code);
}
