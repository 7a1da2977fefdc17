import type { Queryable } from '@/services/database/database';
import { now } from '@/lib/core/time/clock';
import { CommerceError, refusal, vendorError, type VendorError } from '@/platform/commerce/errors';
import type { Json } from '@/platform/commerce/engine/json';
import type { Call, Reply, Route } from '@/platform/commerce/engine/route';
import { checkLines, limitedStock } from '../lines/line-checks';
import { isBackOffice, ORDER_PATH, orderWriters, readOrder, saveOrder } from './order-access';
import { counted, readLines, type Line } from './order-lines';
import { presentOrder } from './orders';
import { readPayments } from './read-payments';
import { readPriceFacts, type ProductFacts } from '../lines/price-facts';
import { debit, spendingFaults } from '../spending';

/** Submission and what takes it back. Stock and spending accounts fall when an order becomes Open and rise again when an open one is canceled. */
export const submitRoutes: Route[] = [
  { method: 'POST', path: `${ORDER_PATH}/validate`, roles: orderWriters, handle: validate },
  {
    method: 'POST',
    path: `${ORDER_PATH}/submit`,
    roles: orderWriters,
    observed: true,
    handle: submit,
  },
  {
    method: 'POST',
    path: `${ORDER_PATH}/complete`,
    roles: ['OrderAdmin'],
    observed: true,
    handle: complete,
  },
  { method: 'POST', path: `${ORDER_PATH}/calculate`, roles: orderWriters, handle: calculate },
  {
    method: 'POST',
    path: `${ORDER_PATH}/cancel`,
    roles: orderWriters,
    observed: true,
    handle: cancel,
  },
];

async function validate(call: Call): Promise<Reply> {
  const order = await readOrder(call.db, call);
  const lines = await readLines(call.db, String(order.ID));
  const facts = await readPriceFacts(
    call.db,
    String(order.FromCompanyID),
    lines.map((line) => line.ProductID),
  );
  requireNone(faultsOf(order, lines, facts));
  return { status: 204 };
}

/** In one transaction: the order is locked, then its products in the order of their IDs; checked as they are now; stock and order written. */
async function submit(call: Call): Promise<Reply> {
  if (!call.sellersSubmit && isBackOffice(call.caller))
    throw refusal(
      'Auth.InsufficientRoles',
      { SufficientRoles: ['Shopper'], AssignedRoles: call.caller.roles },
      403,
    );
  const order = await call.db.tx(async (handle) => {
    const stored = await readOrder(handle, call, true);
    if (stored.Status !== 'Unsubmitted')
      throw refusal('Order.CannotSubmitBadStatus', { Status: stored.Status });
    const lines = await readLines(handle, String(stored.ID));
    const facts = await readPriceFacts(
      handle,
      String(stored.FromCompanyID),
      lines.map((line) => line.ProductID),
      true,
    );
    const payments = await readPayments(handle, stored);
    const { faults, debits } = await spendingFaults(handle, stored, payments);
    requireNone([...faultsOf(stored, lines, facts), ...unaccepted(payments), ...faults]);
    await debit(handle, stored, debits, -1);
    await moveStock(handle, taken(lines, facts), -1);
    return settle(handle, stored, {
      Status: 'Open',
      IsSubmitted: true,
      DateSubmitted: now().toISOString(),
    });
  });
  return { status: 201, body: presentOrder(order) };
}

async function cancel(call: Call): Promise<Reply> {
  const order = await call.db.tx(async (handle) => {
    const stored = await readOrder(handle, call, true);
    const open = stored.Status === 'Open' && isBackOffice(call.caller);
    if (stored.Status !== 'Unsubmitted' && !open)
      throw refusal('Order.CannotCancelInCurrentStatus', { Status: stored.Status });
    if (open) {
      const lines = await readLines(handle, String(stored.ID));
      const facts = await readPriceFacts(
        handle,
        String(stored.FromCompanyID),
        lines.map((line) => line.ProductID),
        true,
      );
      await moveStock(handle, taken(lines, facts), 1);
      const { debits } = await spendingFaults(handle, stored, await readPayments(handle, stored));
      await debit(handle, stored, debits, 1);
    }
    return settle(handle, stored, { Status: 'Canceled', DateCanceled: now().toISOString() });
  });
  return { status: 201, body: presentOrder(order) };
}

/** The back office closes an open order for good. */
async function complete(call: Call): Promise<Reply> {
  const order = await call.db.tx(async (handle) => {
    const stored = await readOrder(handle, call, true);
    if (stored.Status !== 'Open')
      throw refusal('Order.CannotCompleteBadStatus', { Status: stored.Status });
    return settle(handle, stored, { Status: 'Completed', DateCompleted: now().toISOString() });
  });
  return { status: 201, body: presentOrder(order) };
}

/** No client here has a checkout integration: the retailer's own App API calculates. */
async function calculate(call: Call): Promise<Reply> {
  await readOrder(call.db, call);
  throw refusal('IntegrationEvent.ApiClientNotConfiguredForOrderCalculate', {
    ApiClientID: call.caller.clientID,
  });
}

async function settle(handle: Queryable, stored: Json, change: Json): Promise<Json> {
  const order = { ...stored, ...change, LastUpdated: now().toISOString() };
  await saveOrder(handle, order);
  return order;
}

function faultsOf(
  order: Json,
  lines: readonly Line[],
  facts: ReadonlyMap<string, ProductFacts>,
): VendorError[] {
  if (order.Status !== 'Unsubmitted')
    return [vendorError('Order.CannotSubmitBadStatus', { Status: order.Status })];
  if (lines.length === 0) return [vendorError('Order.CannotSubmitWithNoLineItems')];
  return checkLines(lines.map(counted), facts, new Set(lines.map((line) => line.ProductID)));
}

function unaccepted(payments: readonly Json[]): VendorError[] {
  const waiting = payments.filter(({ Accepted }) => Accepted !== true);
  return waiting.length > 0
    ? [
        vendorError('Order.CannotSubmitWithUnaccceptedPayments', {
          PaymentIDs: waiting.map(({ ID }) => ID),
        }),
      ]
    : [];
}

/** How many units of each product whose stock is kept an order takes. */
function taken(
  lines: readonly Line[],
  facts: ReadonlyMap<string, ProductFacts>,
): Map<string, number> {
  const units = new Map<string, number>();
  for (const { ProductID, Quantity } of lines) {
    const product = facts.get(ProductID)?.product;
    if (product && limitedStock(product) !== null)
      units.set(ProductID, (units.get(ProductID) ?? 0) + Quantity);
  }
  return units;
}

async function moveStock(
  handle: Queryable,
  units: ReadonlyMap<string, number>,
  sign: 1 | -1,
): Promise<void> {
  if (units.size === 0) return;
  const moves = [...units].map(([id, quantity]) => ({ id, quantity: sign * quantity }));
  await handle.query(
    `update commerce.resource p
     set doc = jsonb_set(p.doc, '{Inventory}', (p.doc -> 'Inventory') || jsonb_build_object(
           'QuantityAvailable', coalesce((p.doc #>> '{Inventory,QuantityAvailable}')::int, 0) + move.quantity, 'LastUpdated', $2::text)),
         version = p.version + 1, updated_at = $3
     from jsonb_to_recordset($1::jsonb) as move (id text, quantity int)
     where p.kind = 'Product' and p.parent = '' and p.id = move.id`,
    [JSON.stringify(moves), now().toISOString(), now()],
  );
}

function requireNone(faults: VendorError[]): void {
  if (faults.length > 0) throw new CommerceError(400, faults);
}
