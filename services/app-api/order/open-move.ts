import type { LineItem } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/time/clock';
import {
  endOfMove,
  openMoveOf,
  unitsAreMissing,
  type OpenMove,
} from '@/services/app-api/order/open-move-record';
import { isCommerceRefusal } from '../../upstream/commerce/failure';
import type { MiddlewareToken } from '../../upstream/commerce/middleware-token';
import { patchLine, patchOrder, type Worksheet } from '../../upstream/commerce/orders';
import { copyLine } from './write-lines';

/**
 * Runs `work`, which moves units, while the move is recorded on the order. After a refusal, which `work` has undone, the record is deleted; after any other
 * error it stays, and `readRepairedWorksheet` ends the move. Throws what `work` throws, and `CommerceFailure`.
 */
export async function underNote<T>(
  token: MiddlewareToken,
  orderID: string,
  move: Omit<OpenMove, 'At'>,
  work: () => Promise<T>,
): Promise<T> {
  await patchOrder(token, orderID, { xp: { Move: { ...move, At: now().toISOString() } } });
  try {
    const done = await work();
    await forget(token, orderID);
    return done;
  } catch (error) {
    if (isCommerceRefusal(error)) await forget(token, orderID);
    throw error;
  }
}

/** Whether units of an order are on no line at this moment. */
export function hasMissingUnits({ order, items }: Worksheet): boolean {
  const move = openMoveOf(order.xp);
  return move !== null && unitsAreMissing(move, items.map(quantityOf));
}

/** Reads an order whose lines may still change; first puts units back on a line that an interrupted move had taken off. Throws `CommerceFailure`. */
export async function readRepairedWorksheet(
  token: MiddlewareToken,
  read: () => Promise<Worksheet>,
): Promise<Worksheet> {
  const worksheet = await read();
  const { order, items } = worksheet;
  const move = openMoveOf(order.xp);
  if (!move || order.IsSubmitted) return worksheet;
  const end = endOfMove(move, items.map(quantityOf), now());
  if (end === 'under-way') return worksheet;
  const orderID = order.ID ?? '';
  const raised =
    end === 'raise' &&
    (await isAccepted(patchLine(token, orderID, move.To, { Quantity: move.Raised })));
  if (end !== 'forget' && !raised) await isAccepted(putBack(token, orderID, move, items));
  await forget(token, orderID);
  return read();
}

/** Puts the units back onto the line they came from; a line that was deleted is copied from the one it was to be equal to. */
async function putBack(
  token: MiddlewareToken,
  orderID: string,
  { From, To, Units, Left }: OpenMove,
  items: readonly LineItem[],
): Promise<void> {
  const equal = items.find(({ ID }) => ID === To);
  if (Left > 0) await patchLine(token, orderID, From, { Quantity: Left + Units });
  else if (equal?.ShippingAddress) {
    await copyLine(token, orderID, equal, Units, {
      lineID: From,
      address: equal.ShippingAddress,
      dateNeeded: equal.DateNeeded ?? null,
      xp: equal.xp ?? {},
    });
  }
}

/** Whether the platform accepted a write. Throws what is no refusal. */
async function isAccepted(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isCommerceRefusal(error)) return false;
    throw error;
  }
}

async function forget(token: MiddlewareToken, orderID: string): Promise<void> {
  await patchOrder(token, orderID, { xp: { Move: null } });
}

function quantityOf({ ID = '', Quantity = 0 }: LineItem): { id: string; quantity: number } {
  return { id: ID, quantity: Quantity };
}
