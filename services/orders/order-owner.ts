import type { Context } from 'hono';
import { now } from '@/lib/core/time/clock';
import { orderLinkHeader } from '@/lib/core/order-link';
import type { Store } from '@/services/database/statements';
import { openLink } from './order-links';
import { CommerceFailure } from '../upstream/commerce/failure';
import { readWorksheet, shopperWorksheet, type Worksheet } from '../upstream/commerce/orders';
import type { Upstream } from '../upstream/upstream';
import type { AppApiVariables } from '../http/caller';

/**
 * An order that is proven to be the caller's: by its sender's link where the request brings one, else by being readable with their own token. Throws
 * `CommerceFailure` (404) for anyone else's.
 */
export async function ownOrder(
  context: Context<AppApiVariables>,
  { store, upstream }: { store: Store; upstream: Pick<Upstream, 'token'> },
  orderID: string,
): Promise<Worksheet> {
  const token = context.req.header(orderLinkHeader);
  if (token === undefined) return shopperWorksheet(context.get('accessToken'), orderID);
  const target = await store.transact(() => openLink(token, now()));
  if (target?.role !== 'sender' || target.orderID !== orderID) throw new CommerceFailure(true, 404);
  return readWorksheet(upstream.token, orderID);
}
