import 'server-only';
import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/clock';
import { log } from '@/lib/core/log';
import { search } from '@/lib/upstream/search/client';
import { contentHitFromAlgolia, summaryFromHit } from './from-algolia';
import { indexTime, productFilters } from './product-filters';
import type { ContentRecord, ProductRecord } from './record';
import type { SiteSearch } from './site-search';

const careHits = 12;

/** Searches products and articles at once, never cached; `null` when the search engine is not available (000 §8: logged, emptied). */
export async function searchSite(query: string, page: number): Promise<SiteSearch | null> {
  try {
    return await askBoth(query, page);
  } catch (error) {
    log('warn', 'search-unavailable', { operation: 'site', outcome: error instanceof Error ? error.name : 'unknown' });
    return null;
  }
}

async function askBoth(query: string, page: number): Promise<SiteSearch> {
  const [products, care] = await search<ProductRecord | ContentRecord>([
    {
      indexName: 'products', query, filters: productFilters({}, indexTime(now())), distinct: true,
      hitsPerPage: limits.searchHitsPerPage, page: page - 1, clickAnalytics: true,
    },
    { indexName: 'contentful_data', query, hitsPerPage: careHits },
  ]);
  return {
    products: {
      items: (products?.hits ?? []).map((hit) => summaryFromHit(hit as unknown as ProductRecord, now())),
      page,
      pages: products?.nbPages ?? 0,
      total: products?.nbHits ?? 0,
      queryID: products?.queryID ?? null,
    },
    care: { items: (care?.hits ?? []).map((hit) => contentHitFromAlgolia(hit as unknown as ContentRecord)), total: care?.nbHits ?? 0 },
  };
}
