import 'server-only';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import { now } from '@/lib/core/clock';
import { log } from '@/lib/core/log';
import { retrySoon } from '@/lib/cache/retry-soon';
import type { ListChoice } from '@/lib/catalogue/list-address';
import { search } from '@/lib/upstream/search/client';
import { facetFilters, priceFilters } from './facet-filters';
import { facetsFromAnswer, type FacetAttribute } from './facets';
import { summaryFromHit } from './from-algolia';
import { countedFacets, toSearchQuery, type ListRequest } from './list-requests';
import { indexTime, type ProductScope } from './product-filters';
import type { ProductListPage } from './product-list';
import type { ProductRecord } from './record';
import { sortIndex } from './sort';

/** One page of a category or of what is reduced, cached. Throws `UpstreamError` when there is no copy to serve. */
export function getProductList(scope: ProductScope, page: number): Promise<ProductListPage> {
  const shown = scope.categoryID ? tags.list(scope.categoryID) : tags.saleList;
  return cached('product-list', `${scope.categoryID ?? ''}/${scope.onSale ? 'sale' : ''}/${page}`, () => queryProducts(scope, page), { tags: [shown] });
}

/** One page of a category, or `null` when the search engine is not available and there is no copy (000 §8: logged, emptied). */
export function getCategoryList(categoryID: string, page: number): Promise<ProductListPage | null> {
  return orUnavailable('category', () => getProductList({ categoryID }, page), retrySoon);
}

/** The reduced products, or `null` like a category. */
export function getSaleList(page: number): Promise<ProductListPage | null> {
  return orUnavailable('sale', () => getProductList({ onSale: true }, page), retrySoon);
}

/** One page of a refined view, or `null` when the search engine is not available. */
export function queryRefinedList(scope: ProductScope, page: number, choice: ListChoice): Promise<ProductListPage | null> {
  return orUnavailable('refined', () => queryProducts(scope, page, choice));
}

/** One page of products, asked for anew each time. Its facets count the alternatives of their own values. Throws `UpstreamError`. */
export async function queryProducts(scope: ProductScope, page: number, choice?: ListChoice): Promise<ProductListPage> {
  const chosen = choice ? facetFilters(choice) : [];
  const main: ListRequest = {
    index: sortIndex(choice?.sort ?? null) ?? 'products', page: page - 1, countsOnly: false,
    facets: countedFacets, facetFilters: chosen, numericFilters: choice ? priceFilters(choice) : [],
  };
  const alternatives = chosen.map((group, index): ListRequest => ({
    ...main, page: 0, countsOnly: true, facets: [group[0]?.split(':')[0] as FacetAttribute], facetFilters: chosen.filter((_, other) => other !== index),
  }));
  const seconds = indexTime(now());
  const [answer, ...others] = await search<ProductRecord>([main, ...alternatives].map((request) => toSearchQuery(scope, request, seconds)));
  const counts = Object.assign({}, answer?.facets, ...others.map((other) => other.facets)) as Record<string, Record<string, number>>;
  const total = answer?.nbHits ?? 0;
  const prices = answer?.facets_stats?.Price;
  return {
    items: (answer?.hits ?? []).map((hit) => summaryFromHit(hit, now())),
    page,
    pages: answer?.nbPages ?? 0,
    total,
    facets: facetsFromAnswer(counts, total),
    prices: prices?.min !== undefined && prices.max !== undefined ? { min: Math.floor(prices.min), max: Math.ceil(prices.max) } : null,
    queryID: answer?.queryID ?? null,
  };
}

async function orUnavailable<T>(operation: string, read: () => Promise<T>, otherwise?: () => Promise<void>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    log('warn', 'search-unavailable', { operation, outcome: error instanceof Error ? error.name : 'unknown' });
    await otherwise?.();
    return null;
  }
}
