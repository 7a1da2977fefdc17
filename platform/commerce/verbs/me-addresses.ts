import { newId } from '@/lib/core/ids';
import { notFound, refusal } from '../errors';
import { compileList } from '../engine/compile-list';
import { applyPatch, present, readBody } from '../engine/document';
import { newDocument } from '../engine/generic-verbs';
import type { Json } from '../engine/json';
import { listPage, runList } from '../engine/list-page';
import { param, type Call, type Reply, type Route } from '../engine/route';
import { findResource, insertResource, removeResource, saveResources, type Key } from '../engine/store';
import { models } from '../models';
import { lists } from '../resources';
import { requireCustomer, requireUser } from '../tokens/caller';

const KIND = 'UserAddress';
const roles = ['MeAddressAdmin', 'MeAdmin'];
const path = '/me/addresses';
const one = `${path}/:id`;

/** A customer's own address book. An anonymous visitor's is empty and stays so. */
export const meAddressRoutes: Route[] = [
  { method: 'GET', path, roles: [...roles, 'Shopper'], handle: list },
  { method: 'GET', path: one, roles: [...roles, 'Shopper'], handle: get },
  { method: 'POST', path, roles, handle: create },
  { method: 'PUT', path: one, roles, handle: save },
  { method: 'PATCH', path: one, roles, handle: patch },
  { method: 'DELETE', path: one, roles, handle: remove },
];

async function list(call: Call): Promise<Reply> {
  const compiled = compileList(call.query, lists.buyerAddress, [KIND, requireUser(call.caller).ID]);
  const source = { from: 'commerce.resource r', where: 'r.kind = $1 and r.parent = $2' };
  const { rows, total } = await runList<{ doc: Json }>(call.db, source, compiled);
  return { status: 200, body: listPage(rows.map((row) => present(models.BuyerAddress, row.doc)), total, compiled) };
}

async function get(call: Call): Promise<Reply> {
  const key = { kind: KIND, parent: requireUser(call.caller).ID, id: param(call, 'id') };
  const doc = await findResource(call.db, key);
  if (!doc) throw notFound('Address', key.id);
  return { status: 200, body: present(models.BuyerAddress, doc) };
}

async function create(call: Call): Promise<Reply> {
  const key = { kind: KIND, parent: requireCustomer(call.caller).ID, id: newId() };
  const doc = newAddress(call, key.id);
  await insertResource(call.db, key, doc);
  return { status: 201, body: present(models.BuyerAddress, doc) };
}

async function save(call: Call): Promise<Reply> {
  const key = ownKey(call);
  const doc = newAddress(call, key.id);
  await change(call, key, () => doc);
  return { status: 200, body: present(models.BuyerAddress, doc) };
}

async function patch(call: Call): Promise<Reply> {
  const body = readBody(models.BuyerAddress, call.body, 'patch');
  await change(call, ownKey(call), (stored) => forBillingOrShipping(applyPatch(stored, body)));
  return { status: 204 };
}

async function remove(call: Call): Promise<Reply> {
  const key = ownKey(call);
  if (!(await removeResource(call.db, key))) throw notFound('Address', key.id);
  return { status: 204 };
}

function ownKey(call: Call): Key {
  return { kind: KIND, parent: requireCustomer(call.caller).ID, id: param(call, 'id') };
}

async function change(call: Call, key: Key, next: (stored: Json) => Json): Promise<void> {
  await call.db.tx(async (handle) => {
    const stored = await findResource(handle, key, true);
    if (!stored) throw notFound('Address', key.id);
    await saveResources(handle, { ...key, rows: [{ id: key.id, doc: next(stored) }] });
  });
}

function newAddress(call: Call, id: string): Json {
  const body = readBody(models.BuyerAddress, call.body, 'create');
  return { ...forBillingOrShipping(newDocument({ model: models.BuyerAddress }, body, id)), Editable: true };
}

function forBillingOrShipping(address: Json): Json {
  if (address.Shipping !== true && address.Billing !== true) throw refusal('BuyerAddress.MustBeBillingOrShipping');
  return address;
}
