import { categoryPath, categoryRoute, type CategoryRoute } from '@/lib/routes/category-path';
import { salePagePath, salePath } from '@/lib/routes/sale-path';

/** A list of products with an address of its own: a category, or what is reduced. Plain data that goes to the browser and into a search's scope. */
export type ListPlace = { categoryID: string } | { onSale: true };

/** Path of a list, and the value of `?c=` where it has one. */
export function placeRoute(place: ListPlace): CategoryRoute {
  return 'categoryID' in place ? categoryRoute(place.categoryID) : { pathname: salePath, c: null };
}

/** The canonical path of a page of a list. */
export function placePath(place: ListPlace, page = 1): string {
  return 'categoryID' in place ? categoryPath(place.categoryID, page) : salePagePath(page);
}
