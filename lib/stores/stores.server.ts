import 'server-only';
import { cached } from '@/lib/cache/cached';
import { retrySoon } from '@/lib/cache/retry-soon';
import { log } from '@/lib/core/log';
import { listBuyerAddresses } from '@/lib/upstream/commerce/addresses';
import { storesFromCommerce } from './from-commerce';
import type { Store } from './store';

/** The stores that are open; none when the commerce platform is not available. */
export async function getStores(): Promise<Store[]> {
  try {
    return await cached('stores', 'all', async () => storesFromCommerce(await listBuyerAddresses('Store-*')));
  } catch (error) {
    log('warn', 'stores-unavailable', { operation: 'stores', outcome: error instanceof Error ? error.name : 'unknown' });
    await retrySoon();
    return [];
  }
}
