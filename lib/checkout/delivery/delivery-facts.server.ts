import 'server-only';
import type { Address } from 'ordercloud-javascript-sdk';
import { latestGood } from '@/lib/core/process/latest-good';
import { processWide } from '@/lib/core/process/process-wide';
import { currentBuyerSettings, localCities } from '@/lib/delivery/sources.server';
import { withUsedRuns, type UsedRuns } from '@/lib/delivery/settings';
import { usedRuns } from '@/lib/upstream/app-api/delivery-runs';
import { listBuyerAddresses } from '@/lib/upstream/commerce/addresses';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import type { Cents } from '@/lib/core/money';
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

/** What delivery costs at most, in cents, for pages that say so before a recipient is known. Throws `UpstreamError`. */
function getShippingRates(): Promise<{ local: Cents }> {
  return cached(
    'buyer-settings',
    'rates',
    async () => {
      const { Fees } = (await deliveryFacts()).settings.xp;
      return { local: Math.max(...Fees.LocalDeliveryBands.map(({ cents }) => cents)) };
    },
    { tags: [tags.buyerSetting('rates')] },
  );
}

/** The same, or `null` when they are not known just now: the page is whole without them. */
export async function getShippingRatesOrNone(): Promise<{ local: Cents } | null> {
  try {
    return await getShippingRates();
  } catch {
    return null;
  }
}
