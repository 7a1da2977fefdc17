import type { LineItem } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/time/clock';
import {
  endOfMove,
  openMoveOf,
  unitsAreMissing,
  type OpenMove,
} from '@/services/app-api/order/open-move-record';
import { CommerceFailure } from '../../upstream/commerce/failure';
import type { MiddlewareToken } from '../../upstream/commerce/middleware-token';
import { patchLine, patchOrder, type Worksheet } from '../../upstream/commerce/orders';
import { layDown } from './write-lines';

/**
 * Moves units under a note on the order. What is refused has been put back by then, so the note goes; after anything else it stays, and
 * `wholeWorksheet` ends the move. Throws what `work` throws, and `CommerceFailure`.
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
    if (error instanceof CommerceFailure && error.refused) await forget(token, orderID);
    throw error;
  }
}

/** Whether units of an order are on no line at this moment. */
export function hasMissingUnits({ order, items }: Worksheet): boolean {
  const move = openMoveOf(order.xp);
  return move !== null && unitsAreMissing(move, items.map(quantityOf));
}

/** Reads an order whose lines may still change; units that a move had on its way when it broke off are on a line again. Throws `CommerceFailure`. */
export async function wholeWorksheet(
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
    end === 'raise' && (await taken(patchLine(token, orderID, move.To, { Quantity: move.Raised })));
  if (end !== 'forget' && !raised) await taken(putBack(token, orderID, move, items));
  await forget(token, orderID);
  return read();
}

/** Onto the line they were on; one that had gone comes back as the one it was to be equal to. */
async function putBack(
  token: MiddlewareToken,
  orderID: string,
  { From, To, Units, Left }: OpenMove,
  items: readonly LineItem[],
): Promise<void> {
  const equal = items.find(({ ID }) => ID === To);
  if (Left > 0) await patchLine(token, orderID, From, { Quantity: Left + Units });
  else if (equal?.ShippingAddress) {
    await layDown(token, orderID, equal, Units, {
      lineID: From,
      address: equal.ShippingAddress,
      dateNeeded: equal.DateNeeded ?? null,
      xp: equal.xp ?? {},
    });
  }
}

/** Whether the platform took a write; what it refuses cannot be had any more. */
async function taken(write: Promise<void>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (error instanceof CommerceFailure && error.refused) return false;
    throw error;
  }
}

async function forget(token: MiddlewareToken, orderID: string): Promise<void> {
  await patchOrder(token, orderID, { xp: { Move: null } });
}

function quantityOf({ ID = '', Quantity = 0 }: LineItem): { id: string; quantity: number } {
  return { id: ID, quantity: Quantity };
}
