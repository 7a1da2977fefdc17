import { toDollars } from '@/lib/core/money';
import type { OrderLine } from '@/lib/orders/line/order-line';
import type { ShopProduct } from '../../upstream/commerce/products';

/** What a line says its product costs regularly (`xp.RetailPrice`, specification A3): dollars, `null` where the price is not reduced. */
export function retailPriceOf(product: ShopProduct | undefined): number | null {
  return product?.retailPrice == null ? null : toDollars(product.retailPrice);
}

/** Lines with the present retail prices of their products, whether or not anything was said of them yet; where it is not known, as the line has it. */
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
