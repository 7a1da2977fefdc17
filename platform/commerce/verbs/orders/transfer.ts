import { notFound, refusal } from '@/platform/commerce/errors';
import { option } from '@/platform/commerce/engine/compile-list';
import { applyPatch } from '@/platform/commerce/engine/document';
import type { Call, Reply, Route } from '@/platform/commerce/engine/route';
import { findResource, saveResources } from '@/platform/commerce/engine/store';
import type { Queryable } from '@/services/database/database';
import { requireCustomer, type CallerUser } from '@/platform/commerce/tokens/caller';
import { saveOrder } from './order-access';
import { priceLines, readLines } from './order-lines';
import { withTotals } from './order-totals';
import { owner } from './orders';
import { readPriceFacts } from '../lines/price-facts';

/** Hands an anonymous visitor's order to the customer they turned out to be. */
export const transferRoutes: Route[] = [
  { method: 'PUT', path: '/me/orders', roles: ['Shopper'], handle: transfer },
];

/** The order keeps its ID and age and is priced anew for its owner; the anonymous token no longer opens it. 404 when there is none. */
async function transfer(call: Call): Promise<Reply> {
  const customer = requireCustomer(call.caller);
  const visitor = await call.identify(option(call.query, 'anonUserToken') ?? '').catch(() => null);
  const id = visitor?.orderID;
  if (!id || !visitor.user) throw refusal('Auth.MustPassAnonUserToken');
  const template = visitor.user.ID;
  const moved = await call.db.tx((handle) => handOver(handle, customer, template, id));
  if (!moved) throw notFound('Order', id);
  return { status: 204 };
}

/** Gives the unsubmitted order `id` of the template user to a customer and prices it anew; returns false when there is none. */
export async function handOver(
  handle: Queryable,
  customer: CallerUser,
  template: string,
  id: string,
): Promise<boolean> {
  const stored = await findResource(handle, { kind: 'Order', parent: '', id }, true);
  if (!stored || stored.FromUserID !== template || stored.Status !== 'Unsubmitted') return false;
  const lines = await readLines(handle, id);
  const facts = await readPriceFacts(
    handle,
    customer.buyerID,
    lines.map((line) => line.ProductID),
  );
  const priced = priceLines(lines, facts);
  await saveResources(handle, {
    kind: 'LineItem',
    parent: id,
    rows: priced.map((doc) => ({ id: doc.ID, doc })),
  });
  const { FromUser: _visitor, ...order } = stored;
  await saveOrder(handle, withTotals(applyPatch(order, owner(customer)), priced));
  return true;
}
