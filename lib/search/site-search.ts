import type { ProductSummary } from '@/lib/catalogue/product';
import type { ContentHit } from './from-algolia';
import type { ListPage } from './paging';

/** What a search found: a page of products and, beside it, articles and pages. */
export interface SiteSearch {
  products: ListPage<ProductSummary> & { queryID: string | null };
  care: { items: ContentHit[]; total: number };
}
