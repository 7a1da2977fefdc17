import type { Queryable } from '@/services/database/database';
import { invalid, notFound } from '../errors';
import { compileList, option } from './compile-list';
import { present, prune, readBody } from './document';
import type { Fields } from './fields';
import type { Json } from './json';
import { listPage, runList } from './list-page';
import { param, type Call, type Reply, type Route } from './route';
import { findResource, removeResource, saveResources } from './store';

/** A kind of assignment: a row that ties two resources, keyed by both their IDs. */
export interface Assignment {
  kind: string;
  model: Fields;
  /** Path of the list and the saving call; a parameter in it names the parent. */
  path: string;
  parentParam?: string;
  /** Path of the deleting call, with both ends as parameters: the fields' names with a small first letter. */
  deletePath: string;
  /** Fields that hold the two IDs, and the kinds they must exist as (at the root, or below the parent). */
  ends: readonly [End, End];
  /** A third resource it may name, which must exist too. */
  also?: Pick<End, 'field' | 'kind'>;
  /** Whether the vendor's list of them takes any filter; else an end is asked for as it is. */
  filtered?: boolean;
  read: readonly string[];
  write: readonly string[];
  /** Checks a whole assignment against others; throws the vendor's refusal. */
  check?(handle: Queryable, doc: Json): Promise<void>;
}

interface End {
  field: string;
  kind: string;
  belowParent?: boolean;
  /** Left out, the assignment is for everybody of the parent. */
  optional?: boolean;
}

/** The routes of one kind of assignment: list, save, delete. */
export function assignmentRoutes(assignment: Assignment): Route[] {
  return [
    {
      method: 'GET',
      path: assignment.path,
      roles: assignment.read,
      handle: (call) => list(assignment, call),
    },
    {
      method: 'POST',
      path: assignment.path,
      roles: assignment.write,
      observed: true,
      handle: (call) => save(assignment, call),
    },
    {
      method: 'DELETE',
      path: assignment.deletePath,
      roles: assignment.write,
      observed: true,
      handle: (call) => remove(assignment, call),
    },
  ];
}

/** ID of the row of an assignment; the slash never occurs in an ID. */
export function assignmentId(first: string, second: string): string {
  return `${first}/${second}`;
}

async function list(assignment: Assignment, call: Call): Promise<Reply> {
  const { kind, model, ends } = assignment;
  const fields = ends.map((end) => end.field);
  const options = assignment.filtered ? [] : fields;
  const spec = { model, sortable: fields, searchable: [], defaultSort: [], options };
  const filterValues = fields.map((field) =>
    options.includes(field) ? (option(call.query, field) ?? null) : null,
  );
  const compiled = compileList(call.query, spec, [
    kind,
    parentOf(assignment, call),
    ...filterValues,
  ]);
  const ofEnd = (field: string, placeholder: string) =>
    `(${placeholder}::text is null or r.doc ->> '${field}' = ${placeholder})`;
  const where = `r.kind = $1 and r.parent = $2 and ${ofEnd(fields[0]!, '$3')} and ${ofEnd(fields[1]!, '$4')}`;
  const { rows, total } = await runList<{ doc: Json }>(
    call.db,
    { from: 'commerce.resource r', where },
    compiled,
  );
  return {
    status: 200,
    body: listPage(
      rows.map((row) => present(model, row.doc)),
      total,
      compiled,
    ),
  };
}

async function save(assignment: Assignment, call: Call): Promise<Reply> {
  const parent = parentOf(assignment, call);
  const doc = prune(readBody(assignment.model, call.body, 'save'));
  if (typeof doc.UserGroupID === 'string') throw notFound('UserGroup', doc.UserGroupID);
  const named = assignment.also
    ? [...assignment.ends, { ...assignment.also, optional: true }]
    : assignment.ends;
  for (const end of named) await requireEnd(call, end, parent, doc[end.field]);
  await assignment.check?.(call.db, doc);
  const [first, second] = assignment.ends.map(({ field }) => String(doc[field] ?? ''));
  await saveResources(call.db, {
    kind: assignment.kind,
    parent,
    rows: [{ id: assignmentId(first!, second!), doc }],
  });
  return { status: 204 };
}

async function requireEnd(
  call: Call,
  { field, kind, belowParent = false, optional = false }: End,
  parent: string,
  id: unknown,
): Promise<void> {
  if (id === undefined && optional) return;
  if (typeof id !== 'string') throw invalid(field, 'is required.');
  if (!(await findResource(call.db, { kind, parent: belowParent ? parent : '', id })))
    throw notFound(kind, id);
}

/** Both ends are in the path, or the second one in the query; without it the assignment to everybody goes. */
async function remove(assignment: Assignment, call: Call): Promise<Reply> {
  const inPath = (field: string) => call.params[field.charAt(0).toLowerCase() + field.slice(1)];
  const [first, second] = assignment.ends.map(
    ({ field }) => inPath(field) ?? option(call.query, field) ?? '',
  );
  const id = assignmentId(first!, second!);
  const removed = await removeResource(call.db, {
    kind: assignment.kind,
    parent: parentOf(assignment, call),
    id,
  });
  if (!removed) throw notFound(assignment.kind, second || first!);
  return { status: 204 };
}

function parentOf({ parentParam }: Assignment, call: Call): string {
  return parentParam ? param(call, parentParam) : '';
}
