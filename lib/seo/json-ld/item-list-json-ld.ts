import type { ProductSummary } from '@/lib/catalogue/product/product';
import type { JsonLdNode } from './json-ld';
import { absolute } from '../page-meta';

/** ItemList of a category page: address and position of each product, counted over all pages. */
export function itemListJsonLd(
  items: readonly ProductSummary[],
  firstPosition: number,
  total: number,
  origin: string,
): JsonLdNode {
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
