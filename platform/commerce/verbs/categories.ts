import { notFound } from '../errors';
import { compileList, option } from '../engine/compile-list';
import { present } from '../engine/document';
import type { Json } from '../engine/json';
import { listPage, runList } from '../engine/list-page';
import { param, type Call, type Reply, type Route } from '../engine/route';
import { models } from '../models';
import { lists } from '../resources';
import { catalogOf, depthOf } from './me-products';

const reader = ['CategoryReader', 'CategoryAdmin'];

/** Categories of a catalog: a shopper sees active ones below active ones, the back office all. */
export const categoryRoutes: Route[] = [
  { method: 'GET', path: '/me/categories', roles: ['Shopper'], handle: (call) => list(call, catalogOf(call), MINE) },
  { method: 'GET', path: '/me/categories/:id', roles: ['Shopper'], handle: (call) => get(call, catalogOf(call), MINE) },
  { method: 'GET', path: '/catalogs/:catalogID/categories', roles: reader, handle: (call) => list(call, param(call, 'catalogID'), ALL) },
  { method: 'GET', path: '/catalogs/:catalogID/categories/:id', roles: reader, handle: (call) => get(call, param(call, 'catalogID'), ALL) },
];

interface CategoryRow extends Json {
  doc: Json;
  children: number;
}

const MINE = tree(`and k.doc -> 'Active' = 'true'`);
const ALL = tree('');
const COLUMNS = `r.doc, (select count(*) from tree below where below.doc ->> 'ParentID' = r.id) as children`;

/** The categories of catalog `$1` from the top down, each with its level; what hangs under nothing is left out. */
function tree(visible: string): string {
  return `with recursive tree as (
    select k.uid, k.id, k.doc, 1 as level from commerce.resource k
    where k.kind = 'Category' and k.parent = $1 and k.doc ->> 'ParentID' is null ${visible}
    union all
    select k.uid, k.id, k.doc, tree.level + 1 from tree
    join commerce.resource k on k.kind = 'Category' and k.parent = $1 and k.doc ->> 'ParentID' = tree.id ${visible}
    where tree.level < 100
  )`;
}

async function list(call: Call, catalog: string, prefix: string): Promise<Reply> {
  const productID = option(call.query, 'productID') ?? null;
  const named = option(call.query, 'ID') !== undefined || option(call.query, 'ParentID') !== undefined || productID !== null;
  const depth = depthOf(option(call.query, 'depth') ?? (named ? 'all' : undefined), 1);
  const compiled = compileList(call.query, lists.category, [catalog, depth, productID]);
  const { rows, total } = await runList<CategoryRow>(call.db, {
    prefix, columns: COLUMNS, from: 'tree r',
    where: `r.level <= $2 and ($3::text is null or exists (
      select 1 from commerce.resource a where a.kind = 'CategoryProductAssignment' and a.parent = $1 and a.id = r.id || '/' || $3))`,
  }, compiled);
  return { status: 200, body: listPage(rows.map(presentCategory), total, compiled) };
}

async function get(call: Call, catalog: string, prefix: string): Promise<Reply> {
  const id = param(call, 'id');
  const [row] = await call.db.query<CategoryRow>(`${prefix} select ${COLUMNS} from tree r where r.id = $2`, [catalog, id]);
  if (!row) throw notFound('Category', id);
  return { status: 200, body: presentCategory(row) };
}

function presentCategory({ doc, children }: CategoryRow): Json {
  return present(models.Category, { ...doc, ChildCount: children });
}
