import 'server-only';
import type { Address } from 'ordercloud-javascript-sdk';
import { onFileChange } from '@/lib/core/file-changes';
import { processWide } from '@/lib/core/process-wide';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import type { LocalCity } from '@/lib/delivery/local-city';
import { buyerSettingsSchema, type BuyerSettings } from '@/lib/delivery/settings';
import { listBuyerAddresses } from '@/lib/upstream/commerce/addresses';
import { getJsonFile } from '@/lib/upstream/files/client';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { latestGood } from './latest-good';
import type { DeliveryFacts } from './options';
import { pickupStores } from './store-option';

const oneMinute = 60_000;
const tenMinutes = 10 * oneMinute;

const settings = processWide('buyer-settings', () => {
  const copy = latestGood<BuyerSettings>(oneMinute, () => getJsonFile('buyerxp.json', (file) => buyerSettingsSchema.parse(file)));
  onFileChange('buyerxp.json', copy.drop);
  return copy;
});
const cities = processWide('local-cities', () => latestGood<Address[]>(tenMinutes, () => listBuyerAddresses('LDCity-*')));
const stores = processWide('pickup-stores', () => latestGood<Address[]>(tenMinutes, () => listBuyerAddresses('Store-*')));

/** Buyer settings, local cities and stores, each the newest good copy. Throws `UpstreamError` while cities or stores were never read. */
export async function deliveryFacts(): Promise<DeliveryFacts> {
  const [buyerSettings, cityAddresses, storeAddresses] = await Promise.all([settingsOrDefault(), cities(), stores()]);
  return { settings: buyerSettings, cities: cityAddresses.map(localCity), stores: pickupStores(storeAddresses) };
}

async function settingsOrDefault(): Promise<BuyerSettings> {
  try {
    return await settings();
  } catch (error) {
    if (isUpstreamError(error)) return defaultBuyerSettings;
    throw error;
  }
}

function localCity({ Zip, City, xp }: Address): LocalCity {
  const location = (xp as { Location?: { lat?: unknown; lng?: unknown } } | undefined)?.Location;
  const known = typeof location?.lat === 'number' && typeof location.lng === 'number';
  return { zip: Zip ?? '', city: City, location: known ? { lat: Number(location.lat), lng: Number(location.lng) } : null };
}
