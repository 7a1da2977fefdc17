import { productTitle } from '@/lib/catalogue/product/product-title';
import type { OrderLine } from '@/lib/orders/line/order-line';

/** The lines a change concerns, as it names them. */
export function changedLines(lines: readonly OrderLine[]): {
  lineIDs: string[];
  titles: string[];
} {
  return {
    lineIDs: lines.map(({ id }) => id),
    titles: lines.map(({ productName, productXp }) =>
      productTitle(productName, productXp.WebFacingProductTitle),
    ),
  };
}
