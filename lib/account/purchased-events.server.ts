import 'server-only';
import { now } from '@/lib/core/time/clock';
import type { Problem } from '@/lib/core/errors/error-codes';
import { isId } from '@/lib/core/ids';
import type { Result } from '@/lib/core/result';
import { seatKinds, mineOf } from '@/lib/events/bought';
import type { BoughtSeats } from '@/lib/events/purchased.server';
import type { EventSession, ShopEvent } from '@/lib/events/event';
import { allEvents } from '@/lib/events/events.server';
import { eventsFromCommerce } from '@/lib/events/from-commerce';
import { sessionState } from '@/lib/events/event-state';
import type { Shopper } from '@/lib/session/shopper';
import { getStores } from '@/lib/stores/stores.server';
import { productsById } from '@/lib/upstream/commerce/catalogue';
import { listPurchasedEvents } from '@/lib/upstream/commerce/me';
import { asCustomer } from '@/lib/session/as-customer.server';

/** Seats the customer has bought of one date of an event. */
export interface PurchasedEvent {
  event: ShopEvent;
  session: EventSession;
  place: string | null;
  /** Whether its last meeting is over. */
  past: boolean;
  /** Whether the event still has a page to open. */
  listed: boolean;
  bought: BoughtSeats[];
  /** The shop's clock, ISO: what the card says of today goes by it. */
  now: string;
}

/** The customer's events, the next first and the past after them, those the shop has hidden since among them (specification B2). Throws `UpstreamError`. */
export function purchasedEvents(shopper: Shopper): Promise<Result<PurchasedEvent[], Problem>> {
  return asCustomer(shopper, async ({ accessToken }) => {
    const [bought, events, stores] = await Promise.all([
      listPurchasedEvents(accessToken),
      allEvents(),
      getStores(),
    ]);
    const listed = new Set(events.map(({ code }) => code));
    const at = now();
    const found = [
      ...events,
      ...(await hiddenEvents(
        bought.map(({ productID }) => productID),
        events,
      )),
    ].flatMap((event) =>
      event.sessions.flatMap((session) => {
        const mine = mineOf(seatKinds([session]), bought).map(({ seat: { productID }, seats }) => ({
          productID,
          seats,
        }));
        if (mine.length === 0) return [];
        const place = stores.find(({ id }) => id === event.storeID)?.name ?? null;
        return [
          {
            event,
            session,
            place,
            past: sessionState(session, at).kind === 'over',
            listed: listed.has(event.code),
            bought: mine,
            now: at.toISOString(),
          },
        ];
      }),
    );
    const byDay = (a: PurchasedEvent, b: PurchasedEvent) =>
      a.session.day.localeCompare(b.session.day);
    return [
      ...found.filter(({ past }) => !past).sort(byDay),
      ...found
        .filter(({ past }) => past)
        .sort(byDay)
        .reverse(),
    ];
  });
}

/** The events of those seats that none of the shown events has. */
async function hiddenEvents(
  ids: readonly string[],
  shown: readonly ShopEvent[],
): Promise<ShopEvent[]> {
  const shownProducts = new Set(
    shown.flatMap(({ sessions }) =>
      sessions.flatMap(({ offers }) => offers.map(({ productID }) => productID)),
    ),
  );
  const missing = [...new Set(ids)].filter((id) => isId(id) && !shownProducts.has(id));
  return eventsFromCommerce(await productsById(missing), { hidden: true });
}
