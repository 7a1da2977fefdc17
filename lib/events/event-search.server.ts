import 'server-only';
import { searchIndexes } from '@/lib/config/search-indexes';
import { cached } from '@/lib/cache/cached';
import { retrySoon } from '@/lib/cache/retry-soon';
import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/clock';
import { log } from '@/lib/core/log';
import { indexTime } from '@/lib/search/product-filters';
import type { ProductRecord } from '@/lib/search/record';
import { search } from '@/lib/upstream/search/client';
import { eventFacetFilters, eventFilters, type EventFilter } from './event-filters';

/** Codes of the events a search with specification A7's filters finds; `null` when the search engine is not available. */
export async function findEventCodes(filter: EventFilter): Promise<string[] | null> {
  const key = `events/${filter.categoryID ?? ''}/${filter.admission ?? ''}/${filter.featured}`;
  try {
    return await cached('search-result', key, () => query(filter));
  } catch (error) {
    log('warn', 'search-unavailable', {
      operation: 'events',
      outcome: error instanceof Error ? error.name : 'unknown',
    });
    await retrySoon();
    return null;
  }
}

async function query(filter: EventFilter): Promise<string[]> {
  const [answer] = await search<ProductRecord>([
    {
      indexName: searchIndexes.products,
      query: '',
      filters: eventFilters(indexTime(now())),
      facetFilters: eventFacetFilters(filter),
      distinct: true,
      hitsPerPage: limits.eventSearchHits,
      attributesToRetrieve: ['ProductCode'],
    },
  ]);
  return (answer?.hits ?? []).map(({ ProductCode }) => ProductCode);
}
