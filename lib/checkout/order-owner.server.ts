import 'server-only';
import type { Shopper } from '@/lib/session/shopper';
import type { OrderProof } from '@/lib/upstream/app-api/gift-cards';
import { withCatalogueToken } from '@/lib/upstream/commerce/catalogue-token';

/**
 * Runs a call about an order as the shopper who placed it: by the link in a guest's receipt of this order, or by the customer's session. `null` for anyone
 * else, without a call (ruling 29).
 */
export async function asOrderOwner<T>(
  shopper: Shopper,
  userID: string,
  orderID: string,
  run: (proof: OrderProof) => Promise<T>,
): Promise<T | null> {
  const receipt = shopper.receipt();
  if (receipt?.userID === userID && receipt.orderID === orderID) return byLink(receipt.link, run);
  const session = await shopper.live();
  if (session?.kind !== 'customer' || session.userID !== userID) return null;
  return shopper.call(session, ({ accessToken }) => run({ accessToken, link: null }));
}

/** Runs a call about an order with the proof of its link. */
export function byLink<T>(link: string, run: (proof: OrderProof) => Promise<T>): Promise<T> {
  return withCatalogueToken((accessToken) => run({ accessToken, link }));
}
