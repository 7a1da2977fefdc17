import { notFound, refusal } from '@/platform/commerce/errors';
import { applyPatch, present, readBody } from '@/platform/commerce/engine/document';
import { isJson, type Json } from '@/platform/commerce/engine/json';
import { param, type Call, type Reply, type Route } from '@/platform/commerce/engine/route';
import { models } from '@/platform/commerce/models';
import { presentLine } from '../lines/line-items';
import { lockOrder, ORDER_PATH, orderWriters, saveOrder } from './order-access';
import { changeLines, type Line } from './order-lines';
import { presentOrder } from './orders';
import { withTotal } from './order-totals';

const line = `${ORDER_PATH}/lineitems/:lineItemID/shipto`;

/** One-time addresses of orders and lines: written whole, or patched where one was written before. */
export const orderAddressRoutes: Route[] = [
  {
    method: 'PUT',
    path: line,
    roles: orderWriters,
    observed: true,
    handle: (call) => setOnLine(call, () => oneTime(call)),
  },
  {
    method: 'PATCH',
    path: line,
    roles: orderWriters,
    observed: true,
    handle: (call) => setOnLine(call, (stored) => patched(call, stored)),
  },
  {
    method: 'PUT',
    path: `${ORDER_PATH}/shipto`,
    roles: orderWriters,
    observed: true,
    handle: setOnAllLines,
  },
  {
    method: 'PATCH',
    path: `${ORDER_PATH}/shipto`,
    roles: orderWriters,
    observed: true,
    handle: patchOnAllLines,
  },
  {
    method: 'PUT',
    path: `${ORDER_PATH}/billto`,
    roles: orderWriters,
    handle: (call) => setBilling(call, () => oneTime(call)),
  },
  {
    method: 'PATCH',
    path: `${ORDER_PATH}/billto`,
    roles: orderWriters,
    handle: (call) => setBilling(call, (stored) => patchedBilling(call, stored)),
  },
];

async function setOnLine(call: Call, next: (stored: Line) => Json): Promise<Reply> {
  const id = param(call, 'lineItemID');
  const { lines } = await changeLines(call, (before) => {
    if (!before.some((other) => other.ID === id)) throw notFound('LineItem', id);
    return {
      lines: before.map((other) => (other.ID === id ? shippedTo(other, next(other)) : other)),
      touched: new Set(),
    };
  });
  return { status: 200, body: presentLine(lines.find((other) => other.ID === id) ?? {}) };
}

async function setOnAllLines(call: Call): Promise<Reply> {
  const address = oneTime(call);
  const { order } = await changeLines(call, (before) => ({
    lines: before.map((other) => shippedTo(other, address)),
    touched: new Set(),
  }));
  return { status: 200, body: presentOrder(order) };
}

/** Every line must have a one-time address already. */
async function patchOnAllLines(call: Call): Promise<Reply> {
  const { order } = await changeLines(call, (before) => {
    if (before.length === 0 || before.some((other) => other.ShippingAddress === undefined))
      throw refusal('ShippingAddress.CannotModifyNotFound');
    return {
      lines: before.map((other) => shippedTo(other, patched(call, other))),
      touched: new Set(),
    };
  });
  return { status: 200, body: presentOrder(order) };
}

async function setBilling(call: Call, next: (stored: Json) => Json): Promise<Reply> {
  const order = await call.db.tx(async (handle) => {
    const { BillingAddressID, ...stored } = await lockOrder(handle, call);
    const changed = withTotal({ ...stored, BillingAddress: next({ BillingAddressID, ...stored }) });
    await saveOrder(handle, changed);
    return changed;
  });
  return { status: 200, body: presentOrder(order) };
}

function shippedTo({ ShippingAddressID: _replaced, ...stored }: Line, ShippingAddress: Json): Line {
  return { ...stored, ShippingAddress } as Line;
}

function patchedBilling(call: Call, { BillingAddressID, BillingAddress }: Json): Json {
  if (typeof BillingAddressID === 'string') throw refusal('BillingAddress.CannotPatchSetByID');
  if (!isJson(BillingAddress)) throw refusal('BillingAddress.CannotModifyNotFound');
  return present(
    models.Address,
    applyPatch(BillingAddress, readBody(models.Address, call.body, 'patch')),
  );
}

function oneTime(call: Call): Json {
  return present(models.Address, readBody(models.Address, call.body, 'save'));
}

function patched(call: Call, stored: Line): Json {
  if (stored.ShippingAddressID !== undefined) throw refusal('ShippingAddress.CannotPatchSetByID');
  if (stored.ShippingAddress === undefined)
    throw refusal('LineItem.CannotPatchShippingAddressIfMissing');
  return present(
    models.Address,
    applyPatch(stored.ShippingAddress as Json, readBody(models.Address, call.body, 'patch')),
  );
}
