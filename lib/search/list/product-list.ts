import type { ProductSummary } from '@/lib/catalogue/product/product';
import type { FacetAttribute } from '@/lib/core/facets';
import type { Facet } from '../facets';
import type { ListPage } from './paging';

/** A page of products with the facets of the same answer. */
export interface ProductListPage extends ListPage<ProductSummary> {
  facets: Facet[];
  /** The facets to show first, of the list before anything is chosen (`leadingFacets`); not in what the browser asks for. */
  leading?: FacetAttribute[];
  /** Lowest and highest price of the answer in whole dollars; `null` when it has none. */
  prices: { min: number; max: number } | null;
  /** How many products of each delivery class there are; `null` where they are too many to be counted, so that nobody can say how many of the list arrive. */
  classes?: Record<string, number> | null;
  /** Names the answer in click and conversion events; valid for about an hour. */
  queryID: string | null;
}

/** A list whose address says what is to arrive, rightly or not: it has the form also where its delivery classes are too many to be counted, to be put right or left. */
export function withArrivalForm(
  list: ProductListPage | null,
  arrival: object | null | undefined,
): ProductListPage | null {
  return list && arrival ? { ...list, classes: list.classes ?? {} } : list;
}
