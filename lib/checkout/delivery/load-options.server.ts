import 'server-only';
import { refusals } from '@/lib/cart/change/refusals';
import { cartLines, noVisit } from '@/lib/cart/shopper-order.server';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, type Result } from '@/lib/core/result';
import { deliveryFacts } from '@/lib/delivery/sources.server';
import { deliveryItem } from '@/lib/delivery/item';
import { presentXp } from '@/lib/orders/availability';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { listedProduct } from '@/lib/orders/listed-product';
import type { OrderLine } from '@/lib/orders/line/order-line';
import type { Shopper } from '@/lib/session/shopper';
import { productsById } from '@/lib/upstream/commerce/catalogue';
import { checkoutOptions, type CheckoutOptions } from './options';
import { optionsQuerySchema } from '../schema';

/**
 * The delivery methods with their costs, and the days, for a destination of the shopper's cart or of some of its lines; by the products' present data, priced
 * as they will be charged. Where none of those asked for is there, nothing can be said of a place: `visit-ended` or `order-already-placed` where the visit is over, else
 * `not-found`.
 */
export function loadOptions(
  shopper: Shopper,
  query: URLSearchParams,
): Promise<Result<CheckoutOptions, Problem>> {
  return refusals(async () => {
    const parsedQuery = optionsQuerySchema.safeParse(Object.fromEntries(query));
    if (!parsedQuery.success) return err(problem('bad-request'));
    const [lines, facts] = await Promise.all([
      linesAsSold(shopper, parsedQuery.data.lines),
      deliveryFacts(),
    ]);
    if (lines.length === 0 && parsedQuery.data.lines)
      return err((await shopper.live()) ? problem('not-found') : noVisit(shopper));
    const items = lines.map(({ productID, productXp }) => deliveryItem(productID, productXp));
    const goods = lines.map(({ quantity, productXp }) => ({
      quantity,
      handlingCents: productXp.HandlingCents ?? 0,
    }));
    return checkoutOptions({ query: parsedQuery.data, items, goods, facts, now: now() });
  });
}

async function linesAsSold(shopper: Shopper, wanted?: readonly string[]): Promise<OrderLine[]> {
  const lines = (await cartLines(shopper, wanted)).map(lineFromWorksheet);
  const products = new Map(
    (await productsById([...new Set(lines.map(({ productID }) => productID))])).map((product) => [
      product.ID ?? '',
      listedProduct(product),
    ]),
  );
  return lines.map((line) => ({ ...line, productXp: { ...presentXp(line, products) } }));
}
