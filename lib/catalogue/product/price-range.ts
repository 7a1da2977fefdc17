import type { Cents } from '@/lib/core/money';
import type { PriceRange } from './product';

interface Priced {
  price: Cents;
  retailPrice: Cents | null;
}

/** Rounded percent between retail price and price in cents, 0 when nothing is reduced (specification A9). */
export function percentOff({ price, retailPrice }: Priced): number {
  if (retailPrice === null || retailPrice <= price) return 0;
  return Math.round(((retailPrice - price) / retailPrice) * 100);
}

/** A reduced range of prices in cents; where prices or retail prices differ it says "Up to N" (specification A9). */
export function reducedRange(reduced: Required<Omit<PriceRange, 'upTo'>>): PriceRange {
  return {
    ...reduced,
    upTo: reduced.from !== reduced.to || reduced.retailFrom !== reduced.retailTo,
  };
}

/** Range of a group's prices in cents, with the retail prices and the highest percent where something is reduced (specification A9). */
export function priceRange(variants: readonly Priced[]): PriceRange {
  const prices = variants.map((variant) => variant.price);
  const range = { from: Math.min(...prices), to: Math.max(...prices) };
  const highest = Math.max(...variants.map(percentOff));
  if (highest <= 0) return range;
  const retail = variants.map((variant) => Math.max(variant.retailPrice ?? 0, variant.price));
  return reducedRange({
    ...range,
    retailFrom: Math.min(...retail),
    retailTo: Math.max(...retail),
    percentOff: highest,
  });
}

/** What the least of a product that is sold costs, and what it would without a reduction; `retail` is `null` where nothing is reduced. */
export function leastCost({ price, retailPrice, minQuantity }: Priced & { minQuantity: number }): {
  price: Cents;
  retail: Cents | null;
} {
  const isReduced = retailPrice !== null && retailPrice > price;
  return { price: price * minQuantity, retail: isReduced ? retailPrice * minQuantity : null };
}
