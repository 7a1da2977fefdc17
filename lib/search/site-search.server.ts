import 'server-only';
import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/clock';
import type { ProductSummary } from '@/lib/catalogue/product';
import { search } from '@/lib/upstream/search/client';
import { contentHitFromAlgolia, summaryFromHit, type ContentHit } from './from-algolia';
import type { ListPage } from './paging';
import { indexTime, productFilters } from './product-filters';
import type { ContentRecord, ProductRecord } from './record';

/** What a search found: a page of products and, beside it, articles and pages. */
export interface SiteSearch {
  products: ListPage<ProductSummary> & { queryID: string | null };
  care: { items: ContentHit[]; total: number };
}

const careHits = 12;

/** Searches products and articles at once, never cached. Throws `UpstreamError`. */
export async function searchSite(query: string, page: number): Promise<SiteSearch> {
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
