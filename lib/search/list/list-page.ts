import { listLimits } from '@/lib/config/list-limits';
import { facetsFromAnswer } from '../facets';
import type { ListAnswer } from './list-answer';
import type { ProductListPage } from './product-list';

/**
 * A page of a list from the answers to its queries (`listRequests`), the list's own first: facets and price bounds (whole dollars) are those
 * without the choice made in each of them. The server and InstantSearch in the browser both read their answers here.
 */
export function listPageOf([main, ...others]: readonly [
  ListAnswer,
  ...ListAnswer[],
]): ProductListPage {
  const counts = Object.assign(
    {},
    main.facets,
    ...others.map(({ facets }) => facets),
  ) as ListAnswer['facets'];
  const { Price: price } = (others.find(({ facets_stats }) => facets_stats.Price) ?? main)
    .facets_stats;
  return {
    items: main.hits.map(({ objectID: _, ...item }) => item),
    page: main.page + 1,
    pages: main.nbPages,
    total: main.nbHits,
    facets: facetsFromAnswer(counts, main.nbHits),
    prices:
      price?.min !== undefined && price.max !== undefined
        ? { min: Math.floor(price.min), max: Math.ceil(price.max) }
        : null,
    queryID: main.queryID,
    classes: wholeCounts(main.facets.DeliveryClass ?? {}),
  };
}

/** Counts of a facet, where none of its values can be missing; `null` where there are as many as are counted at most. */
function wholeCounts(counts: Record<string, number>): Record<string, number> | null {
  return Object.keys(counts).length < listLimits.searchFacetValues ? counts : null;
}
