import { Users, type User } from 'ordercloud-javascript-sdk';
import { PlainError } from '@/lib/core/errors/error-words';
import type { Env } from '@/lib/config/env';
import type { Store } from '@/services/database/statements';
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

interface Purchase {
  userID: string;
  orderID: string;
  events: { ProductID: string; ProductCode: string; Seats: number }[];
}

const mostRounds = 5;

/** How many of the last messages may have been told while another was: generous. */
const recentMessages = 5000;

/**
 * Writes the events a customer has bought seats of, and how many, onto their user (`xp.PurchasedEvents`, ruling 31); those already there stay, an order counts once, and one that was
 * cancelled no more. The platform keeps the list as a whole, so
 * whoever writes it writes what other messages tell of the customer as well, and looks again afterwards: of two writers at once neither takes away what the other wrote.
 */
export function eventKeeper(store: Store, env: Env): (purchase: Purchase) => Promise<void> {
  const token = middlewareToken(env, 'customers');
  const missing = async (purchase: Purchase) => {
    const queued = await queuedPurchases(store, purchase.userID);
    const user = await elevatedRead(token, (options) =>
      Users.Get<User>(env.COMMERCE_BUYER_ID, purchase.userID, options),
    );
    const before =
      (user.xp as { PurchasedEvents?: PurchasedEvent[] } | null)?.PurchasedEvents ?? [];
    const purchases = [purchase, ...queued];
    const canceled = await canceledOrders(
      store,
      purchases.map(({ orderID }) => orderID),
    );
    const whole = purchases.reduce<readonly PurchasedEvent[]>(
      (entries, each) =>
        canceled.has(each.orderID) ? withoutPurchase(entries, each) : withPurchase(entries, each),
      before,
    );
    return whole === before ? null : whole;
  };
  return async (purchase) => {
    for (let round = 0; round < mostRounds; round += 1) {
      const PurchasedEvents = await missing(purchase);
      if (!PurchasedEvents) return;
      await elevatedCall(token, (options) =>
        Users.Patch(env.COMMERCE_BUYER_ID, purchase.userID, { xp: { PurchasedEvents } }, options),
      );
    }
    throw new PlainError('Others go on writing the list.');
  };
}

/** What the outbox tells of a customer's purchases, and told lately. */
async function queuedPurchases(store: Store, userID: string): Promise<Purchase[]> {
  const rows = await store.query<{ payload: Purchase }>(
    `with told as (
       select id, payload from services.outbox where kind = 'purchased-events' and sent_at is null
       union
       select id, payload from services.outbox
       where kind = 'purchased-events' and id > (select max(id) from services.outbox) - $2::bigint)
     select payload from told where payload ->> 'userID' = $1 order by id`,
    [userID, recentMessages],
  );
  return rows.map(({ payload }) => payload);
}

/** Which of these orders the books know to be cancelled. */
async function canceledOrders(store: Store, orderIDs: readonly string[]): Promise<Set<string>> {
  const rows = await store.query<{ id: string }>(
    `select order_id as id from services.money_event where kind = 'canceled' and order_id = any($1::text[])`,
    [orderIDs],
  );
  return new Set(rows.map(({ id }) => id));
}

/** The entries with an order's seats added; the same entries when it is counted in all of them already. */
export function withPurchase(
  before: readonly PurchasedEvent[],
  { orderID, events }: Omit<Purchase, 'userID'>,
): readonly PurchasedEvent[] {
  return events.reduce<readonly PurchasedEvent[]>((entries, { ProductID, ProductCode, Seats }) => {
    const entry = entries.find((candidate) => candidate.ProductID === ProductID);
    if (!entry) return [...entries, { ProductID, ProductCode, Seats, OrderIDs: [orderID] }];
    if (entry.OrderIDs?.includes(orderID)) return entries;
    const counted = {
      ...entry,
      Seats: (entry.Seats ?? 1) + Seats,
      OrderIDs: [...(entry.OrderIDs ?? []), orderID],
    };
    return entries.map((each) => (each === entry ? counted : each));
  }, before);
}

/** The entries without an order's seats; the same entries when it is counted in none of them. */
export function withoutPurchase(
  before: readonly PurchasedEvent[],
  { orderID, events }: Omit<Purchase, 'userID'>,
): readonly PurchasedEvent[] {
  return events.reduce<readonly PurchasedEvent[]>((entries, { ProductID, Seats }) => {
    const entry = entries.find((candidate) => candidate.ProductID === ProductID);
    if (!entry?.OrderIDs?.includes(orderID)) return entries;
    const left = (entry.Seats ?? 0) - Seats;
    const OrderIDs = entry.OrderIDs.filter((id) => id !== orderID);
    return left > 0
      ? entries.map((each) => (each === entry ? { ...entry, Seats: left, OrderIDs } : each))
      : entries.filter((each) => each !== entry);
  }, before);
}
