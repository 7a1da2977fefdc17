import 'server-only';
import type { Shopper } from '@/lib/session/shopper';

/**
 * Runs a call about an order with the token of the one who placed it: a guest's receipt of this order, or the customer's session.
 * `null` for anyone else, and nobody is asked (ruling 29).
 */
export async function asOrderOwner<T>(
  shopper: Shopper,
  userID: string,
  orderID: string,
  run: (accessToken: string) => Promise<T>,
): Promise<T | null> {
  const receipt = shopper.receipt();
  if (receipt?.userID === userID && receipt.orderID === orderID) return run(receipt.accessToken);
  const session = await shopper.live();
  if (session?.kind !== 'customer' || session.userID !== userID) return null;
  return shopper.call(session, (live) => run(live.accessToken));
}
