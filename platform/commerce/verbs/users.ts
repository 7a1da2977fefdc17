import type { Queryable } from '@/lib/database/database';
import { notFound, refusal } from '../errors';
import { applyPatch, present, readBody } from '../engine/document';
import { chooseId, newDocument } from '../engine/generic-verbs';
import type { Json } from '../engine/json';
import { param, type Call, type Reply, type Route } from '../engine/route';
import { findResource, insertResource, saveResources, type Key } from '../engine/store';
import { models } from '../models';
import { hashSecret } from '../tokens/passwords';

const KIND = 'User';
const write = ['BuyerUserAdmin'];

/** Users of a buyer as the back office writes them: like any resource, but the password goes to its own table, hashed. */
export const userRoutes: Route[] = [
  { method: 'POST', path: '/buyers/:buyerID/users', roles: write, observed: true, handle: create },
  { method: 'PATCH', path: '/buyers/:buyerID/users/:userID', roles: write, observed: true, handle: patch },
];

async function create(call: Call): Promise<Reply> {
  const buyerID = param(call, 'buyerID');
  const { Password, ...body } = readBody(models.User, call.body, 'create');
  const key = { kind: KIND, parent: buyerID, id: chooseId(body.ID) };
  const doc = { ...newDocument({ model: models.User }, body, key.id), CompanyID: buyerID };
  const hash = await optionalHash(Password);
  await call.db.tx(async (handle) => {
    if (!(await findResource(handle, { kind: 'Buyer', parent: '', id: buyerID }))) throw notFound('Buyer', buyerID);
    if (!(await insertResource(handle, key, doc))) throw await conflict(handle, key);
    if (hash) await setPassword(handle, key, hash);
  });
  return { status: 201, body: present(models.User, doc) };
}

async function patch(call: Call): Promise<Reply> {
  const key = { kind: KIND, parent: param(call, 'buyerID'), id: param(call, 'userID') };
  const { Password, ...change } = readBody(models.User, call.body, 'patch');
  const hash = await optionalHash(Password);
  const doc = await call.db.tx(async (handle) => {
    if (hash) await setPassword(handle, key, hash);
    return patchUser(handle, key, change);
  });
  return { status: 200, body: present(models.User, doc) };
}

/** Changes a user's fields inside a transaction and answers the whole. Throws 404, or 409 when the username is taken. */
export async function patchUser(handle: Queryable, key: Key, change: Json): Promise<Json> {
  const stored = await findResource(handle, key, true);
  if (!stored) throw notFound(KIND, key.id);
  const doc = { ...applyPatch(stored, change), ID: key.id };
  try {
    await saveResources(handle, { ...key, rows: [{ id: key.id, doc }] });
  } catch (error) {
    if ((error as { code?: string }).code === '23505') throw refusal('User.UsernameMustBeUnique', null, 409);
    throw error;
  }
  return doc;
}

async function setPassword(handle: Queryable, { kind, parent, id }: Key, hash: string): Promise<void> {
  await handle.query(
    `insert into commerce.password (uid, hash)
     select uid, $4 from commerce.resource where kind = $1 and parent = $2 and id = $3
     on conflict (uid) do update set hash = excluded.hash`,
    [kind, parent, id, hash],
  );
}

async function optionalHash(password: unknown): Promise<string | null> {
  return typeof password === 'string' && password !== '' ? hashSecret(password) : null;
}

async function conflict(handle: Queryable, key: Key): Promise<Error> {
  const sameId = await findResource(handle, key);
  return sameId ? refusal('IdExists', { ObjectType: KIND, ObjectID: key.id }, 409) : refusal('User.UsernameMustBeUnique', null, 409);
}
