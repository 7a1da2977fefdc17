import 'server-only';
import { cached } from '@/lib/cache/cached';
import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/clock';
import type { ListChoice } from '@/lib/catalogue/list-address';
import type { ProductSummary } from '@/lib/catalogue/product';
import { search } from '@/lib/upstream/search/client';
import { facetFilters, priceFilters } from './facet-filters';
import { facetDefinitions, facetsFromAnswer, type Facet } from './facets';
import { summaryFromHit } from './from-algolia';
import type { ListPage } from './paging';
import { indexTime, productFilters, type ProductScope } from './product-filters';
import type { ProductRecord } from './record';
import { sortIndex } from './sort';

/** A page of products with the facets of the same answer. */
export interface ProductListPage extends ListPage<ProductSummary> {
  facets: Facet[];
}

const allFacets = facetDefinitions.map(({ attribute }) => attribute);

/** One page of a category or of what is reduced, cached. Throws `UpstreamError` when there is no copy to serve. */
export function getProductList(scope: ProductScope, page: number): Promise<ProductListPage> {
  return cached('product-list', `${scope.categoryID ?? ''}/${scope.onSale ? 'sale' : ''}/${page}`, () => queryProducts(scope, page));
}

/** One page of a refined view, asked for anew each time. Its facets count the alternatives of their own values. Throws `UpstreamError`. */
export async function queryProducts(scope: ProductScope, page: number, choice?: ListChoice): Promise<ProductListPage> {
  const chosen = choice ? facetFilters(choice) : [];
  const request = {
    indexName: sortIndex(choice?.sort ?? null) ?? 'products',
    filters: productFilters(scope, indexTime(now())),
    distinct: true,
    numericFilters: choice ? priceFilters(choice) : [],
  };
  const main = { ...request, facetFilters: chosen, facets: [...allFacets], hitsPerPage: limits.searchHitsPerPage, page: page - 1, clickAnalytics: true };
  const alternatives = chosen.map((group, index) => ({
    ...request,
    facetFilters: chosen.filter((_, other) => other !== index),
    facets: [group[0]?.split(':')[0] ?? ''],
    hitsPerPage: 0,
  }));
  const [answer, ...others] = await search<ProductRecord>([main, ...alternatives]);
  const counts = Object.assign({}, answer?.facets, ...others.map((other) => other.facets)) as Record<string, Record<string, number>>;
  const total = answer?.nbHits ?? 0;
  return {
    items: (answer?.hits ?? []).map((hit) => summaryFromHit(hit, now())),
    page,
    pages: answer?.nbPages ?? 0,
    total,
    facets: facetsFromAnswer(counts, total),
  };
}
