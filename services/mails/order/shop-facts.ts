import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import type { PickupStore } from '@/lib/delivery/delivery-facts';
import type { DeliveryRun } from '@/lib/delivery/settings';
import type { OpeningRules } from '@/lib/stores/opening';
import type { Upstream } from '../../upstream/upstream';

/** What mails of orders say of the shop itself; what is not known just now is left out of them. */
export interface ShopFacts {
  /** Where the shop is on the web. */
  origin: string;
  runs: readonly DeliveryRun[];
  /** `null` while the settings cannot be read. */
  opening: OpeningRules | null;
  stores: readonly PickupStore[];
}

/** Reads what is known of the shop. A mail does not wait for what cannot be read, which is logged: it goes without hours, or with the store as the order has it. */
export async function readShopFacts(
  { settings, places }: Pick<Upstream, 'settings' | 'places'>,
  origin: string,
): Promise<ShopFacts> {
  const [xp, stores] = await Promise.all([
    orNone('files', async () => (await settings.get()).xp),
    orNone('commerce', async () => (await places.get()).stores),
  ]);
  return {
    origin,
    runs: xp?.DeliveryRuns ?? [],
    opening: xp && { WorkingHrs: xp.WorkingHrs, Holidays: xp.Holidays },
    stores: stores ?? [],
  };
}

async function orNone<T>(upstream: string, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    log('warn', 'mail without facts of the shop', { upstream, detail: errorWords(error) });
    return null;
  }
}
