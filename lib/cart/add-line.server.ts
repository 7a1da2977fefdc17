import 'server-only';
import type { Problem } from '@/lib/core/error-codes';
import type { Result } from '@/lib/core/result';
import type { Session } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { createLineItem } from '@/lib/upstream/commerce/line-items';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import type { Cart } from './cart';
import { isMissing } from './commerce-problem';
import { loadCart } from './load-cart.server';
import { openForChange } from './open-for-change.server';
import { refusals } from './refusals';
import type { AddLine } from './schema';
import { claimOrder, orderForWrite } from './shopper-order.server';

/**
 * Adds a line and answers the whole cart. The first write of a visitor makes the anonymous session; its order is made when the
 * platform says that it does not exist yet (000 §4). The platform prices the line and checks stock and limits.
 */
export function addLine(shopper: Shopper, line: AddLine): Promise<Result<Cart, Problem>> {
  return refusals(async () => {
    const open = await openForChange(shopper);
    if (!open.ok) return open;
    await shopper.call(open.value.session, (live) => createLine(shopper, live, line));
    return loadCart(shopper);
  });
}

async function createLine(shopper: Shopper, session: Session, { productID, quantity, specs }: AddLine): Promise<void> {
  const orderID = await orderForWrite(shopper, session);
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
}
