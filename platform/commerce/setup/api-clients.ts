import { randomUUID } from 'node:crypto';
import { notFound } from '../errors';
import { applyPatch, present, readBody } from '../engine/document';
import { fields } from '../engine/fields';
import { newDocument } from '../engine/generic-verbs';
import type { Json } from '../engine/json';
import type { Resource } from '../engine/resource';
import { param, type Call, type Reply, type Route } from '../engine/route';
import { findResource, removeResource } from '../engine/store';
import { API_CLIENT, type ApiClientDocument } from '../tokens/api-client';

const model = fields({
  ID: 'text readonly',
  ClientSecret: 'text secret',
  AccessTokenDuration: 'integer required',
  Active: 'boolean',
  AppName: 'text required',
  RefreshTokenDuration: 'integer',
  DefaultContextUserName: 'text',
  xp: 'object',
  AllowAnyBuyer: 'boolean',
  AllowAnySupplier: 'boolean',
  AllowSeller: 'boolean',
  IsAnonBuyer: 'boolean',
  AssignedBuyerCount: 'integer readonly',
  AssignedSupplierCount: 'integer readonly',
  OrderCheckoutIntegrationEventID: 'text',
  OrderCheckoutIntegrationEventName: 'text readonly',
  OrderReturnIntegrationEventID: 'text',
  OrderReturnIntegrationEventName: 'text readonly',
  MinimumRequiredRoles: 'list',
  MinimumRequiredCustomRoles: 'list',
  MaximumGrantedRoles: 'list',
  MaximumGrantedCustomRoles: 'list',
});

const write = ['ApiClientAdmin'];
const one = '/apiclients/:apiClientID';

/** Lists and single reads of API clients; the secret is never answered. */
export const apiClientResource: Resource = {
  kind: API_CLIENT,
  model,
  path: '/apiclients',
  param: 'apiClientID',
  verbs: ['list', 'get'],
  read: ['ApiClientReader', 'ApiClientAdmin'],
  write,
  list: {
    model,
    sortable: ['AppName', 'ID'],
    searchable: ['AppName', 'ID'],
    defaultSort: ['AppName'],
  },
};

/** API clients as the seller writes them. The platform chooses their IDs; a secret goes to its own table, hashed. */
export const apiClientRoutes: Route[] = [
  { method: 'POST', path: '/apiclients', roles: write, handle: create },
  { method: 'PUT', path: one, roles: write, handle: save },
  { method: 'PATCH', path: one, roles: write, handle: patch },
  { method: 'DELETE', path: one, roles: write, handle: remove },
];

async function create(call: Call): Promise<Reply> {
  const body = readBody(model, call.body, 'create');
  return { status: 201, body: await stored(call, body, randomUUID().toUpperCase()) };
}

async function save(call: Call): Promise<Reply> {
  const { ID } = await find(call);
  return { status: 200, body: await stored(call, readBody(model, call.body, 'save'), ID) };
}

async function patch(call: Call): Promise<Reply> {
  const storedClient = await find(call);
  const change = readBody(model, call.body, 'patch');
  return {
    status: 200,
    body: await stored(call, applyPatch(storedClient, change), storedClient.ID),
  };
}

async function remove(call: Call): Promise<Reply> {
  const { ID } = await find(call);
  await removeResource(call.db, { kind: API_CLIENT, parent: '', id: ID });
  await call.db.query('delete from commerce.api_client where id = $1', [ID]);
  call.clients.forget();
  return { status: 204 };
}

async function stored(call: Call, { ClientSecret, ...body }: Json, ID: string): Promise<Json> {
  const client = newDocument({ model }, body, ID) as ApiClientDocument;
  const secret = typeof ClientSecret === 'string' && ClientSecret !== '' ? ClientSecret : undefined;
  await call.clients.save(client, secret, call.db);
  return present(model, client);
}

async function find(call: Call): Promise<ApiClientDocument> {
  const id = param(call, 'apiClientID').toUpperCase();
  const found = await findResource(call.db, { kind: API_CLIENT, parent: '', id });
  if (!found) throw notFound(API_CLIENT, id);
  return found as ApiClientDocument;
}
