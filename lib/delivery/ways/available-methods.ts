import { itemLeadDays, type DeliveryItem } from '../item';
import { deliveryMethods, type DeliveryMethod } from '../method';

/** A method all items of a shipment can go by. */
export interface AvailableMethod {
  method: DeliveryMethod;
  /** The largest number of lead days among the items. */
  leadDays: number;
  /** The items' categories, where they have some. */
  categories?: readonly string[];
}

/** The methods every item enables, in the order of specification A9, each with the largest lead days; none for no items. */
export function availableMethods(items: readonly DeliveryItem[]): AvailableMethod[] {
  if (items.length === 0) return [];
  const categories = [...new Set(items.flatMap(({ category }) => category ?? []))];
  return deliveryMethods.flatMap((method) => {
    const leads = items.map((item) => itemLeadDays(item, method));
    return leads.includes(null)
      ? []
      : [
          {
            method,
            leadDays: Math.max(...leads.map((lead) => lead ?? 0)),
            ...(categories.length > 0 ? { categories } : {}),
          },
        ];
  });
}
