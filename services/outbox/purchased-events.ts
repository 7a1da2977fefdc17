import { Users, type User } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { elevatedCall, elevatedRead } from '../upstream/commerce/call';
import { middlewareToken } from '../upstream/commerce/middleware-token';

/** An event of `xp.PurchasedEvents` (000 §3). */
export interface PurchasedEvent {
  ProductID: string;
  ProductCode: string;
}

/** Writes the events a customer has bought onto their user (`xp.PurchasedEvents`, decision 31); those already there stay, none is doubled. */
export function eventKeeper(env: Env): (purchase: { userID: string; events: PurchasedEvent[] }) => Promise<void> {
  const token = middlewareToken(env, ['BuyerUserAdmin']);
  return async ({ userID, events }) => {
    const user = await elevatedRead(token, (options) => Users.Get<User>(env.COMMERCE_BUYER_ID, userID, options));
    const known = ((user.xp as { PurchasedEvents?: PurchasedEvent[] } | null)?.PurchasedEvents ?? []);
    const fresh = events.filter((event) => !known.some(({ ProductID }) => ProductID === event.ProductID));
    if (fresh.length === 0) return;
    const xp = { PurchasedEvents: [...known, ...fresh] };
    await elevatedCall(token, (options) => Users.Patch(env.COMMERCE_BUYER_ID, userID, { xp }, options));
  };
}
