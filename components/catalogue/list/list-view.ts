import type { ListChoice } from '@/lib/catalogue/category/list-address';
import type { ProductListPage } from '@/lib/search/list/product-list';

/** What a list shows at a moment: an answer, the choice it is shown for, and whether another answer is on its way. */
export interface ListView {
  /** `null` when the search engine does not answer. */
  list: ProductListPage | null;
  choice: ListChoice;
  busy: boolean;
}

/** A view that was asked for. */
export interface WantedView {
  choice: ListChoice;
  page: number;
}
