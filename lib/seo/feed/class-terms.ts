import type { ProductVariant } from '@/lib/catalogue/product/product';
import { deliveryClassOf } from '@/lib/delivery/delivery-class';
import type { DeliveryFacts } from '@/lib/delivery/delivery-facts';
import { leastSold } from '@/lib/promise/least-sold';
import { ruledCategory } from '@/lib/delivery/days/day-rules';
import {
  shippingTerms,
  shippingTimes,
  type ShippingTerm,
  type ShippingTimes,
} from '@/lib/promise/shipping-terms';

/** How variants are delivered by the facts of an instant, worked out once for all that are delivered alike. */
export function classTerms(
  facts: DeliveryFacts,
  now: Date,
): (variant: ProductVariant) => readonly ShippingTerm[] {
  const found = new Map<string, ShippingTimes>();
  return (variant) => {
    const least = leastSold(variant);
    if (!least) return [];
    const { item, goods } = least;
    const ruled = ruledCategory(item, facts.settings) ?? '';
    const key = `${deliveryClassOf(item)} ${ruled}`;
    const times = found.get(key) ?? shippingTimes(item, facts, now);
    found.set(key, times);
    return shippingTerms(item, goods, times, facts);
  };
}
