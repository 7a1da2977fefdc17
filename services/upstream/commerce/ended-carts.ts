import { Orders } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { elevatedCall, elevatedRead, orNull } from './call';
import type { MiddlewareToken } from './middleware-token';

/** Most carts that are looked for in one run. */
const mostPages = 50;

/** Deletes the carts of anonymous visitors nobody has touched since; answers how many. Throws `CommerceFailure`. */
export async function forgetGuestCarts(token: MiddlewareToken, before: Date): Promise<number> {
  const filters = {
    Status: 'Unsubmitted',
    FromUserID: limits.anonymousUserID,
    LastUpdated: `<${before.toISOString()}`,
  };
  let gone = 0;
  for (let page = 0; page < mostPages; page += 1) {
    const { Items } = await elevatedRead(token, (options) =>
      Orders.List('Incoming', { filters, pageSize: limits.bulkPageSize }, options),
    );
    if (Items.length === 0) break;
    for (const { ID = '' } of Items) gone += await forgetOrderCart(token, ID);
  }
  return gone;
}

/** Deletes one unsubmitted order; one that is gone already counts for nothing. Throws `CommerceFailure`. */
export async function forgetOrderCart(token: MiddlewareToken, orderID: string): Promise<0 | 1> {
  const removal = elevatedCall(token, (options) => Orders.Delete('Incoming', orderID, options));
  return (await orNull(removal.then(() => 1 as const))) ?? 0;
}
