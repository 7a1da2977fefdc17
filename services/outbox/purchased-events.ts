import { Users, type User } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { elevatedCall, elevatedRead } from '../upstream/commerce/call';
import { middlewareToken } from '../upstream/commerce/middleware-token';

/** An event of `xp.PurchasedEvents` (specification A3). */
export interface PurchasedEvent {
  ProductID: string;
  ProductCode: string;
  /** Seats bought over all orders; missing where an older writer did not count. */
  Seats?: number;
  /** The orders counted in it, so that a message delivered twice counts once. */
  OrderIDs?: string[];
}

/** Seats of one order. */
interface Purchase {
  userID: string;
  orderID: string;
  events: { ProductID: string; ProductCode: string; Seats: number }[];
}

/** Writes the events a customer has bought seats of, and how many, onto their user (`xp.PurchasedEvents`, ruling 31); those already there stay, an order counts once. */
export function eventKeeper(env: Env): (purchase: Purchase) => Promise<void> {
  const token = middlewareToken(env, 'customers');
  return async (purchase) => {
    const user = await elevatedRead(token, (options) =>
      Users.Get<User>(env.COMMERCE_BUYER_ID, purchase.userID, options),
    );
    const known = (user.xp as { PurchasedEvents?: PurchasedEvent[] } | null)?.PurchasedEvents ?? [];
    const kept = withPurchase(known, purchase);
    if (kept === known) return;
    await elevatedCall(token, (options) =>
      Users.Patch(
        env.COMMERCE_BUYER_ID,
        purchase.userID,
        { xp: { PurchasedEvents: kept } },
        options,
      ),
    );
  };
}

/** The entries with an order's seats added; the same entries when it is counted in all of them already. */
export function withPurchase(
  known: readonly PurchasedEvent[],
  { orderID, events }: Omit<Purchase, 'userID'>,
): readonly PurchasedEvent[] {
  return events.reduce<readonly PurchasedEvent[]>((entries, { ProductID, ProductCode, Seats }) => {
    const entry = entries.find((one) => one.ProductID === ProductID);
    if (!entry) return [...entries, { ProductID, ProductCode, Seats, OrderIDs: [orderID] }];
    if (entry.OrderIDs?.includes(orderID)) return entries;
    const counted = {
      ...entry,
      Seats: (entry.Seats ?? 1) + Seats,
      OrderIDs: [...(entry.OrderIDs ?? []), orderID],
    };
    return entries.map((one) => (one === entry ? counted : one));
  }, known);
}
