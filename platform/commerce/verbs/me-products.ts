import { now } from '@/lib/core/time/clock';
import { notFound, refusal } from '../errors';
import { counted } from '../counted';
import { compileList, option } from '../engine/compile-list';
import { present } from '../engine/document';
import { isJson, type Json } from '../engine/json';
import { listPage, requireShallow, runList, type ListSource } from '../engine/list-page';
import { param, type Call, type Reply, type Route } from '../engine/route';
import { models } from '../models';
import { lists } from '../resources';
import { requireUser } from '../tokens/caller';
import { isOnSale } from './lines/line-price';
import { schedules, visibleProducts } from './visible-products';

/** The catalogue as a shopper sees it: active products of the catalog, each with its price schedule and inventory inside. */
export const meProductRoutes: Route[] = [
  { method: 'GET', path: '/me/products', roles: ['Shopper'], handle: list },
  { method: 'GET', path: '/me/products/:id', roles: ['Shopper'], handle: getMyProduct },
];

interface ProductRow extends Json {
  doc: Json;
  schedule: Json | null;
  specs: number;
}

const CATEGORY_TREE = `with recursive wanted as (
  select id, 1 as level from commerce.resource where kind = 'Category' and parent = $1 and id = $3
  union all
  select k.id, level + 1 from wanted join commerce.resource k on k.kind = 'Category' and k.parent = $1 and k.doc ->> 'ParentID' = wanted.id
  where level < $4
), assigned as (
  select p.product, min(p.list_order) as list_order from commerce.placed p
  where p.catalog = $1 and p.category = any(array(select id from wanted)) group by 1
)`;
const ALL_LEVELS = 100;
const COLUMNS = `r.doc, s.doc as schedule, (${counted.Product.SpecCount}) as specs`;

async function list(call: Call): Promise<Reply> {
  const catalog = catalogOf(call);
  const category = option(call.query, 'categoryID');
  const buyer = requireUser(call.caller).buyerID;
  const sqlValues =
    category === undefined
      ? [catalog, buyer]
      : [catalog, buyer, category, depthOf(option(call.query, 'depth'), ALL_LEVELS)];
  const compiled = compileList(call.query, lists.product, sqlValues);
  requireShallow(compiled);
  const { key, from, details, where } = visibleProducts;
  const source: ListSource = {
    key,
    from: `${from} ${details}`,
    where,
    columns: COLUMNS,
    join: schedules('r.id'),
  };
  if (category !== undefined) {
    source.prefix = CATEGORY_TREE;
    source.from = `assigned join ${from} on l.id = assigned.product ${details}`;
    if (option(call.query, 'sortBy') === undefined) source.orderBy = 'assigned.list_order';
  }
  const { rows, total } = await runList<ProductRow>(call.searched, source, compiled);
  return { status: 200, body: listPage(rows.map(presentProduct), total, compiled, { Facets: [] }) };
}

/** `GET /me/products/{id}`. Throws 404 for one that is not there or not seen. */
export async function getMyProduct(call: Call): Promise<Reply> {
  const id = param(call, 'id');
  const [row] = await call.db.query<ProductRow>(
    `select ${COLUMNS} from ${visibleProducts.from} ${visibleProducts.details} where ${visibleProducts.where} and l.id = $3`,
    [catalogOf(call), requireUser(call.caller).buyerID, id],
  );
  if (!row) throw notFound('Product', id);
  return { status: 200, body: presentProduct(row) };
}

/** The catalog a request is about: the one it names, else the buyer's own. */
export function catalogOf(call: Call): string {
  return option(call.query, 'catalogID') ?? requireUser(call.caller).defaultCatalogID ?? '';
}

/** How many levels `depth` asks for: a number, or `all`. Throws `Category.InvalidDepth`. */
export function depthOf(depth: string | undefined, otherwise: number): number {
  if (depth === undefined) return otherwise;
  if (depth.toLowerCase() === 'all') return ALL_LEVELS;
  const levels = Number(depth);
  if (!Number.isInteger(levels) || levels < 1)
    throw refusal('Category.InvalidDepth', { Depth: depth });
  return Math.min(levels, ALL_LEVELS);
}

function presentProduct({ doc, schedule, specs }: ProductRow): Json {
  const PriceSchedule = schedule
    ? present(models.PriceSchedule, { ...schedule, IsOnSale: isOnSale(schedule, now()) })
    : null;
  const Inventory = isJson(doc.Inventory)
    ? present(models.Inventory, { QuantityAvailable: 0, ...doc.Inventory })
    : null;
  return present(models.BuyerProduct, { ...doc, SpecCount: specs, PriceSchedule, Inventory });
}
