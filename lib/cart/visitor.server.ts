import 'server-only';
import type { Problem } from '@/lib/core/errors/error-codes';
import { log } from '@/lib/core/log';
import { ok, type Result } from '@/lib/core/result';
import { revokeSession } from '@/lib/session/ended-visits.server';
import type { Session, SessionView } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { orNull } from '@/lib/upstream/commerce/client';
import { listLineItems } from '@/lib/upstream/commerce/line-items';
import { isUnanswered, isUpstreamError } from '@/lib/upstream/upstream-error';
import { refusals } from './change/refusals';
import { findOrderID, orderInPlaceOf } from './shopper-order.server';

/**
 * Who the visitor is, as far as the browser may know, with the units in their cart. Without a session nothing is called. While the platform does not answer, a
 * signed-in customer stays signed in, and the units are not known (specification A8, ruling 27).
 */
export function readVisitor(shopper: Shopper): Promise<Result<SessionView, Problem>> {
  return refusals(async () => {
    const session = await shopper
      .live()
      .catch((error: unknown) => sessionWithoutRenewal(shopper, error));
    return session ? view(session, await readCartCount(shopper, session)) : view(null, 0);
  });
}

/** Makes the anonymous session where there is none; the lock around it is the browser's (architecture rule 1). */
export function startVisit(shopper: Shopper): Promise<Result<SessionView, Problem>> {
  return refusals(async () => ok(view(await shopper.ensure(), null)));
}

/**
 * Ends this device's visit: the cookie goes, an order's receipt with it, and no copy of a customer's cookie opens again (specification A2 Sign Out,
 * ruling 38). Their other devices go on.
 */
export async function endVisit(shopper: Shopper): Promise<Result<SessionView, Problem>> {
  const session = shopper.current();
  shopper.end();
  if (session?.kind === 'customer') await revokeSession(session);
  return ok(view(null, 0));
}

/** The cookie's session, used although its token could not be renewed. Rethrows an error that is no outage. */
function sessionWithoutRenewal(shopper: Shopper, error: unknown): Session | null {
  if (!isUnanswered(error)) throw error;
  log('warn', 'session-not-renewed', { operation: 'refresh', outcome: error.kind });
  return shopper.current();
}

async function readCartCount(shopper: Shopper, session: Session): Promise<number | null> {
  try {
    const orderID = await findOrderID(shopper, session);
    if (!orderID) return 0;
    const linesOf = (id: string) =>
      shopper.call(session, ({ accessToken }) => orNull(listLineItems(accessToken, id)));
    const lines = await linesOf(orderID);
    const other = lines ? null : await orderInPlaceOf(shopper, orderID);
    const counted = lines ?? (other === null ? null : await linesOf(other)) ?? [];
    return counted.reduce((sum, line) => sum + (line.Quantity ?? 0), 0);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'cart-count-unavailable', { operation: 'session', outcome: error.kind });
    return null;
  }
}

function view(session: Session | null, cartCount: number | null): SessionView {
  return {
    kind: session?.kind ?? 'none',
    ...(session?.kind === 'customer' ? { userID: session.userID } : {}),
    firstName: session?.firstName ?? null,
    lastName: session?.lastName ?? null,
    cartCount,
  };
}
