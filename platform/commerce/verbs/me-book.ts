import { newId } from '@/lib/core/ids';
import { notFound, refusal, type VendorCode } from '../errors';
import { compileList } from '../engine/compile-list';
import { applyPatch, present, readBody } from '../engine/document';
import type { Fields } from '../engine/fields';
import { newDocument } from '../engine/generic-verbs';
import type { Json } from '../engine/json';
import { listPage, runList } from '../engine/list-page';
import type { ListSpec } from '../engine/list-spec';
import { param, type Call, type Reply, type Route } from '../engine/route';
import {
  findResource,
  insertResource,
  removeResource,
  saveResources,
  type Key,
} from '../engine/store';
import { requireCustomer, requireUser, type CallerUser } from '../tokens/caller';

/** A book of a customer's own: what they keep themselves, and what the seller has assigned to them and only the seller changes. */
export interface Book {
  /** Kind of the customer's own entries. */
  kind: string;
  /** Name in 404 answers, and kind of the buyer's entries. */
  shared: string;
  path: string;
  model: Fields;
  list: ListSpec;
  write: readonly string[];
  cannotEdit: VendorCode;
  /** Checks a whole entry; throws the vendor's refusal. */
  finish?(doc: Json): Json;
}

/** The routes of a book. An anonymous visitor's is empty and stays so. */
export function bookRoutes(book: Book): Route[] {
  const { path, write } = book;
  const one = `${path}/:entryID`;
  const read = [...write, 'Shopper'];
  return [
    { method: 'GET', path, roles: read, handle: (call) => list(book, call) },
    { method: 'GET', path: one, roles: read, handle: (call) => get(book, call) },
    { method: 'POST', path, roles: write, handle: (call) => create(book, call) },
    { method: 'PUT', path: one, roles: write, handle: (call) => save(book, call) },
    { method: 'PATCH', path: one, roles: write, handle: (call) => patch(book, call) },
    { method: 'DELETE', path: one, roles: write, handle: (call) => remove(book, call) },
  ];
}

/** Entries of both sorts, as `r` with the assignment's own fields laid over a shared one; `$1` to `$5` are `ofUser`. */
const ENTRIES = `(
  select o.uid, o.id, o.doc || '{"Editable": true}' as doc from commerce.resource o where o.kind = $1 and o.parent = $2
  union all
  select distinct on (s.uid) s.uid, s.id, s.doc || '{"Editable": false}' || jsonb_build_object('Shipping', a.doc -> 'IsShipping', 'Billing', a.doc -> 'IsBilling')
  from commerce.resource a join commerce.resource s on s.kind = $3 and s.parent = $4 and s.id = a.doc ->> ($3 || 'ID')
  where a.kind = $5 and a.parent = $4 and coalesce(a.doc ->> 'UserID', $2) = $2 and $6::boolean
) r`;

/** Parameters of `ENTRIES` for one user; what is assigned to the template user is nobody's. */
function ofUser(book: Book, call: Call, user: CallerUser): unknown[] {
  return [
    book.kind,
    user.ID,
    book.shared,
    user.buyerID,
    `${book.shared}Assignment`,
    call.caller.orderID === null,
  ];
}

async function list(book: Book, call: Call): Promise<Reply> {
  const compiled = compileList(call.query, book.list, ofUser(book, call, requireUser(call.caller)));
  const { rows, total } = await runList<{ doc: Json }>(
    call.db,
    { from: ENTRIES, where: 'true', again: ENTRIES },
    compiled,
  );
  return {
    status: 200,
    body: listPage(
      rows.map((row) => present(book.model, row.doc)),
      total,
      compiled,
    ),
  };
}

async function get(book: Book, call: Call): Promise<Reply> {
  const id = param(call, 'entryID');
  const [row] = await call.db.query<{ doc: Json }>(`select r.doc from ${ENTRIES} where r.id = $7`, [
    ...ofUser(book, call, requireUser(call.caller)),
    id,
  ]);
  if (!row) throw notFound(book.shared, id);
  return { status: 200, body: present(book.model, row.doc) };
}

async function create(book: Book, call: Call): Promise<Reply> {
  const key = { kind: book.kind, parent: requireCustomer(call.caller).ID, id: newId() };
  const doc = whole(book, call, key.id);
  await insertResource(call.db, key, doc);
  return { status: 201, body: present(book.model, { ...doc, Editable: true }) };
}

async function save(book: Book, call: Call): Promise<Reply> {
  const doc = whole(book, call, param(call, 'entryID'));
  await change(book, call, () => doc);
  return { status: 200, body: present(book.model, { ...doc, Editable: true }) };
}

async function patch(book: Book, call: Call): Promise<Reply> {
  const body = readBody(book.model, call.body, 'patch');
  await change(book, call, (stored) => finished(book, applyPatch(stored, body)));
  return { status: 204 };
}

async function remove(book: Book, call: Call): Promise<Reply> {
  const key = ownKey(book, call);
  if (!(await removeResource(call.db, key))) throw await missing(book, call);
  return { status: 204 };
}

async function change(book: Book, call: Call, next: (stored: Json) => Json): Promise<void> {
  const key = ownKey(book, call);
  const found = await call.db.tx(async (handle) => {
    const stored = await findResource(handle, key, true);
    if (stored) await saveResources(handle, { ...key, rows: [{ id: key.id, doc: next(stored) }] });
    return stored !== null;
  });
  if (!found) throw await missing(book, call);
}

/** Why an entry cannot be changed: it is the seller's, or there is none. */
async function missing(book: Book, call: Call): Promise<Error> {
  const found = await get(book, call).catch((error: Error) => error);
  return found instanceof Error ? found : refusal(book.cannotEdit, null, 403);
}

function ownKey(book: Book, call: Call): Key {
  return { kind: book.kind, parent: requireCustomer(call.caller).ID, id: param(call, 'entryID') };
}

function whole(book: Book, call: Call, id: string): Json {
  return finished(
    book,
    newDocument({ model: book.model }, readBody(book.model, call.body, 'create'), id),
  );
}

function finished({ finish }: Book, doc: Json): Json {
  return finish ? finish(doc) : doc;
}
