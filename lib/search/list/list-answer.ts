import type { ProductSummary } from '@/lib/catalogue/product/product';

/** An answer of one query of a list, with the fields of the search engine's own answer that its widgets read. */
export interface ListAnswer {
  index: string;
  hits: (ProductSummary & { objectID: string })[];
  nbHits: number;
  /** Counted from 0. */
  page: number;
  nbPages: number;
  hitsPerPage: number;
  facets: Record<string, Record<string, number>>;
  facets_stats: Record<string, { min?: number; max?: number }>;
  queryID: string | null;
}

/** What `POST /api/search/products` answers, in the order asked; `null` while the search engine does not answer. */
export interface ListAnswers {
  results: ListAnswer[] | null;
}
