import type { Cents } from '@/lib/core/money';
import type { PriceRange } from './product';

interface Priced {
  price: Cents;
  retailPrice: Cents | null;
}

/** Rounded percent between retail price and price in cents, 0 when nothing is reduced (000 §9). */
export function percentOff({ price, retailPrice }: Priced): number {
  if (retailPrice === null || retailPrice <= price) return 0;
  return Math.round(((retailPrice - price) / retailPrice) * 100);
}

/** Range of a group's prices in cents; a reduced range, or variants reduced unevenly, say "Up to N" (000 §9). */
export function priceRange(variants: readonly Priced[]): PriceRange {
  const prices = variants.map((variant) => variant.price);
  const percents = variants.map(percentOff);
  const range: PriceRange = { from: Math.min(...prices), to: Math.max(...prices) };
  const highest = Math.max(...percents);
  if (highest <= 0) return range;
  const retail = variants.map((variant) => Math.max(variant.retailPrice ?? 0, variant.price));
  return {
    ...range,
    retailFrom: Math.min(...retail),
    retailTo: Math.max(...retail),
    percentOff: highest,
    upTo: range.from !== range.to || percents.some((percent) => percent !== highest),
  };
}
