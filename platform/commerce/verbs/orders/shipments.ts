import type { Queryable } from '@/services/database/database';
import { now } from '@/lib/core/time/clock';
import { invalid, notFound, refusal } from '@/platform/commerce/errors';
import { compileList } from '@/platform/commerce/engine/compile-list';
import { present, prune, readBody } from '@/platform/commerce/engine/document';
import { assignmentId } from '@/platform/commerce/engine/assign';
import type { Json } from '@/platform/commerce/engine/json';
import { listPage, runList } from '@/platform/commerce/engine/list-page';
import { param, type Call, type Reply, type Route } from '@/platform/commerce/engine/route';
import { findResource, removeResource, saveResources } from '@/platform/commerce/engine/store';
import { models } from '@/platform/commerce/models';
import { lists } from '@/platform/commerce/resources';
import { saveOrder } from './order-access';
import { readLines, type Line } from './order-lines';

const KIND = 'ShipmentItem';
const write = ['ShipmentAdmin'];
const read = ['ShipmentReader', 'ShipmentAdmin'];
const path = '/shipments/:shipmentID/items';

/** What is in a shipment, as the back office packs it. An order whose units have all been shipped is Completed. */
export const shipmentItemRoutes: Route[] = [
  {
    method: 'GET',
    path,
    roles: read,
    handle: (call) => listItems(call, param(call, 'shipmentID'), null),
  },
  { method: 'POST', path, roles: write, observed: true, handle: save },
  { method: 'PUT', path: '/shipments/:shipmentID/shipto', roles: write, handle: setAddress },
  {
    method: 'DELETE',
    path: `${path}/:orderID/:lineItemID`,
    roles: write,
    observed: true,
    handle: remove,
  },
];

/** The items of a shipment, of one order or of all. */
export async function listItems(
  call: Call,
  shipmentID: string,
  orderIDs: readonly string[] | null,
): Promise<Reply> {
  const compiled = compileList(call.query, lists.shipmentItem, [shipmentID, orderIDs]);
  const source = {
    from: 'commerce.resource r',
    where: `r.kind = '${KIND}' and r.parent = $1 and ($2::text[] is null or r.doc ->> 'OrderID' = any($2))`,
  };
  const { rows, total } = await runList<{ doc: Json }>(call.db, source, compiled);
  return {
    status: 200,
    body: listPage(
      rows.map((row) => present(models.ShipmentItem, row.doc)),
      total,
      compiled,
    ),
  };
}

async function save(call: Call): Promise<Reply> {
  const shipmentID = param(call, 'shipmentID');
  const { OrderID, LineItemID, QuantityShipped } = readBody(models.ShipmentItem, call.body, 'save');
  if (typeof QuantityShipped !== 'number' || QuantityShipped < 1)
    throw invalid('QuantityShipped', 'must be greater than zero.');
  const item = await call.db.tx(async (handle) => {
    if (!(await findResource(handle, { kind: 'Shipment', parent: '', id: shipmentID })))
      throw notFound('Shipment', shipmentID);
    return ship(handle, shipmentID, String(OrderID), String(LineItemID), QuantityShipped);
  });
  return { status: 200, body: present(models.ShipmentItem, item) };
}

async function setAddress(call: Call): Promise<Reply> {
  const id = param(call, 'shipmentID');
  const ToAddress = present(models.Address, readBody(models.Address, call.body, 'save'));
  const doc = await call.db.tx(async (handle) => {
    const stored = await findResource(handle, { kind: 'Shipment', parent: '', id }, true);
    if (!stored) throw notFound('Shipment', id);
    const { ToAddressID: _replaced, ...kept } = stored;
    await saveResources(handle, {
      kind: 'Shipment',
      parent: '',
      rows: [{ id, doc: { ...kept, ToAddress } }],
    });
    return { ...kept, ToAddress };
  });
  return { status: 200, body: present(models.Shipment, doc) };
}

async function remove(call: Call): Promise<Reply> {
  const [shipmentID, orderID, lineItemID] = [
    param(call, 'shipmentID'),
    param(call, 'orderID'),
    param(call, 'lineItemID'),
  ];
  await call.db.tx((handle) => ship(handle, shipmentID, orderID, lineItemID, 0));
  return { status: 204 };
}

/** Puts a number of units of a line into a shipment (0 takes them out) and brings line and order up to date, under the order's lock. */
async function ship(
  handle: Queryable,
  shipmentID: string,
  orderID: string,
  lineItemID: string,
  quantity: number,
): Promise<Json> {
  const order = await findResource(handle, { kind: 'Order', parent: '', id: orderID }, true);
  if (!order) throw notFound('Order', orderID);
  if (!['Open', 'Completed'].includes(String(order.Status)))
    throw refusal('Order.CannotShipBadStatus', { Status: order.Status });
  const lines = await readLines(handle, orderID);
  const line = lines.find((it) => it.ID === lineItemID);
  if (!line) throw notFound('LineItem', lineItemID);
  const key = { kind: KIND, parent: shipmentID, id: assignmentId(orderID, lineItemID) };
  const before = await findResource(handle, key);
  if (quantity === 0 && !(await removeResource(handle, key))) throw notFound(KIND, lineItemID);
  const QuantityShipped =
    Number(line.QuantityShipped ?? 0) - Number(before?.QuantityShipped ?? 0) + quantity;
  if (QuantityShipped > line.Quantity)
    throw refusal('ShipmentItem.QuantityExceeded', { Quantity: line.Quantity, QuantityShipped });
  const { UnitPrice, CostCenter, DateNeeded, Product, Specs, xp } = line;
  const item = prune({
    OrderID: orderID,
    LineItemID: lineItemID,
    QuantityShipped: quantity,
    UnitPrice,
    CostCenter,
    DateNeeded,
    Product,
    Specs,
    xp,
  });
  if (quantity > 0) await saveResources(handle, { ...key, rows: [{ id: key.id, doc: item }] });
  await saveResources(handle, {
    kind: 'LineItem',
    parent: orderID,
    rows: [{ id: lineItemID, doc: { ...line, QuantityShipped } }],
  });
  await settleOrder(
    handle,
    order,
    lines.map((it) => (it.ID === lineItemID ? { ...it, QuantityShipped } : it)),
  );
  return item;
}

async function settleOrder(handle: Queryable, order: Json, lines: readonly Line[]): Promise<void> {
  const whole = lines.every((line) => Number(line.QuantityShipped ?? 0) >= line.Quantity);
  if (whole === (order.Status === 'Completed')) return;
  const at = now().toISOString();
  await saveOrder(
    handle,
    prune({
      ...order,
      Status: whole ? 'Completed' : 'Open',
      DateCompleted: whole ? at : null,
      LastUpdated: at,
    }),
  );
}
