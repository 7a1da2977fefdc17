import 'server-only';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { firstDayOf } from '@/lib/delivery/days/offered-days';
import { localCityOf } from '@/lib/delivery/local-city';
import { currentBuyerSettings, deliveryFacts } from '@/lib/delivery/sources.server';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { openState } from './opening';
import { openWords } from './opening-words';
import { arrivalWords, type ShopToday } from './shop-today';

/** Opening hours and the first day of delivery, for a five-digit ZIP or none; no day while the facts were never read. `bad-request` for another shape. */
export async function shopToday(zip: string | null): Promise<Result<ShopToday, Problem>> {
  if (zip !== null && !/^\d{5}$/.test(zip)) return err(problem('bad-request', { field: 'zip' }));
  const { WorkingHrs, Holidays } = (await currentBuyerSettings()).xp;
  const at = now();
  return ok({
    hours: openWords(openState(at, { WorkingHrs, Holidays }), at),
    arrival: await arrivalFor(zip, at),
  });
}

async function arrivalFor(zip: string | null, at: Date): Promise<string> {
  try {
    const facts = await deliveryFacts();
    const first = (method: 'LocalDelivery' | 'UPS') => firstDayOf({ method }, facts, at);
    const local = zip !== null && localCityOf(zip, facts.cities) !== null;
    return arrivalWords({ zip, local, van: first('LocalDelivery'), parcel: first('UPS') }, at);
  } catch (error) {
    if (isUpstreamError(error)) return '';
    throw error;
  }
}
