import {
  IntegrationEvents,
  LineItems,
  Me,
  Orders,
  Payments,
  type Address,
  type LineItem,
  type Order,
  type OrderWorksheet,
  type Payment,
  type PaymentType,
} from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { allPages } from '@/lib/upstream/commerce/list-page';
import { commerceCall, commerceRead, elevatedCall, elevatedRead, orNull } from './call';
import { CommerceFailure } from './failure';
import type { MiddlewareToken } from './middleware-token';

/** An order and its lines as one read gives them. */
export interface Worksheet {
  order: Order;
  items: LineItem[];
}

interface OrderGuest {
  FirstName: string;
  LastName: string;
  Email: string;
}

/** A payment under an ID of its own; `Amount` in dollars. */
interface OrderPayment {
  ID: string;
  Type: PaymentType;
  Amount: number;
  xp: Record<string, unknown>;
}

/** Reads an order with the shopper's own token: who can read it owns it. Throws `CommerceFailure` (404 for anyone else's). */
export async function shopperWorksheet(accessToken: string, orderID: string): Promise<Worksheet> {
  return unwrap(
    await commerceRead(accessToken, (options) =>
      IntegrationEvents.GetWorksheet('Outgoing', orderID, options),
    ),
  );
}

/** Whose token it is; empty where the platform does not say. Throws `CommerceFailure`. */
export async function userIDOf(accessToken: string): Promise<string> {
  const { ID = '' } = await commerceRead(accessToken, (options) => Me.Get(options));
  return ID;
}

/** Reads an order with the elevated token, for which it is an incoming one. Throws `CommerceFailure`. */
export async function readWorksheet(token: MiddlewareToken, orderID: string): Promise<Worksheet> {
  return unwrap(
    await elevatedRead(token, (options) =>
      IntegrationEvents.GetWorksheet('Incoming', orderID, options),
    ),
  );
}

/** The order alone. Throws `CommerceFailure`. */
export function readOrder(token: MiddlewareToken, orderID: string): Promise<Order> {
  return elevatedRead(token, (options) => Orders.Get('Incoming', orderID, options), 'Orders.Get');
}

/** The order alone; `null` when it is gone: shoppers may delete what they have not submitted. Throws `CommerceFailure`. */
export function findOrder(token: MiddlewareToken, orderID: string): Promise<Order | null> {
  return orNull(readOrder(token, orderID));
}

/** Changes an order's charges or fields. Throws `CommerceFailure`. */
export function patchOrder(
  token: MiddlewareToken,
  orderID: string,
  change: Partial<Order>,
): Promise<Order> {
  return elevatedCall(token, (options) => Orders.Patch('Incoming', orderID, change, options));
}

/** Writes the guest's name and e-mail onto an anonymous order. Throws `CommerceFailure`. */
export async function patchFromUser(
  token: MiddlewareToken,
  orderID: string,
  guest: OrderGuest,
): Promise<void> {
  await elevatedCall(token, (options) => Orders.PatchFromUser('Incoming', orderID, guest, options));
}

/** Sets where a line goes: a one-time address. Throws `CommerceFailure`. */
export async function setLineAddress(
  token: MiddlewareToken,
  orderID: string,
  lineID: string,
  address: Address,
): Promise<void> {
  await elevatedCall(token, (options) =>
    LineItems.SetShippingAddress('Incoming', orderID, lineID, address, options),
  );
}

/** Adds a line; a `UnitPrice` in dollars overrides what the price schedule says. Throws `CommerceFailure`. */
export function createLine(
  token: MiddlewareToken,
  orderID: string,
  line: LineItem,
): Promise<LineItem> {
  return elevatedCall(token, (options) => LineItems.Create('Incoming', orderID, line, options));
}

/** Changes a line's quantity, date (`null` unsets it), options (all of them) and own fields. Throws `CommerceFailure`. */
export async function patchLine(
  token: MiddlewareToken,
  orderID: string,
  lineID: string,
  change: Pick<LineItem, 'xp' | 'Quantity' | 'Specs'> & { DateNeeded?: string | null },
): Promise<void> {
  await elevatedCall(token, (options) =>
    LineItems.Patch('Incoming', orderID, lineID, change as Partial<LineItem>, options),
  );
}

/** Takes a line off an order; one that is gone already is no error. Throws `CommerceFailure`. */
export async function deleteLine(
  token: MiddlewareToken,
  orderID: string,
  lineID: string,
): Promise<void> {
  await orNull(
    elevatedCall(token, (options) => LineItems.Delete('Incoming', orderID, lineID, options)),
  );
}

/** Submits an order with its shopper's own token. Throws `CommerceFailure`; one that is not `refused` leaves the outcome open. */
export function submitAsShopper(accessToken: string, orderID: string): Promise<Order> {
  return commerceCall(
    accessToken,
    (options) => Orders.Submit('Outgoing', orderID, options),
    'Orders.Submit',
  );
}

/** Submits an order with the elevated token. Throws `CommerceFailure`; one that is not `refused` leaves the outcome open. */
export function submitOrder(token: MiddlewareToken, orderID: string): Promise<Order> {
  return elevatedCall(
    token,
    (options) => Orders.Submit('Incoming', orderID, options),
    'Orders.Submit',
  );
}

/** Cancels a submitted order. Throws `CommerceFailure`. */
export async function cancelOrder(token: MiddlewareToken, orderID: string): Promise<void> {
  await elevatedCall(
    token,
    (options) => Orders.Cancel('Incoming', orderID, options),
    'Orders.Cancel',
  );
}

/**
 * Writes an accepted payment under an ID of its own; one that is already there stays. Nothing says whether a repetition is refused for its ID or because the
 * order is paid by then: both are taken for an answer that was lost, the second where the payment is there. Throws `CommerceFailure`.
 */
export async function writePayment(
  token: MiddlewareToken,
  orderID: string,
  payment: OrderPayment,
): Promise<void> {
  try {
    await elevatedCall(token, (options) =>
      Payments.Create('Incoming', orderID, { Accepted: true, ...payment }, options),
    );
  } catch (error) {
    if (!(error instanceof CommerceFailure)) throw error;
    const { status, code } = error;
    const isThere =
      status === 409 ||
      (code === 'Payment.AlreadyPaid' && (await hasPayment(token, orderID, payment.ID)));
    if (!isThere) throw error;
  }
}

async function hasPayment(token: MiddlewareToken, orderID: string, id: string): Promise<boolean> {
  return (await orderPayments(token, orderID)).some(({ ID }) => ID === id);
}

/** All payments of an order. Throws `CommerceFailure`. */
export function orderPayments(token: MiddlewareToken, orderID: string): Promise<Payment[]> {
  return allPages((page) =>
    elevatedRead(token, (options) =>
      Payments.List<Payment>('Incoming', orderID, { page, pageSize: limits.bulkPageSize }, options),
    ),
  );
}

/** Removes a payment; one that is gone already is no error. Throws `CommerceFailure`. */
export async function deletePayment(
  token: MiddlewareToken,
  orderID: string,
  paymentID: string,
): Promise<void> {
  await orNull(
    elevatedCall(token, (options) => Payments.Delete('Incoming', orderID, paymentID, options)),
  );
}

function unwrap(worksheet: OrderWorksheet): Worksheet {
  return { order: worksheet.Order ?? {}, items: worksheet.LineItems ?? [] };
}
