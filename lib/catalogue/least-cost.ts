import type { Cents } from '@/lib/core/money';
import type { ProductVariant } from './product/product';

/** What the least of a product that is sold costs, and what it would without a reduction; `retail` is `null` where nothing is reduced. */
export function leastCost({
  price,
  retailPrice,
  minQuantity,
}: Pick<ProductVariant, 'price' | 'retailPrice' | 'minQuantity'>): {
  price: Cents;
  retail: Cents | null;
} {
  const isReduced = retailPrice !== null && retailPrice > price;
  return { price: price * minQuantity, retail: isReduced ? retailPrice * minQuantity : null };
}
