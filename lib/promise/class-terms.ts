import type { ProductVariant } from '@/lib/catalogue/product/product';
import { ruledCategory } from '@/lib/delivery/days/day-rules';
import { deliveryClassOf } from '@/lib/delivery/delivery-class';
import type { DeliveryFacts } from '@/lib/delivery/delivery-facts';
import type { DeliveryItem } from '@/lib/delivery/item';
import type { BuyerSettings } from '@/lib/delivery/settings';
import { leastSold } from './least-sold';
import {
  shippingTerms,
  shippingTimes,
  type ShippingTerm,
  type ShippingTimes,
} from './shipping-terms';

/** What products that are delivered alike have in common, as a key: their class, and the category where a rule speaks of it. While the rules are not at hand (`null`), one may speak of any. */
export function deliveredAlike(
  item: DeliveryItem,
  rules: Pick<BuyerSettings, 'xp'> | null,
): string {
  const category = rules ? ruledCategory(item, rules) : item.category;
  return `${deliveryClassOf(item)}/${category ?? ''}`;
}

/** How variants are delivered by the facts of an instant, worked out once for all that are delivered alike; empty where the fields that delivery goes by are not known. */
export function classTerms(
  facts: DeliveryFacts,
  now: Date,
): (variant: ProductVariant) => readonly ShippingTerm[] {
  const found = new Map<string, ShippingTimes>();
  return (variant) => {
    const least = leastSold(variant);
    if (!least) return [];
    const { item, goods } = least;
    const key = deliveredAlike(item, facts.settings);
    const times = found.get(key) ?? shippingTimes(item, facts, now);
    found.set(key, times);
    return shippingTerms(item, goods, times, facts);
  };
}
