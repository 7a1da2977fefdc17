import { invalid, notFound } from '../errors';
import { compileList, option } from '../engine/compile-list';
import { present, prune, readBody } from '../engine/document';
import { fields } from '../engine/fields';
import { listPage, runList } from '../engine/list-page';
import type { Json } from '../engine/json';
import { param, type Call, type Reply, type Route } from '../engine/route';
import { findResource, removeResource, saveResources } from '../engine/store';
import { profileReaders, profileWriters } from './security-profiles';
import { senderWriters } from './message-senders';

/** What may be assigned to parties: to all users of a buyer, to one of them, or, without a buyer, to the seller's. */
interface Assigned {
  kind: string;
  path: string;
  param: string;
  read: readonly string[];
  write: readonly string[];
}

const all: readonly Assigned[] = [
  {
    kind: 'SecurityProfile',
    path: '/securityprofiles',
    param: 'securityProfileID',
    read: profileReaders.filter((role) => role !== 'SecurityProfileReader'),
    write: profileWriters,
  },
  {
    kind: 'MessageSender',
    path: '/messagesenders',
    param: 'messageSenderID',
    read: ['MessageConfigAssignmentAdmin', ...senderWriters],
    write: ['MessageConfigAssignmentAdmin', ...senderWriters],
  },
];

/** Lists, makes and ends assignments of security profiles and message senders. */
export const partyAssignmentRoutes: Route[] = all.flatMap((assigned) => [
  {
    method: 'GET',
    path: `${assigned.path}/assignments`,
    roles: assigned.read,
    handle: (call: Call) => list(assigned, call),
  },
  {
    method: 'POST',
    path: `${assigned.path}/assignments`,
    roles: assigned.write,
    handle: (call: Call) => save(assigned, call),
  },
  {
    method: 'DELETE',
    path: `${assigned.path}/:${assigned.param}/assignments`,
    roles: assigned.write,
    handle: (call: Call) => remove(assigned, call),
  },
]);

const modelOf = ({ kind }: Assigned) =>
  fields({
    [`${kind}ID`]: 'text required',
    BuyerID: 'text',
    SupplierID: 'text',
    UserID: 'text',
    UserGroupID: 'text',
  });

const rowsOf = ({ kind }: Assigned) => `${kind}Assignment`;
/** ID of an assignment's row; a slash never occurs in an ID. */
export const partyAssignmentId = (id: string, buyerID = '', userID = '') =>
  [id, buyerID, userID].join('/');

async function list(assigned: Assigned, call: Call): Promise<Reply> {
  const model = modelOf(assigned);
  const ends = [`${assigned.kind}ID`, 'BuyerID', 'UserID'];
  const filterValues = ends.map((name) => option(call.query, name) ?? null);
  const spec = {
    model,
    sortable: ends,
    searchable: [],
    defaultSort: [],
    options: [...ends, 'supplierID', 'userGroupID', 'commerceRole', 'level'],
  };
  const compiled = compileList(call.query, spec, [rowsOf(assigned), ...filterValues]);
  const where = ends
    .map((name, index) => `($${index + 2}::text is null or r.doc ->> '${name}' = $${index + 2})`)
    .join(' and ');
  const { rows, total } = await runList<{ doc: Json }>(
    call.db,
    { from: 'commerce.resource r', where: `r.kind = $1 and r.parent = '' and ${where}` },
    compiled,
  );
  const items = rows.map(({ doc }) => present(model, doc));
  return { status: 200, body: listPage(items, total, compiled) };
}

async function save(assigned: Assigned, call: Call): Promise<Reply> {
  const doc = prune(readBody(modelOf(assigned), call.body, 'save'));
  for (const none of ['UserGroup', 'Supplier'])
    if (typeof doc[`${none}ID`] === 'string') throw notFound(none, String(doc[`${none}ID`]));
  const id = String(doc[`${assigned.kind}ID`]);
  const { BuyerID, UserID } = doc as { BuyerID?: string; UserID?: string };
  await mustBe(call, assigned.kind, id);
  if (BuyerID) await mustBe(call, 'Buyer', BuyerID);
  if (UserID) await mustBe(call, BuyerID ? 'User' : 'AdminUser', UserID, BuyerID ?? '');
  if (!BuyerID && !UserID && assigned.kind === 'MessageSender')
    throw invalid('BuyerID', 'is required.');
  await saveResources(call.db, {
    kind: rowsOf(assigned),
    parent: '',
    rows: [{ id: partyAssignmentId(id, BuyerID, UserID), doc }],
  });
  return { status: 204 };
}

async function remove(assigned: Assigned, call: Call): Promise<Reply> {
  const id = param(call, assigned.param);
  const removed = await removeResource(call.db, {
    kind: rowsOf(assigned),
    parent: '',
    id: partyAssignmentId(id, option(call.query, 'buyerID'), option(call.query, 'userID')),
  });
  if (!removed) throw notFound(rowsOf(assigned), id);
  return { status: 204 };
}

async function mustBe(call: Call, kind: string, id: string, parent = ''): Promise<void> {
  if (!(await findResource(call.db, { kind, parent, id }))) throw notFound(kind, id);
}
