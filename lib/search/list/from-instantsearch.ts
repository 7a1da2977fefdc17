import type { ProductSummary } from '@/lib/catalogue/product/product';
import { facetAttributes } from '@/lib/core/facets';
import { listPage } from './list-page';
import type { ProductListPage } from './product-list';

interface FacetCount {
  name: string;
  count: number;
}

/** What is read of InstantSearch's `results`, by the names of its documentation. */
export interface ListResults {
  hits: readonly (ProductSummary & { objectID: string })[];
  nbHits: number;
  page: number;
  nbPages: number;
  queryID?: string;
  /** Values of a facet, of a chosen one as they are without that choice. */
  getFacetValues(
    attribute: string,
    options: { sortBy?: string[] },
  ): FacetCount[] | FacetCount | undefined;
  getFacetStats(attribute: string): { min?: number; max?: number } | undefined;
}

/** A page of a list from InstantSearch's `results`, where `DeliveryClass` is a facet beside those of the page and `Price` a range. */
export function listPageOfResults(results: ListResults): ProductListPage {
  const { hits, nbHits, page, nbPages, queryID } = results;
  return listPage({
    hits,
    nbHits,
    page,
    nbPages,
    queryID: queryID ?? null,
    counts: Object.fromEntries(
      facetAttributes.map((attribute) => [attribute, countsOf(results, attribute)]),
    ),
    price: results.getFacetStats('Price'),
    classes: countsOf(results, 'DeliveryClass'),
  });
}

/** Counts of a facet's values, without what is chosen and found nowhere: InstantSearch adds it with a count of 0. */
function countsOf(results: ListResults, attribute: string): Record<string, number> {
  const values = results.getFacetValues(attribute, {});
  return Object.fromEntries(
    (Array.isArray(values) ? values : [])
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => [name, count]),
  );
}
