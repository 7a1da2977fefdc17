import { optionCount } from '@/lib/catalogue/option-counts';
import { priceRange } from '@/lib/catalogue/price-range';
import { productTitle } from '@/lib/catalogue/product-title';
import { bestBand, stockBand } from '@/lib/catalogue/stock-band';
import { toDollars } from '@/lib/core/money';
import { slugOf } from '@/lib/routes/slug';
import type { ProductRecord } from '@/lib/search/record';
import { categoryLine } from './all-categories';
import { largestMarkup } from './charge-specs';
import { facetsOf } from './facets-of-group';
import type { GroupSource } from './group-source';
import { shownPicture } from './pictures-of-group';
import { endSeconds, startSeconds, type ReleaseDays } from './release-days';
import type { Variant, VariantStock } from './variants';

/** What differs from variant to variant. */
type Own = Pick<ProductRecord,
  'objectID' | 'ID' | 'Price' | 'RetailPrice' | 'Inventory' | 'InfiniteInventory' | 'IsDefaultProduct' | 'Image' | 'ImageAlt'>;

/** The search records of a group, one per variant; prices in dollars, ranges and counts over the whole group (000 §7). */
export function recordsOfGroup(group: GroupSource, variants: readonly Variant[], position: number, release: ReleaseDays): ProductRecord[] {
  const title = productTitle(group.name, group.webTitle);
  const range = priceRange(variants);
  const markup = Math.max(0, ...(group.kind.endsWith('gift-card') ? (group.specs ?? []).map(largestMarkup) : []));
  const shared: Omit<ProductRecord, keyof Own> = {
    ProductCode: group.code,
    title,
    slug: slugOf(title),
    Description: group.description,
    PriceMin: toDollars(range.from),
    PriceMax: toDollars(range.to) + markup,
    RetailMin: range.retailFrom === undefined ? null : toDollars(range.retailFrom),
    RetailMax: range.retailTo === undefined ? null : toDollars(range.retailTo),
    PercentOff: range.percentOff ?? 0,
    SizeCount: optionCount(variants.map(({ size }) => size?.name)),
    ColorCount: optionCount(variants.map(({ color }) => color?.name)),
    StockBand: bestBand(variants.map(({ stock }) => bandOf(stock))),
    Visible: group.hidden === 'invisible' ? 0 : 1,
    Active: group.hidden !== 'inactive',
    StartDate: startSeconds(release.from),
    EndDate: endSeconds(release.until),
    ReleaseDate1: startSeconds(release.from),
    IsFeatured: group.featured ?? false,
    IsWorkShopEvent: false,
    IsWorkshop: 0,
    IsLilacGrown: group.grown ?? false,
    IsLilacExclusive: group.exclusive ?? false,
    Position: position,
    CategoryIDs: [...new Set(group.categories.flatMap(categoryLine))],
    ...facetsOf(group, variants),
  };
  return variants.map((variant) => {
    const picture = shownPicture(variant.picture);
    return {
      objectID: variant.productID,
      ID: variant.productID,
      ...shared,
      Price: toDollars(variant.price),
      RetailPrice: variant.retailPrice === null ? null : toDollars(variant.retailPrice),
      Inventory: Math.max(0, variant.stock.available - variant.stock.safety),
      InfiniteInventory: variant.stock.unlimited ? 1 : 0,
      IsDefaultProduct: variant.isDefault,
      Image: picture.url,
      ImageAlt: picture.title,
    };
  });
}

function bandOf({ unlimited, available, safety }: VariantStock): 'in' | 'low' | 'out' {
  return stockBand({ codeB3: unlimited ? '9' : null, inventoryEnabled: !unlimited, quantityAvailable: available, safetyStock: safety });
}
