import { Addresses } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { now } from '@/lib/core/time/clock';
import { earliestDay } from '@/lib/delivery/check-day';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { parseBuyerSettings } from '@/lib/delivery/settings';
import { sellerToken } from '../shop-keeper';
import type { TotalsShop } from './order-maker';
import { oddProducts } from './products';
import { seededRandom } from './random';

const willCall = { 'xp.willCall': true } as Record<string, boolean>;

/** A shop to order from, with products of odd prices. Throws an Error where no store hands out orders or no day is open. */
export async function totalsShop(platformUrl: string, appApiUrl: string): Promise<TotalsShop> {
  const settings = parseBuyerSettings(
    await (await fetch(`${platformUrl}/files/buyerxp.json`)).json(),
  );
  const day = (method: DeliveryMethod) => {
    const found = settings && earliestDay({ method, leadDays: 0, settings, now: now() });
    if (!found) throw new Error(`No day is open for ${method}.`);
    return found;
  };
  const {
    Items: [store],
  } = await Addresses.List(
    localPlatform.commerce.buyerID,
    { filters: { ID: 'Store-*', ...willCall } },
    await sellerToken(),
  );
  if (!store?.ID) throw new Error('No store hands out orders.');
  return {
    appApiUrl,
    storeID: store.ID,
    productIDs: await oddProducts(seededRandom(1), 24),
    busy: { pending: 0, refused: 0, unanswered: 0 },
    days: { van: day('LocalDelivery'), parcel: day('UPS'), store: day('InStorePickUp') },
  };
}
