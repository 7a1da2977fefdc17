import { now } from '@/lib/core/time/clock';
import { invalid, notFound, refusal } from '@/platform/commerce/errors';
import { compileList, option } from '@/platform/commerce/engine/compile-list';
import { applyPatch, present, prune, readBody } from '@/platform/commerce/engine/document';
import { chooseId } from '@/platform/commerce/engine/generic-verbs';
import type { Json } from '@/platform/commerce/engine/json';
import { listPage, requireShallow, runList } from '@/platform/commerce/engine/list-page';
import { param, type Call, type Reply, type Route } from '@/platform/commerce/engine/route';
import { models } from '@/platform/commerce/models';
import { lists } from '@/platform/commerce/resources';
import { holdsRole, type Caller } from '@/platform/commerce/tokens/caller';
import { withOtherTexts } from './line-specs';
import { changeLines, type Line } from '../orders/order-lines';
import {
  ORDER_PATH,
  orderReaders,
  orderWriters,
  readOrder,
  requireDirection,
} from '../orders/order-access';
import { findShippingAddress } from '../shipping-address';

const path = `${ORDER_PATH}/lineitems`;
const one = `${path}/:lineItemID`;

/** Line items of an order. The same product added twice makes two lines; every change prices the whole order anew. */
export const lineItemRoutes: Route[] = [
  {
    method: 'GET',
    path: '/lineitems/:direction',
    roles: ['OrderReader', 'OrderAdmin'],
    handle: listAcross,
  },
  { method: 'GET', path, roles: orderReaders, handle: list },
  { method: 'GET', path: one, roles: orderReaders, handle: get },
  { method: 'POST', path, roles: orderWriters, handle: create },
  { method: 'PUT', path: one, roles: orderWriters, observed: true, handle: save },
  { method: 'PATCH', path: one, roles: orderWriters, observed: true, handle: patch },
  { method: 'DELETE', path: one, roles: orderWriters, handle: remove },
];

async function list(call: Call): Promise<Reply> {
  const order = await readOrder(call.db, call);
  const compiled = compileList(call.query, lists.lineItem, [order.ID]);
  const source = { from: 'commerce.resource r', where: `r.kind = 'LineItem' and r.parent = $1` };
  const { rows, total } = await runList<{ doc: Json }>(call.db, source, compiled);
  return {
    status: 200,
    body: listPage(
      rows.map((row) => presentLine(row.doc)),
      total,
      compiled,
    ),
  };
}

/** The vendor documents filters by what the order has under its name alone, not by the `OrderID` that answers carry. */
const orderFilter = 'Order.ID';

/** Lines of many placed orders at once, each with its order's ID. Of what orders have, filters may name that: `Order.ID=a|b`. */
async function listAcross(call: Call): Promise<Reply> {
  requireDirection(call);
  const filters = new URLSearchParams(call.query);
  const orderIDs = option(filters, orderFilter);
  for (const key of [...filters.keys()])
    if (key.toLowerCase() === orderFilter.toLowerCase()) filters.delete(key);
  const compiled = compileList(filters, lists.lineItem, [
    orderIDs?.split('|') ?? null,
    call.caller.user?.ID ?? null,
  ]);
  requireShallow(compiled);
  const source = {
    from: 'commerce.resource r',
    // The order is looked up line by line: planning a join of the table with itself takes longer than running it.
    where: `r.kind = 'LineItem' and ($1::text[] is null or r.parent = any($1)) and (
      select o.doc ->> 'IsSubmitted' = 'true' and ($2::text is null or o.doc #>> '{FromUserID}' = $2)
      from commerce.resource o where o.kind = 'Order' and o.parent = '' and o.id = r.parent)`,
    columns: 'r.doc, r.parent',
  };
  const { rows, total } = await runList<{ doc: Json; parent: string }>(
    call.searched,
    source,
    compiled,
  );
  return {
    status: 200,
    body: listPage(
      rows.map((row) => ({ OrderID: row.parent, ...presentLine(row.doc) })),
      total,
      compiled,
    ),
  };
}

async function get(call: Call): Promise<Reply> {
  const order = await readOrder(call.db, call);
  const id = param(call, 'lineItemID');
  const [row] = await call.db.query<{ doc: Json }>(
    `select doc from commerce.resource where kind = 'LineItem' and parent = $1 and id = $2`,
    [order.ID, id],
  );
  if (!row) throw notFound('LineItem', id);
  return { status: 200, body: presentLine(row.doc) };
}

async function create(call: Call): Promise<Reply> {
  const body = await readLine(call, 'create');
  const line = asLine({ ...body, ID: chooseId(body.ID), DateAdded: now().toISOString() });
  const { lines } = await changeLines(call, (before) => {
    if (before.some((other) => other.ID === line.ID))
      throw refusal('IdExists', { ObjectType: 'LineItem', ObjectID: line.ID }, 409);
    return { lines: [...before, line], touched: new Set([line.ProductID]) };
  });
  return { status: 201, body: lineOf(lines, line.ID) };
}

async function save(call: Call): Promise<Reply> {
  const body = await readLine(call, 'save');
  return changeOne(call, (stored) =>
    asLine({ ...body, ID: stored.ID, DateAdded: stored.DateAdded }),
  );
}

async function patch(call: Call): Promise<Reply> {
  const body = await readLine(call, 'patch');
  return changeOne(call, (stored) => asLine(applyPatch(stored, body)));
}

async function remove(call: Call): Promise<Reply> {
  const id = param(call, 'lineItemID');
  await changeLines(call, (before) => {
    if (!before.some((line) => line.ID === id)) throw notFound('LineItem', id);
    return { lines: before.filter((line) => line.ID !== id), touched: new Set() };
  });
  return { status: 204 };
}

async function changeOne(call: Call, next: (stored: Line) => Line): Promise<Reply> {
  const id = param(call, 'lineItemID');
  const { lines } = await changeLines(call, (before, order) => {
    const stored = before.find((line) => line.ID === id);
    if (!stored) throw notFound('LineItem', id);
    const line = next(stored);
    if (line.ProductID !== stored.ProductID) throw refusal('LineItem.CannotChangeProductID');
    if (order.IsSubmitted === true) {
      const Specs = withOtherTexts(stored.Specs, line.Specs);
      if (!Specs || line.Quantity !== stored.Quantity) throw refusal('Order.CannotSubmitBadStatus');
      return {
        lines: before.map((other) => (other.ID === id ? { ...line, Specs } : other)),
        touched: new Set<string>(),
      };
    }
    const same = line.Quantity === stored.Quantity && call.body.Specs === undefined;
    return {
      lines: before.map((other) => (other.ID === id ? line : other)),
      touched: same ? new Set<string>() : new Set([line.ProductID]),
    };
  });
  return { status: 200, body: lineOf(lines, id) };
}

/** Reads a line's body; a price may be set by the back office only, an address by ID is looked up and laid in. */
async function readLine(call: Call, mode: 'create' | 'save' | 'patch'): Promise<Json> {
  const body = withPrice(call.caller, readBody(models.LineItem, call.body, mode));
  if (mode !== 'patch' && typeof body.ProductID !== 'string')
    throw invalid('ProductID', 'is required.');
  if (typeof body.ShippingAddressID === 'string')
    body.ShippingAddress = await findShippingAddress(call, body.ShippingAddressID);
  else if (body.ShippingAddressID === null) body.ShippingAddress = null;
  return body;
}

function withPrice(caller: Caller, { UnitPrice, ...body }: Json): Json {
  if (UnitPrice === undefined || !holdsRole(caller, 'OverrideUnitPrice')) return body;
  return { ...body, UnitPrice, PriceOverridden: UnitPrice !== null };
}

function asLine(doc: Json): Line {
  const line = prune({
    PromotionDiscount: 0,
    QuantityShipped: 0,
    PriceOverridden: false,
    Specs: [],
    ...doc,
    Quantity: doc.Quantity ?? 1,
  }) as Line;
  if (line.Quantity < 1) throw refusal('LineItem.QuantityMustBePositive');
  if (typeof line.DateNeeded === 'string' && line.DateNeeded <= String(line.DateAdded))
    throw refusal('LineItem.DateNeededMustBeGreaterThanDateAdded');
  return line;
}

function lineOf(lines: readonly Line[], id: string): Json {
  return presentLine(lines.find((line) => line.ID === id) ?? {});
}

/** A stored line as answered. */
export function presentLine(line: Json): Json {
  const Specs = Array.isArray(line.Specs)
    ? line.Specs.map((spec: Json) => present(models.LineItemSpec, spec))
    : [];
  return present(models.LineItem, { ...line, Specs });
}
