import { z } from 'zod';
import {
  emailGiftCard,
  giftCardLimits,
  giftCardProducts,
  giftCardSpecs,
  mostGiftCards,
} from '@/lib/catalogue/gift-card';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { formatCents, toDollars } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import { quantityFacts } from '@/lib/orders/availability';
import type { CalculatedOrder } from '@/lib/orders/calculated-order';
import { lineFromWorksheet } from '@/lib/orders/from-worksheet';
import { quantityProblem } from '@/lib/orders/quantity-limits';
import { emailSchema } from '@/lib/address/schema';
import { CommerceFailure } from '../../upstream/commerce/failure';
import { createLine, shopperWorksheet } from '../../upstream/commerce/orders';
import { shopperProducts } from '../../upstream/commerce/products';
import { calculateOrder, type Planning } from '../calculate/calculate-order';
import { idSchema } from '../../http/field-schemas';

/** `POST /api/order/{id}/giftcards`: which card, its worth in cents, how many, and who gets one by e-mail (ruling 23). */
export const giftCardOrderSchema = z
  .strictObject({
    /** The ID for the line, for a caller that may repeat: the same ID is added once. */
    LineItemID: idSchema.optional(),
    ProductID: z.enum(giftCardProducts),
    AmountCents: z.number().int().min(giftCardLimits.least).max(giftCardLimits.most),
    Quantity: z.number().int().min(1).max(mostGiftCards),
    Email: emailSchema().optional(),
  })
  .refine(({ ProductID, Email }) => (ProductID === emailGiftCard) === (Email !== undefined), {
    path: ['Email'],
  });

type GiftCardOrder = z.infer<typeof giftCardOrderSchema>;

/**
 * Adds gift cards of a chosen amount to a shopper's order, then calculates it. The shopper's token proves the order theirs; the price is set with the App API's
 * own token, which alone may (ruling 23). Repeatable only with a `LineItemID`. Throws `CommerceFailure`.
 */
export async function addGiftCard(
  planning: Planning,
  accessToken: string,
  orderID: string,
  { LineItemID, ProductID, AmountCents, Quantity, Email }: GiftCardOrder,
): Promise<Result<CalculatedOrder, Problem>> {
  const [{ order, items }, products] = await Promise.all([
    shopperWorksheet(accessToken, orderID),
    shopperProducts(accessToken, [ProductID]),
  ]);
  if (order.IsSubmitted) return err(problem('order-already-placed'));
  const product = products.get(ProductID);
  if (!product) return err(problem('product-unavailable', { ids: [ProductID] }));
  if (items.some(({ ID }) => ID === LineItemID))
    return ok(await calculateOrder(planning, accessToken, orderID, false));
  const tooMany = quantityProblem(
    Quantity,
    quantityFacts({ id: '', productID: ProductID }, items.map(lineFromWorksheet), product),
  );
  if (tooMany) return err(tooMany);
  const line = {
    ...(LineItemID ? { ID: LineItemID } : {}),
    ProductID,
    Quantity,
    UnitPrice: toDollars(AmountCents),
    Specs: [
      { SpecID: giftCardSpecs.amount, Value: formatCents(AmountCents) },
      ...(Email ? [{ SpecID: giftCardSpecs.email, Value: Email }] : []),
    ],
    xp: Email ? { Email } : {},
  };
  try {
    await createLine(planning.upstream.token, orderID, line);
  } catch (error) {
    if (!LineItemID || !(error instanceof CommerceFailure && error.code === 'IdExists'))
      throw error;
  }
  return ok(await calculateOrder(planning, accessToken, orderID, false));
}
