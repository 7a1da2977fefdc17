import 'server-only';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import { retrySoon } from '@/lib/cache/retry-soon';
import { secondsUntilChicagoMidnight } from '@/lib/core/chicago-time';
import { now } from '@/lib/core/clock';
import { log } from '@/lib/core/log';
import { listAllProducts } from '@/lib/upstream/commerce/products';
import type { ShopEvent } from './event';
import { eventsFromCommerce } from './from-commerce';

/** Coming events, until midnight; `null` when the catalogue is not available. */
export async function getEvents(): Promise<ShopEvent[] | null> {
  try {
    return await cached('product-list', 'events', async () => eventsFromCommerce(await listAllProducts({ filters: { 'xp.IsWorkShopEvent': true } }), now()), {
      tags: [tags.eventList],
      secondsUntilNextChange: () => secondsUntilChicagoMidnight(now()),
    });
  } catch (error) {
    log('warn', 'catalogue-unavailable', { operation: 'events', outcome: error instanceof Error ? error.name : 'unknown' });
    await retrySoon();
    return null;
  }
}
