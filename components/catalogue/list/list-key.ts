import { listPath, type ListChoice } from '@/lib/catalogue/category/list-address';
import type { ListPlace } from '@/lib/catalogue/category/list-place';
import type { ProductListPage } from '@/lib/search/list/product-list';

/**
 * The React key of a list that the server made: the router keeps what a page holds where only the query of its address changes, so that another page or choice
 * from the server has to begin a list of its own.
 */
export function listKey(
  place: ListPlace,
  choice: ListChoice,
  list: ProductListPage | null,
): string | undefined {
  return list ? listPath(place, choice, list.page) : undefined;
}
