import 'server-only';
import { cached } from '@/lib/cache/cached';
import { orElse, orElseKept } from '@/lib/cache/or-else';
import { tags } from '@/lib/cache/tags';
import { getCategoryTreeOrNone } from '@/lib/catalogue/category/categories.server';
import { noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';
import { leadingFacets } from '../facets';
import type { ListAnswer } from './list-answer';
import { askList } from './list-answers.server';
import { listPageOf, withShownCategories } from './list-page';
import { listRequests } from './list-requests';
import type { ProductScope } from './product-filters';
import type { ProductListPage } from './product-list';

/** One page of a category or of what is reduced, cached. Throws `UpstreamError` when there is no copy to serve. */
async function getProductList(scope: ProductScope, page: number): Promise<ProductListPage> {
  const shown = scope.categoryID ? tags.list(scope.categoryID) : tags.saleList;
  const key = `${scope.categoryID ?? ''}/${scope.onSale ? 'sale' : ''}/${page}`;
  const list = await offered(
    await cached('product-list', key, () => askList(scope, listRequests(noChoice, page)), {
      tags: [shown],
    }),
  );
  return { ...list, leading: leadingFacets(list.facets, list.total) };
}

/** One page of a category, or `null` when the search engine is not available and there is no copy (specification A8: logged, emptied). */
export function getCategoryList(categoryID: string, page: number): Promise<ProductListPage | null> {
  return orElse('search', 'category', null, () => getProductList({ categoryID }, page));
}

/** The reduced products, or `null` like a category. */
export function getSaleList(page: number): Promise<ProductListPage | null> {
  return orElse('search', 'sale', null, () => getProductList({ onSale: true }, page));
}

/** One page of a refined view, its facets led as those of the whole list, or `null` when the search engine is not available. */
export function queryRefinedList(
  scope: ProductScope,
  page: number,
  choice: ListChoice,
): Promise<ProductListPage | null> {
  return orElseKept('search', 'refined', null, async () => {
    const [refined, whole] = await Promise.all([
      queryProducts(scope, page, choice),
      getProductList({ ...scope, arrives: undefined }, 1),
    ]);
    return { ...refined, leading: whole.leading };
  });
}

/** One page of products, asked for anew each time. Throws `UpstreamError`. */
export async function queryProducts(
  scope: ProductScope,
  page: number,
  choice: ListChoice,
): Promise<ProductListPage> {
  return offered(await askList(scope, listRequests(choice, page)));
}

/** A page of a list with the categories of today: a cached answer may be older than they are. */
async function offered(answers: [ListAnswer, ...ListAnswer[]]): Promise<ProductListPage> {
  return listPageOf(withShownCategories(answers, await getCategoryTreeOrNone()));
}
