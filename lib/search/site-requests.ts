import { searchIndexes } from '@/lib/config/search-indexes';
import type { SearchForHits } from 'algoliasearch/lite';
import { limits } from '@/lib/config/limits';
import { productFilters } from './list/product-filters';

/** Products for a query, one per product code (specification A7). `nowSeconds` is `indexTime`. */
export function productRequest(
  query: string,
  nowSeconds: number,
  hitsPerPage: number,
  page = 1,
): SearchForHits {
  return {
    indexName: searchIndexes.products,
    query,
    filters: productFilters({}, nowSeconds),
    distinct: true,
    hitsPerPage,
    page: page - 1,
    clickAnalytics: true,
  };
}

/** Events for a query (specification A7): visible, between their dates, one per event. What is curated concerns products (decision 127). */
export function eventRequest(
  query: string,
  nowSeconds: number,
  hitsPerPage: number = limits.eventSearchHits,
): SearchForHits {
  return {
    indexName: searchIndexes.products,
    query,
    filters: `Visible = 1 AND StartDate <= ${nowSeconds} AND EndDate >= ${nowSeconds}`,
    facetFilters: ['IsDefaultProduct:true', 'IsWorkShopEvent:true'],
    enableRules: false,
    removeWordsIfNoResults: 'none',
    distinct: true,
    hitsPerPage,
    clickAnalytics: true,
  };
}

/** Articles and static pages for a query. */
export function contentRequest(query: string, hitsPerPage: number, page = 1): SearchForHits {
  return {
    indexName: searchIndexes.content,
    query,
    hitsPerPage,
    page: page - 1,
    clickAnalytics: true,
  };
}

/** Popular searches for a query. */
export function suggestionRequest(query: string, hitsPerPage: number): SearchForHits {
  return { indexName: searchIndexes.suggestions, query, hitsPerPage };
}
