import type { ProductSummary } from '@/lib/catalogue/product';
import type { Facet } from './facets';
import type { ListPage } from './paging';

/** A page of products with the facets of the same answer. */
export interface ProductListPage extends ListPage<ProductSummary> {
  facets: Facet[];
}
