import 'server-only';
import type { LineItem } from 'ordercloud-javascript-sdk';
import { isGiftCardProduct } from '@/lib/catalogue/gift-card';
import { toCents } from '@/lib/core/money';
import { log } from '@/lib/core/log';
import type { Session } from '@/lib/session/session';
import { addGiftCard, submissionStatus } from '@/lib/upstream/app-api/orders';
import { createLineItem, deleteLineItem, listLineItems } from '@/lib/upstream/commerce/line-items';
import { transferOrder } from '@/lib/upstream/commerce/me';
import { deleteOrder, getOrder, listUnsubmittedOrders } from '@/lib/upstream/commerce/orders';
import { isRefusedWith, isUpstreamError } from '@/lib/upstream/upstream-error';

/**
 * The order a customer goes on with after logging in (specification A4, ruling 9): a visitor's order that has items is handed over, and the
 * lines of the customer's older unsubmitted orders move into it. What fails is logged and tried again at the next log-in: a line stays
 * where it was until it is in its new place. `null` when the customer's newest order, if any, is to be found as usual.
 */
export async function takeOverCart(
  accessToken: string,
  visitor: Session | null,
): Promise<string | null> {
  try {
    const handedOver = await handOver(accessToken, visitor);
    if (handedOver) await gatherInto(accessToken, handedOver);
    return handedOver;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'cart not taken over', { operation: 'log-in', outcome: error.kind });
    return null;
  }
}

/** The visitor's order when it has items and now belongs to the customer: by this log-in, or by another one at the same time. */
async function handOver(accessToken: string, visitor: Session | null): Promise<string | null> {
  if (visitor?.kind !== 'anonymous' || !visitor.orderID) return null;
  try {
    if ((await listLineItems(visitor.accessToken, visitor.orderID)).length === 0) return null;
    await transferOrder(accessToken, visitor.accessToken);
    return visitor.orderID;
  } catch (error) {
    if (!isUpstreamError(error) || error.kind !== 'refused') throw error;
    const own = await getOrder(accessToken, visitor.orderID);
    return own?.Status === 'Unsubmitted' ? visitor.orderID : null;
  }
}

/**
 * Moves the lines of every other unsubmitted order into `orderID`; an order that is emptied is deleted. Log-ins at once may all do so:
 * each line keeps its ID, so it arrives once, and an order goes only when nothing was added to it meanwhile.
 */
async function gatherInto(accessToken: string, orderID: string): Promise<void> {
  const others = (await listUnsubmittedOrders(accessToken)).flatMap(({ ID }) =>
    ID && ID !== orderID ? [ID] : [],
  );
  for (const other of others) {
    if (await wasSubmitted(accessToken, other)) continue;
    const lines = await linesLeft(accessToken, other);
    const moved = [];
    for (const line of lines)
      moved.push(await move(accessToken, { from: other, to: orderID }, line));
    if (moved.every(Boolean) && (await linesLeft(accessToken, other)).length === 0)
      await deleteOrder(accessToken, other);
  }
}

/** The lines of an order; none for one that is gone. */
async function linesLeft(accessToken: string, orderID: string): Promise<LineItem[]> {
  try {
    return await listLineItems(accessToken, orderID);
  } catch (error) {
    if (isRefusedWith(error, 404)) return [];
    throw error;
  }
}

/** Moves one line under its own ID, so that a repetition finds it moved; `false` when it cannot be bought again as it is. */
async function move(
  accessToken: string,
  { from, to }: { from: string; to: string },
  line: LineItem,
): Promise<boolean> {
  const lineID = line.ID ?? '';
  try {
    if (isGiftCardProduct(line.ProductID)) {
      const email = (line.xp as { Email?: unknown } | null)?.Email;
      const body = {
        LineItemID: lineID,
        ProductID: line.ProductID,
        AmountCents: toCents(line.UnitPrice ?? 0),
        Quantity: line.Quantity,
        ...(typeof email === 'string' ? { Email: email } : {}),
      };
      await addGiftCard(accessToken, to, body, () => null);
    } else {
      const Specs = line.Specs?.map(({ SpecID, OptionID, Value }) => ({ SpecID, OptionID, Value }));
      await createLineItem(accessToken, to, {
        ID: lineID,
        ProductID: line.ProductID,
        Quantity: line.Quantity,
        Specs,
      });
    }
  } catch (error) {
    if (!isUpstreamError(error) || error.kind !== 'refused') throw error;
    return false;
  }
  await deleteLineItem(accessToken, from, lineID).catch((error: unknown) => {
    if (!isRefusedWith(error, 404)) throw error;
  });
  return true;
}

/** Whether an order was ever sent off: then its lines are not touched. */
async function wasSubmitted(accessToken: string, orderID: string): Promise<boolean> {
  try {
    await submissionStatus(accessToken, orderID, () => null);
    return true;
  } catch (error) {
    if (isRefusedWith(error, 404)) return false;
    throw error;
  }
}
