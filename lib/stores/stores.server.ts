import 'server-only';
import { cached } from '@/lib/cache/cached';
import { retrySoon } from '@/lib/cache/retry-soon';
import { log } from '@/lib/core/log';
import { listBuyerAddresses } from '@/lib/upstream/commerce/addresses';
import { closedPlacesFromCommerce, storesFromCommerce } from './from-commerce';
import type { ClosedPlace, Store } from './store';

/** One store that is open, or `null`. Throws `UpstreamError` when there is no copy to serve. */
export async function getStore(id: string): Promise<Store | null> {
  return (await openStores()).find((store) => store.id.toLowerCase() === id.toLowerCase()) ?? null;
}

/** The stores that are open; none when the commerce platform is not available. */
export function getStores(): Promise<Store[]> {
  return orNone(openStores);
}

/** The stores that are closed for now; none when the commerce platform is not available. */
export function getClosedPlaces(): Promise<ClosedPlace[]> {
  return orNone(() =>
    cached('stores', 'closed', async () =>
      closedPlacesFromCommerce(await listBuyerAddresses('Store-*')),
    ),
  );
}

async function orNone<T>(read: () => Promise<T[]>): Promise<T[]> {
  try {
    return await read();
  } catch (error) {
    log('warn', 'stores-unavailable', {
      operation: 'stores',
      outcome: error instanceof Error ? error.name : 'unknown',
    });
    await retrySoon();
    return [];
  }
}

function openStores(): Promise<Store[]> {
  return cached('stores', 'all', async () =>
    storesFromCommerce(await listBuyerAddresses('Store-*')),
  );
}
