import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import { problem, type Problem } from '@/lib/core/error-codes';
import { formatCents, toDollars } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { createLine, shopperWorksheet } from '../../upstream/commerce/orders';
import { shopperProducts } from '../../upstream/commerce/products';
import type { Upstream } from '../../upstream/upstream';
import { calculateOrder } from '../calculate/calculate-order';
import type { GiftCardOrder } from './schema';

/**
 * Puts gift cards into a shopper's order at the worth they chose, then calculates it. The shopper's token proves the order theirs; the
 * price is set with the App API's own, because nobody else may (decision 23). Not repeatable. Throws `CommerceFailure`.
 */
export async function addGiftCard(
  upstream: Upstream, accessToken: string, orderID: string, { ProductID, AmountCents, Quantity, Email }: GiftCardOrder,
): Promise<Result<CalculatedOrder, Problem>> {
  const [{ order }, products] = await Promise.all([shopperWorksheet(accessToken, orderID), shopperProducts(accessToken, [ProductID])]);
  if (order.IsSubmitted) return err(problem('order-already-placed'));
  if (!products.has(ProductID)) return err(problem('product-unavailable', { ids: [ProductID] }));
  await createLine(upstream.token, orderID, {
    ProductID,
    Quantity,
    UnitPrice: toDollars(AmountCents),
    Specs: [
      { SpecID: giftCardSpecs.amount, Value: formatCents(AmountCents) },
      ...(Email ? [{ SpecID: giftCardSpecs.email, Value: Email }] : []),
    ],
    xp: Email ? { Email } : {},
  });
  return ok(await calculateOrder(upstream, accessToken, orderID, false));
}
