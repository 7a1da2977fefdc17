import 'server-only';
import type { Session } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { createOrder, listUnsubmittedOrders } from '@/lib/upstream/commerce/orders';
import { isRefusedWith } from '@/lib/upstream/upstream-error';

/** The ID of the shopper's cart: the one an anonymous token names, or a customer's newest unsubmitted order; `null` when there is none (specification A4). */
export async function findOrderID(shopper: Shopper, session: Session): Promise<string | null> {
  if (session.orderID) return session.orderID;
  const [newest] = await shopper.call(session, ({ accessToken }) =>
    listUnsubmittedOrders(accessToken),
  );
  if (newest?.ID) remember(shopper, newest.ID);
  return newest?.ID ?? null;
}

/** The order to write to; a customer without one gets a new order. Throws `UpstreamError`. */
export async function orderForWrite(shopper: Shopper, session: Session): Promise<string> {
  const known = await findOrderID(shopper, session);
  if (known) return known;
  const { ID } = await createOrder(session.accessToken, {});
  if (!ID) throw new Error('The commerce platform made an order without an ID.');
  remember(shopper, ID);
  return ID;
}

/** Makes the order an anonymous token names; that a parallel request made it first is fine. Throws `UpstreamError`. */
export async function claimOrder(accessToken: string, orderID: string): Promise<void> {
  try {
    await createOrder(accessToken, { ID: orderID });
  } catch (error) {
    if (!isRefusedWith(error, 409)) throw error;
  }
}

function remember(shopper: Shopper, orderID: string): void {
  const session = shopper.current();
  if (session) shopper.set({ ...session, orderID });
}
