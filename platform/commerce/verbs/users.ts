import type { Queryable } from '@/services/database/database';
import { notFound, refusal } from '../errors';
import { applyPatch, present, readBody } from '../engine/document';
import { chooseId, newDocument } from '../engine/generic-verbs';
import type { Json } from '../engine/json';
import { param, type Call, type Reply, type Route } from '../engine/route';
import { findResource, insertResource, saveResources, type Key } from '../engine/store';
import { models } from '../models';
import { setPassword, type UserKind } from '../tokens/accounts';
import { securePassword } from './passwords';

/** Where users are kept: a buyer's below the buyer, the seller's own by themselves. */
interface UserPlace {
  kind: UserKind;
  path: string;
  role: string;
  /** The buyer they are of; the seller's own are of none. */
  buyerOf(call: Call): string;
}

const places: readonly UserPlace[] = [
  {
    kind: 'User',
    path: '/buyers/:buyerID/users',
    role: 'BuyerUserAdmin',
    buyerOf: (call) => param(call, 'buyerID'),
  },
  { kind: 'AdminUser', path: '/adminusers', role: 'AdminUserAdmin', buyerOf: () => '' },
];

/** Users as the back office writes them: like any resource, but the password goes to its own table, hashed. */
export const userRoutes: Route[] = places.flatMap((place): Route[] => {
  const { path, role } = place;
  const rules = { roles: [role], observed: true };
  const one = `${path}/:userID`;
  return [
    { method: 'POST', path, ...rules, handle: (call) => create(place, call) },
    { method: 'PUT', path: one, ...rules, handle: (call) => save(place, call) },
    { method: 'PATCH', path: one, ...rules, handle: (call) => patch(place, call) },
  ];
});

async function create(place: UserPlace, call: Call): Promise<Reply> {
  const buyerID = place.buyerOf(call);
  const { Password, ...body } = readBody(models.User, call.body, 'create');
  const key = { kind: place.kind, parent: buyerID, id: chooseId(body.ID) };
  const hash = await optionalHash(Password);
  const doc = await call.db.tx(async (handle) => {
    if (buyerID && !(await findResource(handle, { kind: 'Buyer', parent: '', id: buyerID })))
      throw notFound('Buyer', buyerID);
    return addUser(handle, key, body, hash);
  });
  return { status: 201, body: present(models.User, doc) };
}

/** Makes or replaces a whole user; without a password the one there stays. */
async function save(place: UserPlace, call: Call): Promise<Reply> {
  const key = keyOf(place, call);
  const { Password, ...body } = readBody(models.User, call.body, 'save');
  const hash = await optionalHash(Password);
  const doc = await call.db.tx(async (handle) => {
    if (!(await findResource(handle, key, true)))
      return addUser(handle, { ...key, id: chooseId(key.id) }, body, hash);
    const { DateCreated, ...whole } = newDocument({ model: models.User }, body, key.id);
    return writeUser(
      handle,
      key,
      (stored) => ({
        ...whole,
        ...companyOf(key),
        ...(stored.AvailableRoles ? { AvailableRoles: stored.AvailableRoles } : {}),
        DateCreated: stored.DateCreated ?? DateCreated,
      }),
      hash,
    );
  });
  return { status: 200, body: present(models.User, doc) };
}

/** Stores a new user inside a transaction, with a password's hash where there is one. Throws 409 for an ID or username that is taken. */
export async function addUser(
  handle: Queryable,
  key: Key,
  body: Json,
  hash: string | null,
): Promise<Json> {
  const doc = { ...newDocument({ model: models.User }, body, key.id), ...companyOf(key) };
  if (!(await insertResource(handle, key, doc))) throw await conflict(handle, key);
  if (hash) await setPassword(handle, await uidOf(handle, key), hash);
  return doc;
}

async function patch(place: UserPlace, call: Call): Promise<Reply> {
  const { Password, ...change } = readBody(models.User, call.body, 'patch');
  const hash = await optionalHash(Password);
  const doc = await call.db.tx((handle) => patchUser(handle, keyOf(place, call), change, hash));
  return { status: 200, body: present(models.User, doc) };
}

/** Changes a user's fields inside a transaction and returns the whole. Throws 404, or 409 when the username is taken. */
export function patchUser(
  handle: Queryable,
  key: Key,
  change: Json,
  hash: string | null = null,
): Promise<Json> {
  return writeUser(handle, key, (stored) => ({ ...applyPatch(stored, change), ID: key.id }), hash);
}

async function writeUser(
  handle: Queryable,
  key: Key,
  next: (stored: Json) => Json,
  hash: string | null,
): Promise<Json> {
  const stored = await findResource(handle, key, true);
  if (!stored) throw notFound(key.kind, key.id);
  const doc = next(stored);
  try {
    await saveResources(handle, { ...key, rows: [{ id: key.id, doc }] });
  } catch (error) {
    if ((error as { code?: string }).code === '23505')
      throw refusal('User.UsernameMustBeUnique', null, 409);
    throw error;
  }
  if (hash) await setPassword(handle, await uidOf(handle, key), hash);
  return doc;
}

async function uidOf(handle: Queryable, { kind, parent, id }: Key): Promise<number> {
  const [row] = await handle.query<{ uid: number }>(
    'select uid from commerce.resource where kind = $1 and parent = $2 and id = $3',
    [kind, parent, id],
  );
  if (!row) throw notFound(kind, id);
  return row.uid;
}

function keyOf({ kind, buyerOf }: UserPlace, call: Call): Key {
  return { kind, parent: buyerOf(call), id: param(call, 'userID') };
}

function companyOf({ parent }: Key): { CompanyID?: string } {
  return parent ? { CompanyID: parent } : {};
}

async function optionalHash(password: unknown): Promise<string | null> {
  return typeof password === 'string' && password !== ''
    ? securePassword(password, 'Auth.InsecurePassword')
    : null;
}

async function conflict(handle: Queryable, key: Key): Promise<Error> {
  const sameId = await findResource(handle, key);
  return sameId
    ? refusal('IdExists', { ObjectType: key.kind, ObjectID: key.id }, 409)
    : refusal('User.UsernameMustBeUnique', null, 409);
}
