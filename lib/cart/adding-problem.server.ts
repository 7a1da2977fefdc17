import 'server-only';
import { now } from '@/lib/core/clock';
import type { Problem } from '@/lib/core/error-codes';
import { quantityFacts, saleProblem } from '@/lib/orders/availability';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { listedProduct } from '@/lib/orders/listed-product';
import { quantityProblem } from '@/lib/orders/quantity-limits';
import { orNull } from '@/lib/upstream/commerce/client';
import { listLineItems } from '@/lib/upstream/commerce/line-items';
import { listProductsById } from '@/lib/upstream/commerce/products';
import type { AddLine } from './schema';

/**
 * Why so many units of a product cannot be added to an order, or `null` when they can: when it is sold, schedule, stock minus SafetyStock, and what lines
 * of the order hold already (specification A5). An order not made yet holds nothing; a product that is not listed is left to the platform's own
 * refusal. Throws `UpstreamError`.
 */
export async function addingProblem(
  accessToken: string,
  orderID: string,
  { productID, quantity }: Pick<AddLine, 'productID' | 'quantity'>,
): Promise<Problem | null> {
  const [[product], items] = await Promise.all([
    listProductsById([productID]),
    orNull(listLineItems(accessToken, orderID)),
  ]);
  const lines = (items ?? []).map(lineFromWorksheet);
  if (!product) return null;
  const listed = listedProduct(product);
  return (
    saleProblem(listed, now()) ??
    quantityProblem(quantity, quantityFacts({ id: '', productID }, lines, listed))
  );
}
