import 'server-only';
import { now } from '@/lib/core/clock';
import type { Problem } from '@/lib/core/error-codes';
import { isId } from '@/lib/core/ids';
import type { Result } from '@/lib/core/result';
import type { EventSession, ShopEvent } from '@/lib/events/event';
import { allEvents } from '@/lib/events/events.server';
import { eventsFromCommerce } from '@/lib/events/from-commerce';
import { isPast } from '@/lib/events/past';
import type { Shopper } from '@/lib/session/shopper';
import { getStores } from '@/lib/stores/stores.server';
import { listProductsById } from '@/lib/upstream/commerce/products';
import { listPurchasedEvents } from '@/lib/upstream/commerce/purchased-events';
import { asCustomer } from './as-customer.server';

/** A seat the customer has bought. */
export interface PurchasedEvent {
  event: ShopEvent;
  session: EventSession;
  place: string | null;
  past: boolean;
  /** Whether the event still has a page to open. */
  listed: boolean;
  size: string | null;
  color: string | null;
}

/** The customer's events, the next first and the past after them, those the shop has hidden since among them (001 §2). Throws `UpstreamError`. */
export function purchasedEvents(shopper: Shopper): Promise<Result<PurchasedEvent[], Problem>> {
  return asCustomer(shopper, async ({ accessToken }) => {
    const [ids, events, stores] = await Promise.all([listPurchasedEvents(accessToken), allEvents(), getStores()]);
    const bought = new Set(ids);
    const listed = new Set(events.map(({ code }) => code));
    const found = [...events, ...await hiddenEvents(ids, events)].flatMap((event) => event.sessions.flatMap((session) => session.offers
      .filter(({ productID }) => bought.has(productID))
      .map(({ size, color }) => ({
        event, session, place: stores.find(({ id }) => id === event.storeID)?.name ?? null, past: isPast(session, now()), listed: listed.has(event.code), size, color,
      }))));
    const byDay = (a: PurchasedEvent, b: PurchasedEvent) => a.session.day.localeCompare(b.session.day);
    return [...found.filter(({ past }) => !past).sort(byDay), ...found.filter(({ past }) => past).sort(byDay).reverse()];
  });
}

/** The events of those seats that none of the shown events has. */
async function hiddenEvents(ids: readonly string[], shown: readonly ShopEvent[]): Promise<ShopEvent[]> {
  const known = new Set(shown.flatMap(({ sessions }) => sessions.flatMap(({ offers }) => offers.map(({ productID }) => productID))));
  const missing = [...new Set(ids)].filter((id) => isId(id) && !known.has(id));
  return eventsFromCommerce(await listProductsById(missing), now(), { hidden: true });
}
