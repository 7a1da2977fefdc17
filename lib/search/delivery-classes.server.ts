import 'server-only';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import type { Arrives } from '@/lib/catalogue/category/list-place';
import { searchIndexes } from '@/lib/config/search-indexes';
import { now } from '@/lib/core/time/clock';
import { arrivalsOf } from '@/lib/delivery/days/class-arrivals.server';
import { search } from '@/lib/upstream/search/client';
import { indexTime, productFilters } from './list/product-filters';

/** As many values of a facet as one answer of the search engine can have. */
const mostValues = 1000;

/** The delivery classes of all that is listed, kept. Throws `UpstreamError`. */
export function listedClasses(): Promise<string[]> {
  return cached(
    'product-list',
    'delivery-classes',
    async () => {
      const [answer] = await search([
        {
          indexName: searchIndexes.products,
          filters: productFilters({}, indexTime(now())),
          facets: ['DeliveryClass'],
          maxValuesPerFacet: mostValues,
          hitsPerPage: 0,
        },
      ]);
      return Object.keys(answer?.facets?.DeliveryClass ?? {}).sort();
    },
    { tags: [tags.catalogue] },
  );
}

/** The classes of products that can arrive in time; `null` where nothing is to arrive. Throws `UpstreamError` while the facts were never read: nothing is promised then. */
export async function arrivingClasses(arrives: Arrives | undefined): Promise<string[] | null> {
  if (!arrives) return null;
  const found = await arrivalsOf(await listedClasses(), arrives);
  return Object.keys(found).filter((each) => found[each]?.can);
}
