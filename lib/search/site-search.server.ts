import 'server-only';
import { getCategoryTreeOrNone } from '@/lib/catalogue/categories.server';
import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/clock';
import { log } from '@/lib/core/log';
import { search } from '@/lib/upstream/search/client';
import { bestMatches } from './best-match';
import { categoryMatches } from './category-matches';
import { contentHitFromAlgolia, summaryFromHit } from './from-algolia';
import { indexTime } from './product-filters';
import { quickArticle, quickEvent } from './quick-rows';
import type { ContentRecord, ProductRecord } from './record';
import { contentRequest, eventRequest, productRequest } from './site-requests';
import type { SiteSearch } from './site-search';

const mostCare = 100;

/** Searches products, categories, events and articles at once, never cached; `null` when the search engine is not available (000 §8). */
export async function searchSite(query: string, page: number): Promise<SiteSearch | null> {
  try {
    return await askAll(query, page);
  } catch (error) {
    log('warn', 'search-unavailable', { operation: 'site', outcome: error instanceof Error ? error.name : 'unknown' });
    return null;
  }
}

async function askAll(query: string, page: number): Promise<SiteSearch> {
  const time = indexTime(now());
  const [[products, events, care], tree] = await Promise.all([
    search<ProductRecord & ContentRecord>([productRequest(query, time, limits.searchHitsPerPage, page), eventRequest(query, time), contentRequest(query, mostCare)]),
    getCategoryTreeOrNone(),
  ]);
  const found = bestMatches(products?.hits ?? []);
  const eventHits = bestMatches(events?.hits ?? []);
  const [eventsID, careID] = [events?.queryID ?? null, care?.queryID ?? null];
  return {
    products: {
      items: found.map((hit) => summaryFromHit(hit, now())), page, pages: products?.nbPages ?? 0, total: products?.nbHits ?? 0,
      queryID: products?.queryID ?? null,
    },
    categories: categoryMatches(query, tree, found, limits.quickRows.mobile),
    events: { items: eventHits.map((hit, index) => quickEvent(hit, index + 1, eventsID)), total: eventHits.length, queryID: eventsID },
    care: { items: (care?.hits ?? []).map((hit, index) => ({ ...contentHitFromAlgolia(hit), ...quickArticle(hit, index + 1) })), total: care?.nbHits ?? 0, queryID: careID },
  };
}
