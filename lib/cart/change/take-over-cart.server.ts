import 'server-only';
import type { LineItem } from 'ordercloud-javascript-sdk';
import { isGiftCardProduct } from '@/lib/catalogue/gift-card';
import { toCents } from '@/lib/core/money';
import { log } from '@/lib/core/log';
import type { Session } from '@/lib/session/session';
import {
  addGiftCard,
  calculateOrder,
  putLineItems,
  submissionStatus,
} from '@/lib/upstream/app-api/orders';
import { orNull } from '@/lib/upstream/commerce/client';
import { createLineItem, deleteLineItem, listLineItems } from '@/lib/upstream/commerce/line-items';
import { transferOrder } from '@/lib/upstream/commerce/me';
import { deleteOrder, getOrder, listUnsubmittedOrders } from '@/lib/upstream/commerce/orders';
import { isRefused, isRefusedWith, isUpstreamError } from '@/lib/upstream/upstream-error';
import { parseCalculatedOrder } from '../calculated-order-schema';
import type { CartShipment } from '../cart';
import { fromAppApi } from '../from-app-api';
import { samePlace, sameWish } from '../same-place';
import type { Fulfillment } from '../schema';

/**
 * The order a customer continues with after logging in (specification A4, ruling 9): a visitor's order that has items is transferred, and the lines of the
 * customer's older unsubmitted orders move into it. What fails is logged and tried again at the next log-in; a line stays where it is until it has been copied,
 * and an order that was transferred is the cart whatever becomes of the others. `null` where the customer's newest order is to be found as usual.
 */
export async function takeOverCart(
  accessToken: string,
  visitor: Session | null,
): Promise<string | null> {
  const handedOver = await orLogged('cart not taken over', () =>
    transferVisitorOrder(accessToken, visitor),
  );
  if (handedOver)
    await orLogged('older carts not taken over', () => gatherInto(accessToken, handedOver));
  return handedOver;
}

async function orLogged<T>(event: string, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', event, { operation: 'log-in', outcome: error.kind });
    return null;
  }
}

/** Transfers the visitor's order to the customer and returns its ID; `null` when it is empty or cannot be transferred. One that another log-in has just transferred counts. */
async function transferVisitorOrder(
  accessToken: string,
  visitor: Session | null,
): Promise<string | null> {
  if (visitor?.kind !== 'anonymous' || !visitor.orderID) return null;
  try {
    if ((await listLineItems(visitor.accessToken, visitor.orderID)).length === 0) return null;
    await transferOrder(accessToken, visitor.accessToken);
    return visitor.orderID;
  } catch (error) {
    if (!isRefused(error)) throw error;
    const own = await getOrder(accessToken, visitor.orderID);
    return own?.Status === 'Unsubmitted' ? visitor.orderID : null;
  }
}

/**
 * Moves the lines of every other unsubmitted order into `orderID`, with recipient, day and words; an emptied order is deleted. Parallel log-ins may all do so:
 * each line keeps its ID, so it arrives once, and an order is only deleted when nothing was added to it meanwhile.
 */
async function gatherInto(accessToken: string, orderID: string): Promise<void> {
  const others = (await listUnsubmittedOrders(accessToken)).flatMap(({ ID }) =>
    ID && ID !== orderID ? [ID] : [],
  );
  for (const other of others) {
    if (await wasSubmitted(accessToken, other)) continue;
    const lines = await linesLeft(accessToken, other);
    const shipments = lines.length > 0 ? await shipmentsOf(accessToken, other) : [];
    const copied = [];
    for (const line of lines) if (await copy(accessToken, orderID, line)) copied.push(line);
    const IDs = new Set(copied.map(({ ID }) => ID));
    for (const shipment of shipments) {
      const there = shipment.lines.flatMap(({ id }) => (IDs.has(id) ? [id] : []));
      await repeatFulfillment(accessToken, orderID, sameWish(shipment, there));
      await repeatFulfillment(accessToken, orderID, samePlace(shipment, there));
    }
    for (const { ID = '' } of copied) await orNull(deleteLineItem(accessToken, other, ID));
    if (copied.length === lines.length && (await linesLeft(accessToken, other)).length === 0)
      await deleteOrder(accessToken, other);
  }
}

/** The shipments of an order with recipients and words; none when they cannot be read. */
async function shipmentsOf(accessToken: string, orderID: string): Promise<CartShipment[]> {
  try {
    return fromAppApi(await calculateOrder(accessToken, orderID, parseCalculatedOrder)).shipments;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'recipients not taken over', { operation: 'log-in', outcome: error.kind });
    return [];
  }
}

/** Sends these fulfillment requests until one is accepted; after none, the lines have no recipient yet. */
async function repeatFulfillment(
  accessToken: string,
  orderID: string,
  requests: Fulfillment[],
): Promise<void> {
  for (const request of requests) {
    try {
      await putLineItems(accessToken, orderID, request, () => null);
      return;
    } catch (error) {
      if (!isUpstreamError(error)) throw error;
      log('warn', 'recipient not taken over', { operation: 'log-in', outcome: error.kind });
    }
  }
}

/** The lines of an order; none for one that is gone. */
async function linesLeft(accessToken: string, orderID: string): Promise<LineItem[]> {
  return (await orNull(listLineItems(accessToken, orderID))) ?? [];
}

/** Copies a line into another order under its own ID, so that a repetition finds it there; `false` when it can no longer be bought as it is. */
async function copy(accessToken: string, to: string, line: LineItem): Promise<boolean> {
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
    if (!isRefused(error)) throw error;
    return false;
  }
  return true;
}

/** Whether an order was ever submitted: then its lines are not touched. */
async function wasSubmitted(accessToken: string, orderID: string): Promise<boolean> {
  try {
    await submissionStatus(accessToken, orderID, () => null);
    return true;
  } catch (error) {
    if (isRefusedWith(error, 404)) return false;
    throw error;
  }
}
