import { now } from '@/lib/core/time/clock';
import type { Queryable } from '@/services/database/database';
import { notFound, refusal } from '@/platform/commerce/errors';
import { compileList } from '@/platform/commerce/engine/compile-list';
import { applyPatch, present, prune, readBody } from '@/platform/commerce/engine/document';
import { chooseId } from '@/platform/commerce/engine/generic-verbs';
import type { Json } from '@/platform/commerce/engine/json';
import { listPage, runList } from '@/platform/commerce/engine/list-page';
import { param, type Call, type Reply, type Route } from '@/platform/commerce/engine/route';
import {
  findResource,
  insertResource,
  removeResource,
  saveResources,
} from '@/platform/commerce/engine/store';
import { models } from '@/platform/commerce/models';
import { lists } from '@/platform/commerce/resources';
import { holdsRole, type Caller } from '@/platform/commerce/tokens/caller';
import { lockOrder, ORDER_PATH, orderReaders, orderWriters, readOrder } from './order-access';
import { toTheCent } from '../lines/line-price';
import { checkSource } from '../spending';
import { readPayments } from './read-payments';

const KIND = 'Payment';
const path = `${ORDER_PATH}/payments`;
const one = `${path}/:paymentID`;

/** Payments of an order. Only the back office says whether one by card is accepted; a purchase order needs no saying, a spending account its balance alone. */
export const paymentRoutes: Route[] = [
  { method: 'GET', path, roles: orderReaders, handle: list },
  { method: 'GET', path: one, roles: orderReaders, handle: get },
  { method: 'POST', path, roles: orderWriters, handle: create },
  { method: 'PATCH', path: one, roles: orderWriters, handle: patch },
  { method: 'DELETE', path: one, roles: orderWriters, handle: remove },
];

async function list(call: Call): Promise<Reply> {
  const order = await readOrder(call.db, call);
  const compiled = compileList(call.query, lists.payment, [KIND, order.ID]);
  const source = { from: 'commerce.resource r', where: 'r.kind = $1 and r.parent = $2' };
  const { rows, total } = await runList<{ doc: Json }>(call.db, source, compiled);
  return {
    status: 200,
    body: listPage(
      rows.map((row) => presentPayment(row.doc)),
      total,
      compiled,
    ),
  };
}

async function get(call: Call): Promise<Reply> {
  const order = await readOrder(call.db, call);
  const key = { kind: KIND, parent: String(order.ID), id: param(call, 'paymentID') };
  const doc = await findResource(call.db, key);
  if (!doc) throw notFound(KIND, key.id);
  return { status: 200, body: presentPayment(doc) };
}

async function create(call: Call): Promise<Reply> {
  const body = readPayment(call, 'create');
  const id = chooseId(body.ID);
  const payment = prune({
    Accepted: body.Type !== 'CreditCard',
    ...body,
    ID: id,
    Currency: 'USD',
    DateCreated: now().toISOString(),
  });
  await call.db.tx(async (handle) => {
    const order = await lockPayable(handle, call);
    if (isPaid(order, await readPayments(handle, order))) throw refusal('Payment.AlreadyPaid');
    await checkSource(handle, order, payment);
    const made = await insertResource(
      handle,
      { kind: KIND, parent: String(order.ID), id },
      payment,
    );
    if (!made) throw refusal('IdExists', { ObjectType: KIND, ObjectID: id }, 409);
  });
  return { status: 201, body: presentPayment(payment) };
}

/** The order of a call, locked. Throws for one that was canceled. */
async function lockPayable(handle: Queryable, call: Call): Promise<Json> {
  const order = await lockOrder(handle, call);
  if (order.Status === 'Canceled') throw refusal('Payment.CannotEditCancelled');
  return order;
}

/** Whether payments cover an order; one without an amount pays what the others leave. */
function isPaid(order: Json, payments: readonly Json[]): boolean {
  const total = Number(order.Total ?? 0);
  const paid = toTheCent(payments.reduce((sum, { Amount }) => sum + Number(Amount ?? total), 0));
  return total > 0 && paid >= total;
}

async function patch(call: Call): Promise<Reply> {
  const body = readPayment(call, 'patch');
  const payment = await call.db.tx(async (handle) => {
    const order = await lockPayable(handle, call);
    const key = { kind: KIND, parent: String(order.ID), id: param(call, 'paymentID') };
    const stored = await findResource(handle, key, true);
    if (!stored) throw notFound(KIND, key.id);
    const fixed = (['Type', 'CreditCardID', 'SpendingAccountID'] as const).find(
      (name) => body[name] !== undefined && body[name] !== (stored[name] ?? null),
    );
    if (fixed) throw refusal('Payment.CannotPatchProperty', { Property: fixed });
    const changed = { ...applyPatch(stored, body), ID: key.id };
    if (body.Amount !== undefined) await checkSource(handle, order, changed);
    await saveResources(handle, { ...key, rows: [{ id: key.id, doc: changed }] });
    return changed;
  });
  return { status: 200, body: presentPayment(payment) };
}

async function remove(call: Call): Promise<Reply> {
  const id = param(call, 'paymentID');
  await call.db.tx(async (handle) => {
    const order = await lockOrder(handle, call);
    if (!(await removeResource(handle, { kind: KIND, parent: String(order.ID), id })))
      throw notFound(KIND, id);
  });
  return { status: 204 };
}

function readPayment(call: Call, mode: 'create' | 'patch'): Json {
  const body = readBody(models.Payment, call.body, mode);
  if (typeof body.Amount === 'number' && body.Amount <= 0)
    throw refusal('Payment.AmountGreaterThanZero');
  if (body.Accepted !== undefined && !mayAccept(call.caller))
    throw refusal('Payment.CannotPatchAccepted', null, 403);
  return body;
}

function mayAccept(caller: Caller): boolean {
  return holdsRole(caller, 'OrderAdmin');
}

function presentPayment(payment: Json): Json {
  return present(models.Payment, { Transactions: [], ...payment });
}
