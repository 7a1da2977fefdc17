import { toDollars } from '@/lib/core/money';
import { pushEcommerce } from './data-layer';
import type { AnalyticsItem } from '@/lib/analytics/items';
import { queryIDFor, sendSearchEvent } from './search-events';

/** Reports a product as looked at: GA4 `view_item`. */
export function reportProductView(item: AnalyticsItem): void {
  pushEcommerce('view_item', { currency: 'USD', value: item.price, items: [item] });
}

interface AddedUnits {
  item: AnalyticsItem;
  quantity: number;
  /** The default product of the group, as the search engine knows it. */
  objectID: string;
}

/** Reports units put in the cart: GA4 `add_to_cart`, and the conversion of the search answer that led here, where one did. */
export function reportAddedToCart({ item, quantity, objectID }: AddedUnits): void {
  const value = toDollars(Math.round(item.price * 100) * quantity);
  pushEcommerce('add_to_cart', { currency: 'USD', value, items: [{ ...item, quantity }] });
  const queryID = queryIDFor(item.item_id);
  if (queryID) sendSearchEvent({ type: 'conversion', objectID, queryID });
}
