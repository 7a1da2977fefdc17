import { notFound } from '@/platform/commerce/errors';
import { compileList } from '@/platform/commerce/engine/compile-list';
import { present } from '@/platform/commerce/engine/document';
import type { Json } from '@/platform/commerce/engine/json';
import { listPage, runList } from '@/platform/commerce/engine/list-page';
import { param, type Call, type Reply, type Route } from '@/platform/commerce/engine/route';
import { models } from '@/platform/commerce/models';
import { lists } from '@/platform/commerce/resources';
import { requireUser } from '@/platform/commerce/tokens/caller';
import { catalogOf } from '../me-products';
import { visibleProducts } from '../visible-products';

/** Specs of a product with their options inside, for shoppers and for the back office. */
export const productSpecRoutes: Route[] = [
  { method: 'GET', path: '/me/products/:productID/specs', roles: ['Shopper'], handle: listMine },
  {
    method: 'GET',
    path: '/products/:productID/specs',
    roles: ['ProductReader', 'ProductAdmin'],
    handle: listAll,
  },
];

interface SpecRow extends Json {
  doc: Json;
  defaults: Json;
  options: Json[] | null;
}

const ASSIGNED = `join commerce.resource a on a.kind = 'SpecProductAssignment' and a.parent = '' and a.id = r.id || '/' || $1`;

async function listMine(call: Call): Promise<Reply> {
  const id = param(call, 'productID');
  const [visible] = await call.db.query(
    `select 1 from ${visibleProducts.from} where ${visibleProducts.where} and l.id = $3`,
    [catalogOf(call), requireUser(call.caller).buyerID, id],
  );
  if (!visible) throw notFound('Product', id);
  return listAll(call);
}

async function listAll(call: Call): Promise<Reply> {
  const compiled = compileList(call.query, lists.spec, [param(call, 'productID')]);
  const { rows, total } = await runList<SpecRow>(
    call.db,
    {
      columns: `r.doc, a.doc as defaults, (
      select jsonb_agg(o.doc order by (o.doc ->> 'ListOrder')::numeric, o.id) from commerce.resource o
      where o.kind = 'SpecOption' and o.parent = r.id) as options`,
      from: `commerce.resource r ${ASSIGNED}`,
      where: `r.kind = 'Spec' and r.parent = ''`,
      join: ASSIGNED,
    },
    compiled,
  );
  return { status: 200, body: listPage(rows.map(presentSpec), total, compiled) };
}

function presentSpec({ doc, defaults, options }: SpecRow): Json {
  const Options = (options ?? []).map((option) => present(models.SpecOption, option));
  const { DefaultOptionID = doc.DefaultOptionID, DefaultValue = doc.DefaultValue } = defaults;
  return present(models.Spec, {
    ...doc,
    DefaultOptionID,
    DefaultValue,
    Options,
    OptionCount: Options.length,
  });
}
