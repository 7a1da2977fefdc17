import type { ProductSummary } from '@/lib/catalogue/product';
import type { CategoryMatch } from './category-matches';
import type { ContentHit } from './from-algolia';
import type { ListPage } from './paging';
import type { Countable, QuickEvent } from './quick-search';

/** What a search found: a page of products and, beside it, categories, events, articles and pages. */
export interface SiteSearch {
  products: ListPage<ProductSummary> & { queryID: string | null };
  categories: CategoryMatch[];
  events: { items: QuickEvent[]; total: number; queryID: string | null };
  care: { items: (ContentHit & Countable)[]; total: number; queryID: string | null };
}
