import { toDollars } from '@/lib/core/money';
import type { OrderLine } from '@/lib/orders/line/order-line';
import type { ShopProduct } from '../../upstream/commerce/products';

/** The regular price of a line's product (`xp.RetailPrice`, specification A3): dollars, `null` where the price is not reduced. */
export function retailPriceOf(product: ShopProduct | undefined): number | null {
  return product?.retailPrice == null ? null : toDollars(product.retailPrice);
}

/** Lines with the present retail prices of their products, or with the price they have where the product's is not known. */
export function withRetailPrices(
  lines: readonly OrderLine[],
  products: ReadonlyMap<string, ShopProduct>,
): OrderLine[] {
  return lines.map((line) => {
    const product = products.get(line.productID);
    return product?.prices
      ? { ...line, xp: { ...line.xp, RetailPrice: retailPriceOf(product) } }
      : line;
  });
}
