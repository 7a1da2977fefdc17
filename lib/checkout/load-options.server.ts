import 'server-only';
import { refusals } from '@/lib/cart/refusals';
import { findOrderID } from '@/lib/cart/shopper-order.server';
import { now } from '@/lib/core/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, type Result } from '@/lib/core/result';
import { deliveryItem, type DeliveryItem } from '@/lib/delivery/item';
import type { Shopper } from '@/lib/session/shopper';
import { listLineItems } from '@/lib/upstream/commerce/line-items';
import { isRefusedWith } from '@/lib/upstream/upstream-error';
import { deliveryFacts } from './delivery-facts.server';
import { checkoutOptions, type CheckoutOptions } from './options';
import { optionsQuerySchema } from './schema';

/** Methods, days and fee for a destination of the shopper's cart, or of some of its lines. */
export function loadOptions(shopper: Shopper, query: URLSearchParams): Promise<Result<CheckoutOptions, Problem>> {
  return refusals(async () => {
    const asked = optionsQuerySchema.safeParse(Object.fromEntries(query));
    if (!asked.success) return err(problem('bad-request'));
    const [items, facts] = await Promise.all([cartItems(shopper, asked.data.lines), deliveryFacts()]);
    return checkoutOptions({ query: asked.data, items, facts, now: now() });
  });
}

async function cartItems(shopper: Shopper, wanted?: readonly string[]): Promise<DeliveryItem[]> {
  const session = await shopper.live();
  const orderID = session && await findOrderID(shopper, session);
  if (!session || !orderID) return [];
  try {
    const lines = await shopper.call(session, ({ accessToken }) => listLineItems(accessToken, orderID));
    return lines.filter(({ ID }) => !wanted || wanted.includes(ID ?? '')).map((line) => deliveryItem(line.ProductID ?? '', line.Product?.xp ?? {}));
  } catch (error) {
    if (isRefusedWith(error, 404)) return [];
    throw error;
  }
}
