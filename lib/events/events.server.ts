import 'server-only';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import { orElse } from '@/lib/cache/or-else';
import { now } from '@/lib/core/time/clock';
import { listAllProducts } from '@/lib/upstream/commerce/catalogue';
import { chicagoMidnight } from '@/lib/core/time/chicago-time';
import type { ShopEvent } from './event';
import { eventsFromCommerce } from './from-commerce';
import { comingEvents } from './event-dates';
import { stateChanges } from './event-state';

/** Every event with its past dates (specification A7), until one of them opens, begins or ends, at the latest until midnight. Throws `UpstreamError` when there is no copy to serve. */
export function allEvents(): Promise<ShopEvent[]> {
  return cached(
    'product-list',
    'events',
    async () => eventsFromCommerce(await listAllProducts({ 'xp.IsWorkShopEvent': true })),
    {
      tags: [tags.eventList],
      nextChange: (events) => nextEventChange(events, now()),
    },
  );
}

/** Every event with its past dates; `null` when the catalogue is not available. */
export function getEvents(): Promise<ShopEvent[] | null> {
  return orElse('catalogue', 'events', null, allEvents);
}

/** Events with a date today or later, the next first; `null` when the catalogue is not available. */
export async function getComingEvents(): Promise<ShopEvent[] | null> {
  const events = await getEvents();
  return events && comingEvents(events, now());
}

/** When a seat of these events opens, begins or ends, at the latest midnight in Chicago: pages that show events live no longer (architecture rule 5). */
export function nextEventChange(events: readonly ShopEvent[], at: Date): Date {
  const seats = events.flatMap(({ sessions }) =>
    sessions.flatMap(({ meetings, offers }) =>
      offers.map(({ release }) => ({ meetings, release })),
    ),
  );
  return seats
    .flatMap(stateChanges)
    .filter((instant) => instant > at)
    .reduce((first, instant) => (instant < first ? instant : first), chicagoMidnight(at));
}
