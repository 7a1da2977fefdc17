import { Addresses, Configuration } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { now } from '@/lib/core/clock';
import { earliestDay } from '@/lib/delivery/calendar';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { parseBuyerSettings } from '@/lib/delivery/settings';
import type { ProofInput } from './proof';
import { compareTotals } from './totals/compare';
import type { TotalsShop } from './totals/order-maker';
import { oddProducts } from './totals/products';
import { seededRandom } from './totals/random';
import { sellerToken } from './writes/shop-keeper';

export const needsShop = false;

const atOnce = 6;
const willCall = { 'xp.willCall': true } as Record<string, boolean>;

/** `npm run prove:totals -- N`: N orders (2,000 unless said) are placed for the total the shop showed, to the cent. */
export async function prove({ startBackEnd, platformUrl, args }: ProofInput): Promise<boolean> {
  const count = Number(args[0] ?? 2000);
  const running = await startBackEnd();
  try {
    Configuration.Set({ baseApiUrl: `${platformUrl}/commerce` });
    const shop = await totalsShop(platformUrl);
    const faults: string[] = [];
    let next = 0;
    const work = async () => {
      while (next < count) {
        next += 1;
        const seed = next;
        // A call that found the machine busy is no wrong total: that order is made anew, once.
        const fault = await compareTotals(shop, seed).catch(() => compareTotals(shop, seed)).catch((error: unknown) => `seed ${seed}: ${String(error)}`);
        if (fault) faults.push(fault);
        if (seed % 250 === 0) console.log(`${seed} orders`);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    for (const fault of faults.slice(0, 20)) console.log(`FAIL ${fault}`);
    console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${count} orders: shown total is submitted and paid total, ${faults.length} faults`);
    return faults.length === 0;
  } finally {
    await running.stop();
  }
}

async function totalsShop(platformUrl: string): Promise<TotalsShop> {
  const settings = parseBuyerSettings(await (await fetch(`${platformUrl}/files/buyerxp.json`)).json());
  const day = (method: DeliveryMethod) => {
    const found = settings && earliestDay({ method, leadDays: 0, settings, now: now() });
    if (!found) throw new Error(`No day is open for ${method}.`);
    return found;
  };
  const { Items: [store] } = await Addresses.List(localPlatform.commerce.buyerID, { filters: { ID: 'Store-*', ...willCall } }, await sellerToken());
  if (!store?.ID) throw new Error('No store hands out orders.');
  return {
    appApiUrl: `${platformUrl}/app-api`, storeID: store.ID, productIDs: await oddProducts(seededRandom(1), 24),
    days: { van: day('LocalDelivery'), parcel: day('UPS'), store: day('InStorePickUp') },
  };
}
