import type { ProductVariant } from '@/lib/catalogue/product/product';
import { ruledCategory } from '@/lib/delivery/days/day-rules';
import { deliveryClassOf } from '@/lib/delivery/delivery-class';
import type { DeliveryFacts } from '@/lib/delivery/delivery-facts';
import { type DeliveryItem, deliveryItem } from '@/lib/delivery/item';
import type { BuyerSettings } from '@/lib/delivery/settings';
import type { HandledGoods } from '@/lib/delivery/shipment-cost';
import {
  shippingTerms,
  shippingTimes,
  type ShippingTerm,
  type ShippingTimes,
} from './shipping-terms';

/** The least of a product that is sold, as the rules of delivery and its cost see it. */
interface LeastSold {
  item: DeliveryItem;
  goods: [HandledGoods];
}

/** The least of a variant that can be bought; `null` where the fields that delivery goes by are not known. */
export function leastSold({
  productID,
  minQuantity,
  delivery,
}: Pick<ProductVariant, 'productID' | 'minQuantity' | 'delivery'>): LeastSold | null {
  if (!delivery) return null;
  return {
    item: deliveryItem(productID, delivery),
    goods: [{ quantity: minQuantity, handlingCents: delivery.HandlingCents ?? 0 }],
  };
}

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
