import { limits } from '@/lib/config/limits';
import { toCents } from '@/lib/core/money';
import { cardLine } from '@/lib/catalogue/product/card-line';
import { productAddress } from '@/lib/catalogue/product/product-address';
import { reducedRange } from '@/lib/catalogue/product/price-range';
import type { PriceRange, ProductSummary } from '@/lib/catalogue/product/product';
import { pictureInColor } from './color-pictures';
import type { ContentRecord, ProductRecord } from './record';

/**
 * A search hit of the `products` index as the one summary that cards and rows show; dollars become cents. In a list filtered by `colors`
 * (`filteredColors`) it is the variant in the first of them that the product has.
 */
export function summaryFromHit(
  hit: ProductRecord,
  now: Date,
  colors: readonly string[] = [],
): ProductSummary {
  const colored = pictureInColor(hit, colors);
  const { Image, ImageAlt } = colored ?? hit;
  const age = now.getTime() / 1000 - hit.ReleaseDate1;
  return {
    productCode: hit.ProductCode,
    productID: hit.ID,
    title: hit.title,
    path: productAddress(hit.ProductCode, hit.title, hit.IsWorkShopEvent, colored?.VariantID),
    picture: { url: Image, alt: ImageAlt },
    price: priceOfHit(hit),
    flags: {
      featured: hit.IsFeatured,
      isNew: hit.ReleaseDate1 > 0 && age >= 0 && age < limits.newFlagDays * 86_400,
      grown: hit.IsLilacGrown,
      exclusive: hit.IsLilacExclusive,
    },
    sizeCount: hit.SizeCount > 1 ? hit.SizeCount : 0,
    colorCount: hit.ColorCount > 1 ? hit.ColorCount : 0,
    stock: hit.StockBand,
    line: cardLine(hit),
    ...(hit.DeliveryClass ? { deliveryClass: hit.DeliveryClass } : {}),
    ...(hit.IsWorkShopEvent ? { event: true } : {}),
  };
}

function priceOfHit(hit: ProductRecord): PriceRange {
  const range = { from: toCents(hit.PriceMin), to: toCents(hit.PriceMax) };
  if (hit.PercentOff <= 0) return range;
  const retailFrom = toCents(hit.RetailMin ?? hit.PriceMin);
  const retailTo = toCents(hit.RetailMax ?? hit.PriceMax);
  return reducedRange({ ...range, retailFrom, retailTo, percentOff: hit.PercentOff });
}

/** A result row of the `contentful_data` index. */
export interface ContentHit {
  title: string;
  path: string;
  summary: string;
  picture: string | null;
}

/** A content hit with its public path. Of one without: articles live in the resource hub, static pages in their section. */
export function contentHitFromAlgolia(hit: ContentRecord): ContentHit {
  const path =
    hit.contentType === 'article'
      ? `/information/resource-hub/${hit.slug}`
      : `/${hit.section}/${hit.slug}`;
  return { title: hit.title, path: hit.path ?? path, summary: hit.summary, picture: hit.Image };
}
