import type { Queryable } from '@/services/database/database';
import { newId, isId } from '@/lib/core/ids';
import { now } from '@/lib/core/time/clock';
import { invalid, notFound, refusal } from '../errors';
import { checkRelease } from '../releases';
import { compileList } from './compile-list';
import { withCounts } from './counts';
import { applyPatch, present, prune, readBody } from './document';
import type { Json } from './json';
import { listPage, requireShallow, runList } from './list-page';
import type { Resource } from './resource';
import { param, type Call, type Reply, type Route } from './route';
import { findResource, insertResource, removeResource, saveResources, type Key } from './store';

/** The routes of one row of the resource table. */
export function resourceRoutes(resource: Resource): Route[] {
  const { path, read, write } = resource;
  const one = `${path}/:${resource.param}`;
  const table = {
    list: { method: 'GET', path, roles: read, handle: (call: Call) => list(resource, call) },
    get: { method: 'GET', path: one, roles: read, handle: (call: Call) => get(resource, call) },
    create: {
      method: 'POST',
      path,
      roles: write,
      observed: true,
      handle: (call: Call) => create(resource, call),
    },
    save: {
      method: 'PUT',
      path: one,
      roles: write,
      observed: true,
      handle: (call: Call) => save(resource, call),
    },
    patch: {
      method: 'PATCH',
      path: one,
      roles: write,
      observed: true,
      handle: (call: Call) => patch(resource, call),
    },
    delete: {
      method: 'DELETE',
      path: one,
      roles: write,
      observed: true,
      handle: (call: Call) => remove(resource, call),
    },
  } as const;
  return resource.verbs.map((verb) => table[verb]);
}

async function list(resource: Resource, call: Call): Promise<Reply> {
  const parent = await requireParent(resource, call);
  const compiled = compileList(call.query, resource.list, [resource.kind, parent]);
  if (resource.list.searched) requireShallow(compiled);
  const source = { from: 'commerce.resource r', where: 'r.kind = $1 and r.parent = $2' };
  const { rows, total } = await runList<{ doc: Json }>(
    resource.list.searched ? call.searched : call.db,
    source,
    compiled,
  );
  const docs = await withCounts(
    call.db,
    resource,
    parent,
    rows.map((row) => row.doc),
  );
  return {
    status: 200,
    body: listPage(
      docs.map((doc) => present(resource.model, doc)),
      total,
      compiled,
    ),
  };
}

async function get(resource: Resource, call: Call): Promise<Reply> {
  const key = keyOf(resource, call);
  const doc = await findResource(call.db, key);
  if (!doc) throw notFound(resource.kind, key.id);
  return { status: 200, body: await presented(resource, call, key.parent, doc) };
}

async function create(resource: Resource, call: Call): Promise<Reply> {
  const parent = await requireParent(resource, call);
  const body = readBody(resource.model, call.body, 'create');
  const id = chooseId(body.ID);
  const doc = finished(resource, newDocument(resource, body, id));
  const key = { kind: resource.kind, parent, id };
  const made = await checked(resource, call, key, doc, (handle) =>
    insertResource(handle, key, doc),
  );
  if (!made) throw refusal('IdExists', { ObjectType: resource.kind, ObjectID: id }, 409);
  return { status: 201, body: await presented(resource, call, parent, doc) };
}

async function save(resource: Resource, call: Call): Promise<Reply> {
  await requireParent(resource, call);
  const { kind, parent, id } = keyOf(resource, call);
  if (!isId(id)) throw invalid('ID', 'has characters that are not allowed.');
  const doc = finished(
    resource,
    newDocument(resource, readBody(resource.model, call.body, 'save'), id),
  );
  await checked(resource, call, { kind, parent, id }, doc, (handle) =>
    saveResources(handle, { kind, parent, rows: [{ id, doc }] }),
  );
  return { status: 200, body: await presented(resource, call, parent, doc) };
}

async function patch(resource: Resource, call: Call): Promise<Reply> {
  const key = keyOf(resource, call);
  const change = readBody(resource.model, call.body, 'patch');
  const doc = await call.db.tx(async (handle) => {
    const stored = await findResource(handle, key, true);
    if (!stored) throw notFound(resource.kind, key.id);
    const changed = finished(resource, { ...applyPatch(stored, change), ID: key.id });
    await resource.check?.(handle, key, changed);
    await saveResources(handle, { ...key, rows: [{ id: key.id, doc: changed }] });
    return changed;
  });
  return { status: 200, body: await presented(resource, call, key.parent, doc) };
}

async function remove(resource: Resource, call: Call): Promise<Reply> {
  const key = keyOf(resource, call);
  await call.db.tx(async (handle) => {
    await checkRelease(handle, key);
    if (!(await removeResource(handle, key))) throw notFound(resource.kind, key.id);
  });
  return { status: 204 };
}

/** One document as answered, with its counts. */
async function presented(
  resource: Resource,
  { db }: Call,
  parent: string,
  doc: Json,
): Promise<Json> {
  const [counted = doc] = await withCounts(db, resource, parent, [doc]);
  return present(resource.model, counted);
}

/** A new document of a resource with its ID and the fields the platform sets. */
export function newDocument({ model }: Pick<Resource, 'model'>, body: Json, id: string): Json {
  return prune({
    ...body,
    ID: id,
    ...('DateCreated' in model ? { DateCreated: now().toISOString() } : {}),
  });
}

/** The ID a body asks for, or a fresh one. Throws 400 for one of the wrong shape. */
export function chooseId(requestedID: unknown): string {
  if (requestedID === undefined || requestedID === null || requestedID === '') return newId();
  if (!isId(requestedID))
    throw invalid('ID', 'may hold letters, digits, dashes and underscores, at most 100.');
  return requestedID;
}

function finished({ finish }: Resource, doc: Json): Json {
  return finish ? finish(doc) : doc;
}

/** Stores a document, together with its check where its kind has one. */
function checked<T>(
  { check }: Resource,
  { db }: Call,
  key: Key,
  doc: Json,
  store: (handle: Queryable) => Promise<T>,
): Promise<T> {
  if (!check) return store(db);
  return db.tx(async (handle) => {
    await check(handle, key, doc);
    return store(handle);
  });
}

function keyOf(resource: Resource, call: Call): Key {
  return {
    kind: resource.kind,
    parent: resource.parent ? param(call, resource.parent.param) : '',
    id: param(call, resource.param),
  };
}

async function requireParent(resource: Resource, call: Call): Promise<string> {
  if (!resource.parent) return '';
  const id = param(call, resource.parent.param);
  if (!(await findResource(call.db, { kind: resource.parent.kind, parent: '', id })))
    throw notFound(resource.parent.kind, id);
  return id;
}
