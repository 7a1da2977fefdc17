import 'server-only';
import type { Cart } from '@/lib/cart/cart';
import { log } from '@/lib/core/log';
import { isPickup } from '@/lib/delivery/labels';
import { openingRules } from '@/lib/stores/hours.server';
import { openingOn } from '@/lib/stores/opening';
import { hoursOfDayWords } from '@/lib/stores/opening-words';
import { directionsLink } from '@/lib/stores/store-line';
import { getStore } from '@/lib/stores/stores.server';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import type { CollectionPlace } from './confirmation';

/** Directions to the store of each shipment that is collected, with its hours on that day, by the shipment's ID. Not known just now: none (specification A8). */
export async function collectionPlaces({
  shipments,
}: Pick<Cart, 'shipments'>): Promise<Record<string, CollectionPlace>> {
  const collected = shipments.filter(
    ({ method, workshop }) => workshop === null && method !== null && isPickup(method),
  );
  if (collected.length === 0) return {};
  try {
    const rules = await openingRules();
    const places = await Promise.all(
      collected.map(async ({ id, storeID, date }) => {
        const store = storeID ? await getStore(storeID) : null;
        return store
          ? [
              [
                id,
                {
                  directions: directionsLink(store),
                  hours: date ? hoursOfDayWords(openingOn(date, rules)) : null,
                },
              ] as const,
            ]
          : [];
      }),
    );
    return Object.fromEntries(places.flat());
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'stores not read', { upstream: 'commerce', outcome: error.kind });
    return {};
  }
}
