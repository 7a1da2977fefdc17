import type { ProductSummary } from '@/lib/catalogue/product/product';
import { pushEcommerce } from './data-layer';
import { itemOfSummary } from '@/lib/analytics/items';
import { rememberClick, sendSearchEvent } from './search-events';

/** Reports the products of a list as shown: GA4 `view_item_list`, positions from `first`. */
export function reportListView(
  list: string,
  products: readonly ProductSummary[],
  first: number,
): void {
  pushEcommerce('view_item_list', {
    item_list_name: list,
    items: products.map((product, index) =>
      itemOfSummary(product, { list, position: first + index }),
    ),
  });
}

interface Selected {
  list: string;
  product: Pick<ProductSummary, 'productCode' | 'title' | 'price'>;
  /** Over all pages, from 1. */
  position: number;
}

interface ProductClick extends Selected {
  product: ProductSummary;
  /** The search answer the product was in, or `null`. */
  queryID: string | null;
}

/** Reports a product as chosen from a list: GA4 `select_item` (specification A7). */
export function reportSelected({ list, product, position }: Selected): void {
  pushEcommerce('select_item', {
    item_list_name: list,
    items: [itemOfSummary(product, { list, position })],
  });
}

/** Reports a click on a product: `select_item`, and the search engine's click with query ID and position (specification A7). */
export function reportProductClick({ list, queryID, product, position }: ProductClick): void {
  reportSelected({ list, product, position });
  if (!queryID) return;
  rememberClick(product.productCode, queryID);
  sendSearchEvent({ type: 'click', objectID: product.productID, queryID, position });
}
