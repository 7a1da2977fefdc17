import type { ProductSummary } from '@/lib/catalogue/product/product';
import type { SearchType } from '@/lib/routes/search-path';
import type { CategoryMatch } from './category-matches';
import type { ContentHit } from './from-algolia';
import type { ListPage } from './list/paging';
import type { ProductListPage } from './list/product-list';
import type { Countable, QuickEvent } from './quick/quick-search';

/** What is searched for: words, the kind they are narrowed to, and which page of that kind, of products beside the others. */
export interface SiteQuestion {
  query: string;
  type: SearchType | null;
  page: number;
}

/** What a search found: a page of products and, beside it, categories, events, articles and pages. */
export interface SiteSearch {
  /** `total` is what was found, whatever is chosen on the Products tab. */
  products: ListPage<ProductSummary> & { queryID: string | null };
  /** The list of the Products tab with its facets (ruling 40); `null` beside the others. */
  list: ProductListPage | null;
  categories: CategoryMatch[];
  events: { items: QuickEvent[]; total: number; queryID: string | null };
  care: ListPage<ContentHit & Countable> & { queryID: string | null };
}

/** Popular searches and products, shown where nothing was found. */
export interface Alternatives {
  popular: readonly string[];
  products: readonly ProductSummary[];
}

export const noAlternatives: Alternatives = { popular: [], products: [] };

/** How many pages a search has, narrowed to a kind: events are all on the first. */
export function pagesOf({ products, care }: SiteSearch, type: SearchType | null): number {
  if (type === 'Events') return 1;
  return type === 'CareInfo' ? care.pages : products.pages;
}

/** Whether a search found nothing of any kind. */
export function isEmpty({ products, events, care, categories }: SiteSearch): boolean {
  return products.total + events.total + care.total + categories.length === 0;
}
