import type { LineItem } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/time/clock';
import { isCommerceRefusal } from '../../upstream/commerce/failure';
import type { MiddlewareToken } from '../../upstream/commerce/middleware-token';
import { patchLine, patchOrder, type Worksheet } from '../../upstream/commerce/orders';
import { copyLine } from './write-lines';
import { z } from 'zod';

/** Longer than any move takes: each of its calls has a time limit of seconds. */
export const moveLastsMs = 60_000;

const units = z.number().int().min(0);

const openMove = z.object({
  At: z.iso.datetime(),
  From: z.string().min(1),
  To: z.string().min(1),
  Units: units.min(1),
  Left: units,
  Raised: units.min(1),
});

/**
 * Units on their way from one line to another. Recorded on the order before they leave the one line and removed when they are on the other, because the
 * platform changes one line at a time. `Left` is what stays on `From` (0: the line is deleted), `Raised` the final quantity of `To`, which is a new line where
 * that is no more than `Units`. `At` is an ISO instant.
 */
export type OpenMove = z.infer<typeof openMove>;

/** The move recorded in an order's fields; `null` where there is none or it is malformed. */
export function openMoveOf(xp: unknown): OpenMove | null {
  const parsed = z.object({ Move: openMove }).safeParse(xp);
  return parsed.success ? parsed.data.Move : null;
}

/** Whether the units have left their line without arriving on the other, and neither has been changed since. */
export function unitsAreMissing(
  { From, To, Units, Left, Raised }: OpenMove,
  lines: readonly { id: string; quantity: number }[],
): boolean {
  const on = (line: string) => lines.find(({ id }) => id === line)?.quantity ?? 0;
  return on(From) === Left && on(To) === Raised - Units;
}

/** What to do about a recorded move: wait while it may still be running, else put the units onto the other line or back, or delete the record. */
export function endOfMove(
  move: OpenMove,
  lines: readonly { id: string; quantity: number }[],
  instant: Date,
): 'under-way' | 'raise' | 'put-back' | 'forget' {
  if (instant.getTime() - Date.parse(move.At) < moveLastsMs) return 'under-way';
  if (!unitsAreMissing(move, lines)) return 'forget';
  return move.Raised > move.Units ? 'raise' : 'put-back';
}

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
