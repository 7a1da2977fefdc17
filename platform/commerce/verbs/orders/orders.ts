import { now } from '@/lib/core/time/clock';
import { invalid, notFound, refusal } from '@/platform/commerce/errors';
import { applyPatch, present, readBody } from '@/platform/commerce/engine/document';
import { chooseId } from '@/platform/commerce/engine/generic-verbs';
import { isJson, type Json } from '@/platform/commerce/engine/json';
import { param, type Call, type Reply, type Route } from '@/platform/commerce/engine/route';
import { insertResource, removeResource } from '@/platform/commerce/engine/store';
import { models } from '@/platform/commerce/models';
import { holdsRole, type Caller, type CallerUser } from '@/platform/commerce/tokens/caller';
import { presentLine } from '../lines/line-items';
import {
  lockOrder,
  maySee,
  ORDER_PATH,
  orderReaders,
  orderWriters,
  readOrder,
  requireDirection,
  saveOrder,
} from './order-access';
import { byAge } from './order-lines';
import { withTotal } from './order-totals';

/** The life of an order up to its submission. */
export const orderRoutes: Route[] = [
  { method: 'POST', path: '/orders/:direction', roles: orderWriters, handle: create },
  { method: 'GET', path: ORDER_PATH, roles: orderReaders, handle: get },
  { method: 'PATCH', path: ORDER_PATH, roles: orderWriters, handle: patch },
  { method: 'DELETE', path: ORDER_PATH, roles: orderWriters, handle: remove },
  { method: 'PATCH', path: `${ORDER_PATH}/fromuser`, roles: orderWriters, handle: patchFromUser },
  {
    method: 'GET',
    path: `${ORDER_PATH}/worksheet`,
    roles: ['IntegrationEventAdmin', ...orderReaders],
    handle: worksheet,
  },
];

const CHARGES = {
  ShippingCost: 0,
  TaxCost: 0,
  PromotionDiscount: 0,
  Gratuity: 0,
  Fees: 0,
  Subtotal: 0,
  Total: 0,
  LineItemCount: 0,
};

/** The back office makes no orders of its own here; an anonymous visitor's order always takes the ID its token names. */
async function create(call: Call): Promise<Reply> {
  requireDirection(call);
  const { user, orderID } = call.caller;
  if (!user) throw refusal('Order.CreateIncomingRequiresFromUser');
  const { ID, ToCompanyID, Comments, xp } = readBody(models.Order, call.body, 'create');
  const id = orderID ?? chooseId(ID);
  const made = now().toISOString();
  const order = applyPatch(
    {},
    {
      ...CHARGES,
      ID: id,
      ...owner(user),
      ToCompanyID: ToCompanyID ?? 'SELLER',
      Comments,
      xp,
      Status: 'Unsubmitted',
      IsSubmitted: false,
      Currency: 'USD',
      DateCreated: made,
      LastUpdated: made,
    },
  );
  if (!(await insertResource(call.db, { kind: 'Order', parent: '', id }, order)))
    throw refusal('IdExists', { ObjectType: 'Order', ObjectID: id }, 409);
  return { status: 201, body: presentOrder(order) };
}

async function get(call: Call): Promise<Reply> {
  return { status: 200, body: presentOrder(await readOrder(call.db, call)) };
}

async function patch(call: Call): Promise<Reply> {
  const change = readBody(models.Order, call.body, 'patch');
  const { Comments, xp, ShippingCost, TaxCost } = change;
  requireOverride(
    call.caller,
    ShippingCost,
    'OverrideShipping',
    'Order.OverrideShippingPermission',
  );
  requireOverride(call.caller, TaxCost, 'OverrideTax', 'Order.OverrideTaxPermission');
  if (typeof change.ShippingAddressID === 'string' || typeof change.BillingAddressID === 'string') {
    throw invalid('ShippingAddressID', 'is set by shipto and billto.');
  }
  const order = await call.db.tx(async (handle) => {
    const stored = await lockOrder(handle, call);
    const wanted = Object.entries({ Comments, xp, ShippingCost, TaxCost }).filter(
      ([, value]) => value !== undefined,
    );
    const changed = withTotal(applyPatch(stored, Object.fromEntries(wanted)));
    await saveOrder(handle, changed);
    return changed;
  });
  return { status: 200, body: presentOrder(order) };
}

async function patchFromUser(call: Call): Promise<Reply> {
  const { FirstName, LastName, Email } = readBody(models.User, call.body, 'patch');
  const order = await call.db.tx(async (handle) => {
    const stored = await lockOrder(handle, call);
    const named = Object.entries({ FirstName, LastName, Email }).filter(
      ([, value]) => value !== undefined,
    );
    const changed = withTotal(applyPatch(stored, { FromUser: Object.fromEntries(named) }));
    await saveOrder(handle, changed);
    return changed;
  });
  return { status: 200, body: presentOrder(order) };
}

async function remove(call: Call): Promise<Reply> {
  await call.db.tx(async (handle) => {
    const order = await lockOrder(handle, call);
    await removeResource(handle, { kind: 'Order', parent: '', id: String(order.ID) });
  });
  return { status: 204 };
}

async function worksheet(call: Call): Promise<Reply> {
  requireDirection(call);
  const id = param(call, 'orderID');
  const rows = await call.db.query<{ kind: string; doc: Json }>(
    `select kind, doc from commerce.resource where (kind = 'Order' and parent = '' and id = $1) or (kind = 'LineItem' and parent = $1)`,
    [id],
  );
  const order = rows.find((row) => row.kind === 'Order')?.doc;
  if (!order || !maySee(call.caller, order)) throw notFound('Order', id);
  const LineItems = rows
    .filter((row) => row.kind === 'LineItem')
    .map((row) => row.doc)
    .sort(byAge)
    .map(presentLine);
  return {
    status: 200,
    body: {
      Order: presentOrder(order),
      LineItems,
      OrderPromotions: [],
      ShipEstimateResponse: null,
      OrderCalculateResponse: null,
      OrderSubmitResponse: null,
      OrderSubmitForApprovalResponse: null,
      OrderApprovedResponse: null,
    },
  };
}

/** What an order carries of the one it belongs to. */
export function owner(user: CallerUser): Json {
  const { ID, Username, FirstName, LastName, Email, Phone, Active, xp, DateCreated } = user.doc;
  return {
    FromUserID: user.ID,
    FromCompanyID: user.buyerID,
    FromUser: { ID, Username, FirstName, LastName, Email, Phone, Active, xp, DateCreated },
  };
}

/** A stored order as answered. */
export function presentOrder(order: Json): Json {
  return present(models.Order, {
    ...order,
    FromUser: isJson(order.FromUser) ? present(models.User, order.FromUser) : null,
  });
}

function requireOverride(
  caller: Caller,
  value: unknown,
  role: string,
  code: 'Order.OverrideShippingPermission' | 'Order.OverrideTaxPermission',
): void {
  if (value !== undefined && !holdsRole(caller, role)) throw refusal(code, null, 403);
}
