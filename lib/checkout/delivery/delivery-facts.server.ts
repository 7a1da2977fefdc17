import 'server-only';
import type { Address } from 'ordercloud-javascript-sdk';
import { latestGood } from '@/lib/core/process/latest-good';
import { processWide } from '@/lib/core/process/process-wide';
import { currentBuyerSettings, localCities } from '@/lib/delivery/sources.server';
import { withUsedRuns, type UsedRuns } from '@/lib/delivery/used-runs';
import { usedRuns } from '@/lib/upstream/app-api/delivery-runs';
import { listBuyerAddresses } from '@/lib/upstream/commerce/addresses';
import type { DeliveryFacts } from './options';
import { pickupStores } from './store-option';

const tenMinutes = 600_000;
const tenSeconds = 10_000;

const stores = processWide('pickup-stores', () =>
  latestGood<Address[]>(tenMinutes, () => listBuyerAddresses('Store-*')),
);

const runs = processWide('used-runs', () => latestGood<UsedRuns>(tenSeconds, usedRuns));

/**
 * Buyer settings with the runs that have no place left, local cities and stores, each the newest good copy. Without an answer about the
 * runs the settings stand: placing the order asks again. Throws `UpstreamError` while cities or stores were never read.
 */
export async function deliveryFacts(): Promise<DeliveryFacts> {
  const [settings, cities, storeAddresses, used] = await Promise.all([
    currentBuyerSettings(),
    localCities(),
    stores(),
    runs().catch(() => ({})),
  ]);
  return { settings: withUsedRuns(settings, used), cities, stores: pickupStores(storeAddresses) };
}
