import 'server-only';
import type { Address } from 'ordercloud-javascript-sdk';
import { latestGood } from '@/lib/core/latest-good';
import { processWide } from '@/lib/core/process-wide';
import { currentBuyerSettings, localCities } from '@/lib/delivery/sources.server';
import { listBuyerAddresses } from '@/lib/upstream/commerce/addresses';
import type { DeliveryFacts } from './options';
import { pickupStores } from './store-option';

const tenMinutes = 600_000;

const stores = processWide('pickup-stores', () => latestGood<Address[]>(tenMinutes, () => listBuyerAddresses('Store-*')));

/** Buyer settings, local cities and stores, each the newest good copy. Throws `UpstreamError` while cities or stores were never read. */
export async function deliveryFacts(): Promise<DeliveryFacts> {
  const [settings, cities, storeAddresses] = await Promise.all([currentBuyerSettings(), localCities(), stores()]);
  return { settings, cities, stores: pickupStores(storeAddresses) };
}
