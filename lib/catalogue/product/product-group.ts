import type { BuyerProduct, Spec } from 'ordercloud-javascript-sdk';
import { brand } from '@/lib/config/brand';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { availability, bestAvailability, notSoldWords } from '../availability';
import { productXp, variantFromCommerce } from '../from-commerce';
import { isNew, newUntil, releaseEnd, releaseStart } from '../release';
import { bestBand } from '../stock-band';
import { cardLine } from './card-line';
import { factAttributes, factLabels } from './fact-labels';
import { priceRange } from './price-range';
import { noPicture } from '../picture';
import type { ProductGroup, ProductVariant } from './product';
import { productTitle } from './product-title';
import { productAddress } from './product-address';
import { isVisible, type ProductXp } from './product-xp';

/** The facts listed on a product page: what the retailer says of it, a brand that is not our own, and what the facets of specification A7 know. */
function productFacts(xp: ProductXp): { label: string; value: string }[] {
  const facts = factAttributes.flatMap((attribute) => {
    const value = xp.Facets?.[attribute];
    if (value === undefined || value === '') return [];
    return [{ label: factLabels[attribute], value: [value].flat().join(', ') }];
  });
  return [
    ...(xp.Facts ?? []).map(({ Label, Value }) => ({ label: Label, value: Value })),
    ...(xp.Brand && xp.Brand !== brand.name ? [{ label: 'Brand', value: xp.Brand }] : []),
    ...facts,
  ];
}

/**
 * The page subject made of the commerce products that share one code; `null` when none of them can be shown
 * ('Product group not found', specification A8). `specs` are keyed by product ID.
 */
export function productGroup(
  products: readonly BuyerProduct[],
  specs: ReadonlyMap<string, readonly Spec[]>,
  now: Date,
): ProductGroup | null {
  const rows = products
    .filter((product) => isVisible(productXp(product)))
    .map((product) => ({
      product,
      variant: variantFromCommerce(product, specs.get(product.ID ?? '') ?? []),
    }))
    .filter(
      (row): row is { product: BuyerProduct; variant: ProductVariant } => row.variant !== null,
    )
    .sort(
      (a, b) =>
        a.variant.price - b.variant.price || a.variant.productID.localeCompare(b.variant.productID),
    );
  const defaultIndex = Math.max(
    0,
    rows.findIndex((row) => productXp(row.product)?.IsDefaultProduct),
  );
  const main = rows[defaultIndex];
  const xp = main && productXp(main.product);
  if (!main || !xp) return null;

  const variants = rows.map((row) => row.variant);
  const notSold = notSoldWords(
    bestAvailability(variants.map((variant) => availability(variant, now))),
    chicagoDate(now),
  );
  const title = productTitle(main.product.Name ?? '', xp);
  const path = productAddress(xp.ProductCode, title, xp.IsWorkShopEvent ?? false);
  return {
    productCode: xp.ProductCode,
    title,
    path,
    description: main.product.Description ?? '',
    summary: {
      productCode: xp.ProductCode,
      productID: main.variant.productID,
      title,
      path,
      picture: main.variant.pictures[0] ?? noPicture,
      price: priceRange(variants),
      flags: {
        featured: xp.IsFeatured ?? false,
        isNew: isNew(xp, now),
        grown: xp.IsLilacGrown ?? false,
        exclusive: xp.IsLilacExclusive ?? false,
      },
      sizeCount: optionCount(variants.map((variant) => variant.size)),
      colorCount: optionCount(variants.map((variant) => variant.color)),
      line: cardLine({
        ...xp.Facets,
        Size: distinctOptions(variants.map((variant) => variant.size)),
        StemCount: main.variant.stemCount,
        Brand: xp.Brand,
      }),
      stock: bestBand(variants.map((variant) => variant.stock)),
      event: xp.IsWorkShopEvent ?? false,
      ...(notSold ? { notSold } : {}),
    },
    variants,
    defaultIndex,
    sizes: distinctOptions(variants.map((variant) => variant.size)),
    colors: distinctOptions(variants.map((variant) => variant.color)),
    primaryCategoryID: xp.PrimaryCategoryID ?? null,
    articles: xp.Articles ?? [],
    brand: xp.Brand ?? null,
    guarantee: xp.Guarantee ?? null,
    substitution: xp.Substitution ?? null,
    facts: productFacts(xp),
    nextChange: nextChange(
      rows.map((row) => row.product),
      now,
    ),
  };
}

/** The first instant (ISO) at which a release of these products begins, ends or stops being new; `null` when none comes. */
export function nextChange(products: readonly BuyerProduct[], now: Date): string | null {
  const instants = products.flatMap((product) => {
    const xp = productXp(product);
    const start = xp && releaseStart(xp);
    return xp ? [start, start && newUntil(start), releaseEnd(xp)] : [];
  });
  const coming = instants.filter(
    (instant): instant is Date => instant instanceof Date && instant > now,
  );
  coming.sort((a, b) => a.getTime() - b.getTime());
  return coming[0]?.toISOString() ?? null;
}

/** What `{n} options available` counts: distinct non-empty values, and nothing when there is only one. */
export function optionCount(values: readonly (string | null | undefined)[]): number {
  const distinct = distinctOptions(values).length;
  return distinct > 1 ? distinct : 0;
}

/** Distinct non-empty values in their first order. */
function distinctOptions(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter((value): value is string => Boolean(value)))];
}
