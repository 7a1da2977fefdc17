import { notFound } from '../errors';
import { compileList, option } from '../engine/compile-list';
import { present } from '../engine/document';
import type { Json } from '../engine/json';
import { listPage, runList } from '../engine/list-page';
import { param, type Call, type Reply, type Route } from '../engine/route';
import { models } from '../models';
import { lists } from '../resources';
import { requireUser } from '../tokens/caller';
import { catalogOf, depthOf } from './me-products';

const reader = ['CategoryReader', 'CategoryAdmin'];

/** Categories of a catalog: a shopper sees active ones below active ones, the back office all. */
export const categoryRoutes: Route[] = [
  {
    method: 'GET',
    path: '/me/categories',
    roles: ['Shopper'],
    handle: (call) => list(call, mine(call)),
  },
  {
    method: 'GET',
    path: '/me/categories/:id',
    roles: ['Shopper'],
    handle: (call) => get(call, mine(call)),
  },
  {
    method: 'GET',
    path: '/catalogs/:catalogID/categories',
    roles: reader,
    handle: (call) => list(call, every(call)),
  },
  {
    method: 'GET',
    path: '/catalogs/:catalogID/categories/:id',
    roles: reader,
    handle: (call) => get(call, every(call)),
  },
];

interface CategoryRow extends Json {
  doc: Json;
  children: number;
}

const COLUMNS = `r.doc, (select count(*) from tree below where below.shown and below.doc ->> 'ParentID' = r.id) as children`;

const OPENED = '(select commerce.opened($2::text, $1::text))';

/** The categories of catalog `$1` from the top down, each with its level; what hangs under nothing is left out. */
const ALL = tree({ condition: '', shown: '$2::text is null', shownBelow: 'true' });

/** Those of them that are active below active ones; shown to buyer `$2` by the catalog's assignment, or by the nearest category's own that says so. */
const MINE = tree({
  condition: `and k.doc -> 'Active' = 'true' and ${OPENED} is not null`,
  shown: `coalesce(${assigned()}, ${OPENED} -> 'ViewAllCategories' = 'true', false)`,
  shownBelow: `coalesce(${assigned()}, tree.shown)`,
});

function assigned(): string {
  return `(select (a.doc ->> 'Visible')::boolean from commerce.resource a where a.kind = 'CategoryAssignment' and a.parent = $1 and a.id = k.id || '/' || $2::text)`;
}

function tree({
  condition,
  shown,
  shownBelow,
}: {
  condition: string;
  shown: string;
  shownBelow: string;
}): string {
  return `with recursive tree as (
    select k.uid, k.id, k.doc, 1 as level, ${shown} as shown from commerce.resource k
    where k.kind = 'Category' and k.parent = $1 and k.doc ->> 'ParentID' is null ${condition}
    union all
    select k.uid, k.id, k.doc, tree.level + 1, ${shownBelow} from tree
    join commerce.resource k on k.kind = 'Category' and k.parent = $1 and k.doc ->> 'ParentID' = tree.id ${condition}
    where tree.level < 100
  )`;
}

/** Whose view of which catalog: the statement's prefix and its first two parameters. */
interface View {
  prefix: string;
  catalog: string;
  buyer: string | null;
}

function mine(call: Call): View {
  return { prefix: MINE, catalog: catalogOf(call), buyer: requireUser(call.caller).buyerID };
}

function every(call: Call): View {
  return { prefix: ALL, catalog: param(call, 'catalogID'), buyer: null };
}

async function list(call: Call, { prefix, catalog, buyer }: View): Promise<Reply> {
  const productID = option(call.query, 'productID') ?? null;
  const named =
    option(call.query, 'ID') !== undefined ||
    option(call.query, 'ParentID') !== undefined ||
    productID !== null;
  const depth = depthOf(option(call.query, 'depth') ?? (named ? 'all' : undefined), 1);
  const compiled = compileList(call.query, lists.category, [catalog, buyer, depth, productID]);
  const { rows, total } = await runList<CategoryRow>(
    call.db,
    {
      prefix,
      columns: COLUMNS,
      from: 'tree r',
      where: `r.shown and r.level <= $3 and ($4::text is null or exists (
      select 1 from commerce.placed p where p.catalog = $1 and p.product = $4 and p.category = r.id))`,
    },
    compiled,
  );
  return { status: 200, body: listPage(rows.map(presentCategory), total, compiled) };
}

async function get(call: Call, { prefix, catalog, buyer }: View): Promise<Reply> {
  const id = param(call, 'id');
  const [row] = await call.db.query<CategoryRow>(
    `${prefix} select ${COLUMNS} from tree r where r.shown and r.id = $3`,
    [catalog, buyer, id],
  );
  if (!row) throw notFound('Category', id);
  return { status: 200, body: presentCategory(row) };
}

function presentCategory({ doc, children }: CategoryRow): Json {
  return present(models.Category, { ...doc, ChildCount: children });
}
