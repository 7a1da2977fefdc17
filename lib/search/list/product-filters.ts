import type { Arrives, ListPlace } from '@/lib/catalogue/category/list-place';
import { itemOfClass } from '@/lib/delivery/delivery-class';
import { isId } from '@/lib/core/ids';

/** What a list of products asks for beyond the shop's standing rules. */
export interface ProductScope {
  /** A category's ID: products in it or below. */
  categoryID?: string;
  /** Only reduced products (the on-sale page). */
  onSale?: boolean;
  /** What the search page searches for. */
  query?: string;
  /** Only what can arrive in time. */
  arrives?: Arrives;
}

/** What a list's place asks for. */
export function scopeOf(place: ListPlace): ProductScope {
  const { arrives } = place;
  return 'query' in place ? { query: place.query, ...(arrives ? { arrives } : {}) } : place;
}

/**
 * The standing filters of every product query (specification A7): visible, inventory above 0 or infinite, active, within start and end dates,
 * workshop events excluded. Inventory and its flag are both numbers, because the engine refuses an OR of two kinds. Dates are Unix seconds. Throws on an ID of the wrong shape: it would change the filter.
 */
export function productFilters(scope: ProductScope, nowSeconds: number): string {
  if (scope.categoryID !== undefined && !isId(scope.categoryID))
    throw new TypeError('not a category ID');
  return [
    'Visible = 1',
    '(Inventory > 0 OR InfiniteInventory = 1)',
    'Active:true',
    `StartDate <= ${nowSeconds}`,
    `EndDate >= ${nowSeconds}`,
    'IsWorkShopEvent:false',
    ...(scope.categoryID ? [`CategoryIDs:${scope.categoryID}`] : []),
    ...(scope.onSale ? ['PercentOff > 0'] : []),
  ].join(' AND ');
}

/** An instant as the index keeps it, floored to five minutes so that equal queries stay equal for a while. */
export function indexTime(now: Date): number {
  return Math.floor(now.getTime() / 300_000) * 300;
}

/** The filter that keeps products of these delivery classes alone; of none, it keeps nothing. */
export function classFilter(classes: readonly string[]): string {
  const kept = classes.filter((each) => itemOfClass(each) !== null);
  return `(${(kept.length > 0 ? kept : ['nothing']).map((each) => `DeliveryClass:${each}`).join(' OR ')})`;
}
