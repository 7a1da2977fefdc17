import { categoryPath, categoryRoute } from '@/lib/routes/category-path';
import { salePagePath, salePath } from '@/lib/routes/sale-path';
import { searchAddress, searchKeys, searchPath, searchRoute } from '@/lib/routes/search-path';

/** The products of a search, and the query's ID the address came with. */
interface SearchPlace {
  query: string;
  queryID: string | null;
}

/** A list of products with an address of its own: a category, what is reduced, or a search. Plain data that goes to the browser. */
export type ListPlace = { categoryID: string } | { onSale: true } | SearchPlace;

/** Path of a list, and the query keys that name it: `c`, or those of a search. */
export interface PlaceRoute {
  pathname: string;
  keys: Record<string, string>;
}

/** Where a list lives, for a form that refines it. */
export function placeRoute(place: ListPlace): PlaceRoute {
  if ('query' in place)
    return { pathname: searchRoute, keys: searchKeys(place.query, 'Products', place.queryID) };
  if ('onSale' in place) return { pathname: salePath, keys: {} };
  const { pathname, c } = categoryRoute(place.categoryID);
  return { pathname, keys: c === null ? {} : { c } };
}

/** The canonical path of a page of a list. */
export function placePath(place: ListPlace, page = 1): string {
  if ('query' in place) return searchPath(place.query, 'Products', place.queryID, page);
  return 'categoryID' in place ? categoryPath(place.categoryID, page) : salePagePath(page);
}

/** Whether an address is that of a list, refined or not. */
export function isPlaceAt(place: ListPlace, pathname: string, params: URLSearchParams): boolean {
  const route = placeRoute(place);
  if (pathname !== route.pathname) return false;
  if (!('query' in place)) return params.get('c') === (route.keys.c ?? null);
  const { query, type } = searchAddress(params);
  return query === place.query && type === 'Products';
}
