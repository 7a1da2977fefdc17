import { notFound } from '@/platform/commerce/errors';
import { compileList, option } from '@/platform/commerce/engine/compile-list';
import { present } from '@/platform/commerce/engine/document';
import type { Json } from '@/platform/commerce/engine/json';
import { listPage, runList } from '@/platform/commerce/engine/list-page';
import { param, type Call, type Reply, type Route } from '@/platform/commerce/engine/route';
import { models } from '@/platform/commerce/models';
import { lists } from '@/platform/commerce/resources';
import { requireUser } from '@/platform/commerce/tokens/caller';
import { ORDER_PATH, readOrder } from './order-access';
import { listItems } from './shipments';

/** Shipments as a shopper sees those of their own orders, and those of one order for the back office. */
export const shipmentListRoutes: Route[] = [
  { method: 'GET', path: '/me/shipments', roles: ['Shopper'], handle: listMine },
  { method: 'GET', path: '/me/shipments/:shipmentID', roles: ['Shopper'], handle: getMine },
  {
    method: 'GET',
    path: '/me/shipments/:shipmentID/items',
    roles: ['Shopper'],
    handle: listMyItems,
  },
  {
    method: 'GET',
    path: `${ORDER_PATH}/shipments`,
    roles: ['OrderAdmin', 'ShipmentReader'],
    handle: listOfOrder,
  },
];

/** Whether shipment `r` holds something of an order of user `$1`, or of any user, and of order `$2`, or of any. */
const HOLDS = `r.kind = 'Shipment' and r.parent = '' and exists (
  select 1 from commerce.resource i join commerce.resource o on o.kind = 'Order' and o.parent = '' and o.id = i.doc ->> 'OrderID'
  where i.kind = 'ShipmentItem' and i.parent = r.id and ($1::text is null or o.doc #>> '{FromUserID}' = $1) and ($2::text is null or o.id = $2))`;

function listMine(call: Call): Promise<Reply> {
  return list(
    call,
    requireUser(call.caller).ID,
    option(call.query, 'orderID') ?? call.caller.orderID,
  );
}

async function listOfOrder(call: Call): Promise<Reply> {
  const order = await readOrder(call.db, call);
  return list(call, null, String(order.ID));
}

async function list(call: Call, userID: string | null, orderID: string | null): Promise<Reply> {
  const compiled = compileList(call.query, lists.shipment, [userID, orderID]);
  const { rows, total } = await runList<{ doc: Json }>(
    call.db,
    { from: 'commerce.resource r', where: HOLDS },
    compiled,
  );
  return {
    status: 200,
    body: listPage(
      rows.map((row) => present(models.Shipment, row.doc)),
      total,
      compiled,
    ),
  };
}

async function getMine(call: Call): Promise<Reply> {
  return { status: 200, body: present(models.Shipment, await mine(call)) };
}

async function listMyItems(call: Call): Promise<Reply> {
  const shipment = await mine(call);
  const orders = await call.db.query<{ id: string }>(
    `select id from commerce.resource where kind = 'Order' and doc #>> '{FromUserID}' = $1 and ($2::text is null or id = $2)`,
    [requireUser(call.caller).ID, option(call.query, 'orderID') ?? call.caller.orderID],
  );
  return listItems(
    call,
    String(shipment.ID),
    orders.map(({ id }) => id),
  );
}

async function mine(call: Call): Promise<Json> {
  const id = param(call, 'shipmentID');
  const [row] = await call.db.query<{ doc: Json }>(
    `select r.doc from commerce.resource r where ${HOLDS} and r.id = $3`,
    [requireUser(call.caller).ID, call.caller.orderID, id],
  );
  if (!row) throw notFound('Shipment', id);
  return row.doc;
}
