import 'server-only';
import { cached } from '@/lib/cache/cached';
import { orElse, orElseKept } from '@/lib/cache/or-else';
import { tags } from '@/lib/cache/tags';
import { getCategoryTreeOrNone } from '@/lib/catalogue/category/categories.server';
import { noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';
import { leadingFacets } from '../facets';
import type { ListAnswer } from './list-answer';
import { listPageOf, withShownCategories } from './list-page';
import { listRequests, toSearchQuery, type ListRequest } from './list-requests';
import { type ProductScope, indexTime } from './product-filters';
import type { ProductListPage } from './product-list';
import type { SearchResponse } from 'algoliasearch/lite';
import { now } from '@/lib/core/time/clock';
import { search } from '@/lib/upstream/search/client';
import { filteredColors } from '@/lib/search/color-pictures';
import { summaryFromHit } from '@/lib/search/from-algolia';
import { arrivingClasses } from '@/lib/search/delivery-classes.server';
import type { ProductRecord } from '@/lib/search/record';

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

/** Asks the search engine the queries of a list in one request; returns the answers in the same order. Throws `UpstreamError`. */
export async function askList(
  scope: ProductScope,
  requests: readonly ListRequest[],
): Promise<[ListAnswer, ...ListAnswer[]]> {
  const seconds = indexTime(now());
  const classes = await arrivingClasses(scope.arrives);
  const answers = await search<ProductRecord>(
    requests.map((request) => toSearchQuery(scope, request, seconds, classes)),
  );
  return requests.map((request, index) => listAnswerOf(request, answers[index])) as [
    ListAnswer,
    ...ListAnswer[],
  ];
}

/** The engine's answer to a query of a list: hits as summaries in the colors it is filtered by, counts as they are. */
export function listAnswerOf(
  { index, facetFilters }: ListRequest,
  answer: SearchResponse<ProductRecord> | undefined,
): ListAnswer {
  const colors = filteredColors(facetFilters);
  return {
    index,
    hits: (answer?.hits ?? []).map((hit) => ({
      objectID: hit.objectID,
      ...summaryFromHit(hit, now(), colors),
    })),
    nbHits: answer?.nbHits ?? 0,
    page: answer?.page ?? 0,
    nbPages: answer?.nbPages ?? 0,
    hitsPerPage: answer?.hitsPerPage ?? 0,
    facets: answer?.facets ?? {},
    facets_stats: answer?.facets_stats ?? {},
    queryID: answer?.queryID ?? null,
  };
}
