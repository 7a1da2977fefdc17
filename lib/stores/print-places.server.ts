import 'server-only';
import { formatPhone } from '@/lib/address/format-phone';
import { now } from '@/lib/core/time/clock';
import { log } from '@/lib/core/log';
import { dayRules } from '@/lib/stores/hours.server';
import { openingWeek, weekWords } from '@/lib/stores/opening';
import { storeLine } from '@/lib/stores/store';
import { getStores } from '@/lib/stores/stores.server';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import type { PrintPlaces } from './print-places';

/** The stores and this week's hours for an order's print; what cannot be read is left out. */
export async function printPlaces(): Promise<PrintPlaces> {
  const [stores, hours] = await Promise.all([getStores(), hoursOfWeek()]);
  return {
    stores: stores.map((store) => ({
      name: store.name,
      line: storeLine(store),
      phone: formatPhone(store.phone),
    })),
    hours,
  };
}

async function hoursOfWeek(): Promise<string[]> {
  try {
    return weekWords(openingWeek(now(), await dayRules()));
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'hours not read', { upstream: 'commerce', outcome: error.kind });
    return [];
  }
}
