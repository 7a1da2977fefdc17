import type { Queryable } from '@/services/database/database';
import { invalid, notFound, refusal } from '@/platform/commerce/errors';
import type { Json } from '@/platform/commerce/engine/json';
import { param, type Call } from '@/platform/commerce/engine/route';
import { findResource, saveResources } from '@/platform/commerce/engine/store';
import { holdsRole, type Caller } from '@/platform/commerce/tokens/caller';

/** Base path of the operations on one order, and the roles that open them (to a shopper for their own orders only). */
export const ORDER_PATH = '/orders/:direction/:orderID';
export const orderReaders = ['Shopper', 'OrderReader', 'OrderAdmin'];
export const orderWriters = ['Shopper', 'OrderAdmin'];

/** The order of a call's path. Throws 404 for a missing one and for one of somebody else. */
export async function readOrder(handle: Queryable, call: Call, lock = false): Promise<Json> {
  requireDirection(call);
  const id = param(call, 'orderID');
  const order = await findResource(handle, { kind: 'Order', parent: '', id }, lock);
  if (!order || !maySee(call.caller, order)) throw notFound('Order', id);
  return order;
}

/** The order of a call's path, locked, and open to changes by this caller. Throws 404, or 403 once it is submitted. */
export async function lockOrder(handle: Queryable, call: Call): Promise<Json> {
  const order = await readOrder(handle, call, true);
  if (order.IsSubmitted === true && !isBackOffice(call.caller)) {
    throw refusal(
      'Auth.InsufficientRoles',
      { SufficientRoles: ['FullAccess', 'OrderAdmin'], AssignedRoles: call.caller.roles },
      403,
    );
  }
  return order;
}

/** Whether an order is the caller's own; the back office sees all, carts with a role of their own, an anonymous token only the one it names. */
export function maySee(caller: Caller, order: Json): boolean {
  if (isBackOffice(caller)) return order.IsSubmitted === true || maySeeCarts(caller);
  const named = caller.orderID === null || caller.orderID === order.ID;
  return named && caller.user !== null && order.FromUserID === caller.user.ID;
}

/** Whether a caller of the back office sees what shoppers have not submitted. */
export function maySeeCarts(caller: Caller): boolean {
  return holdsRole(caller, 'UnsubmittedOrderReader');
}

/** Whether the caller is the retailer itself, not one of its shoppers. */
export function isBackOffice(caller: Caller): boolean {
  return caller.user === null;
}

/** Stores an order. */
export function saveOrder(handle: Queryable, order: Json): Promise<void> {
  return saveResources(handle, {
    kind: 'Order',
    parent: '',
    rows: [{ id: String(order.ID), doc: order }],
  });
}

/** Throws 400 for a direction the vendor does not know. */
export function requireDirection(call: Call): void {
  if (!/^(incoming|outgoing|all)$/i.test(param(call, 'direction')))
    throw invalid('direction', 'must be Incoming, Outgoing or All.');
}
