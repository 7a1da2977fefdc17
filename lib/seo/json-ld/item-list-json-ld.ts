import { showing } from '@/lib/search/list/paging';
import type { ProductListPage } from '@/lib/search/list/product-list';
import { breadcrumbJsonLd, type Crumb } from './breadcrumb-json-ld';
import type { JsonLdNode } from './json-ld';
import { absolute } from '../page-meta';

/** What a page of a list says to search engines: its crumbs below home and, where it has products, those. */
export function listPageJsonLd(
  crumbs: readonly Crumb[],
  list: ProductListPage | null,
  origin: string,
): JsonLdNode[] {
  const trail = breadcrumbJsonLd([{ label: 'Home', path: '/' }, ...crumbs], origin);
  return list && list.items.length > 0 ? [trail, itemListJsonLd(list, origin)] : [trail];
}

/** ItemList of a page: address and position of each product, counted over all pages. */
function itemListJsonLd({ items, page, total }: ProductListPage, origin: string): JsonLdNode {
  const firstPosition = showing(page, total).from;
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: firstPosition + index,
      url: absolute(item.path, origin),
      name: item.title,
    })),
  };
}
