import 'server-only';
import type { Problem } from '@/lib/core/error-codes';
import { err, type Result } from '@/lib/core/result';
import type { Session } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { createLineItem } from '@/lib/upstream/commerce/line-items';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { addingProblem } from './adding-problem.server';
import type { Cart } from './cart';
import { isMissing } from './commerce-problem';
import { loadCart } from './load-cart.server';
import { openForChange } from './open-for-change.server';
import { refusals } from './refusals';
import type { AddLine } from './schema';
import { claimOrder, orderForWrite } from './shopper-order.server';

/**
 * Adds a line and answers the whole cart. The first write of a visitor makes the anonymous session; its order is made when the
 * platform says that it does not exist yet (specification A4). How many may be added is checked as for a change of quantity (specification A5); the platform
 * prices the line and checks the stock once more.
 */
export function addLine(shopper: Shopper, line: AddLine): Promise<Result<Cart, Problem>> {
  return refusals(async () => {
    const open = await openForChange(shopper);
    if (!open.ok) return open;
    const refused = await shopper.call(open.value.session, (live) =>
      createLine(shopper, live, line),
    );
    return refused ? err(refused) : loadCart(shopper);
  });
}

async function createLine(
  shopper: Shopper,
  session: Session,
  { productID, quantity, specs }: AddLine,
): Promise<Problem | null> {
  const orderID = await orderForWrite(shopper, session);
  const refused = await addingProblem(session.accessToken, orderID, { productID, quantity });
  if (refused) return refused;
  const body = {
    ProductID: productID,
    Quantity: quantity,
    Specs: specs.map(({ specID, optionID }) => ({ SpecID: specID, OptionID: optionID })),
  };
  try {
    await createLineItem(session.accessToken, orderID, body);
  } catch (error) {
    if (!isUpstreamError(error) || !isMissing(error, 'Order')) throw error;
    await claimOrder(session.accessToken, orderID);
    await createLineItem(session.accessToken, orderID, body);
  }
  return null;
}
