import 'server-only';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import type { ProductGroup, ProductVariant } from '@/lib/catalogue/product/product';
import { now } from '@/lib/core/time/clock';
import { deliveryFacts } from '@/lib/delivery/sources.server';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { classTerms, deliveredAlike, leastSold } from './class-terms';
import type { ShippingTerm } from './shipping-terms';

/** Tags of what shows how products are delivered, whatever the day. */
export const shippingTags = [
  tags.buyerSetting('rates'),
  tags.buyerSetting('arrival'),
  tags.localCities,
];

/** How each product of a group is delivered, by its ID, for cached pages: kept by delivery class and handling. None while the facts were never read. */
export async function getShippingTermsOrNone({
  variants,
}: Pick<ProductGroup, 'variants'>): Promise<Record<string, ShippingTerm[]>> {
  try {
    const terms = variants.map(
      async (variant) => [variant.productID, await termsOf(variant)] as const,
    );
    return Object.fromEntries(await Promise.all(terms));
  } catch (error) {
    if (isUpstreamError(error)) return {};
    throw error;
  }
}

async function termsOf(variant: ProductVariant): Promise<ShippingTerm[]> {
  const least = leastSold(variant);
  if (!least) return [];
  const { item, goods } = least;
  return cached(
    'buyer-settings',
    `shipping/${deliveredAlike(item, null)}/${JSON.stringify(goods)}`,
    async () => [...classTerms(await deliveryFacts(), now())(variant)],
    { tags: shippingTags },
  );
}
