import { notFound, refusal } from '../errors';
import { option } from '../engine/compile-list';
import { applyPatch } from '../engine/document';
import type { Call, Reply, Route } from '../engine/route';
import { findResource, saveResources } from '../engine/store';
import { identifyCaller, requireCustomer } from '../tokens/caller';
import { saveOrder } from './order-access';
import { priceLines, readLines } from './order-lines';
import { withTotals } from './order-totals';
import { owner } from './orders';
import { readPriceFacts } from './price-facts';

/** Hands an anonymous visitor's order to the customer they turned out to be. */
export const transferRoutes: Route[] = [{ method: 'PUT', path: '/me/orders', roles: ['Shopper'], handle: transfer }];

/** The order keeps its ID and age and is priced anew for its owner; the anonymous token no longer opens it. 404 when there is none. */
async function transfer(call: Call): Promise<Reply> {
  const customer = requireCustomer(call.caller);
  const visitor = await identifyCaller(call.db, call.tokens, option(call.query, 'anonUserToken') ?? '').catch(() => null);
  const id = visitor?.orderID;
  if (!id || !visitor.user) throw refusal('Auth.MustPassAnonUserToken');
  const template = visitor.user.ID;
  await call.db.tx(async (handle) => {
    const stored = await findResource(handle, { kind: 'Order', parent: '', id }, true);
    if (!stored || stored.FromUserID !== template || stored.Status !== 'Unsubmitted') throw notFound('Order', id);
    const lines = await readLines(handle, id);
    const facts = await readPriceFacts(handle, customer.buyerID, lines.map((line) => line.ProductID));
    const priced = priceLines(lines, facts);
    await saveResources(handle, { kind: 'LineItem', parent: id, rows: priced.map((doc) => ({ id: doc.ID, doc })) });
    const { FromUser: _visitor, ...order } = stored;
    await saveOrder(handle, withTotals(applyPatch(order, owner(customer)), priced));
  });
  return { status: 204 };
}
