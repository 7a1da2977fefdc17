import 'server-only';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { earliestDay } from '@/lib/delivery/calendar';
import { localCityOf } from '@/lib/delivery/local-city';
import { currentBuyerSettings, localCities } from '@/lib/delivery/sources.server';
import { openState } from './opening';
import { openWords } from './opening-words';
import { arrivalWords, type ShopToday } from './shop-today';

/** Opening hours and the first day of delivery, for a five-digit ZIP or none. `bad-request` for another shape; throws `UpstreamError` while the cities were never read. */
export async function shopToday(zip: string | null): Promise<Result<ShopToday, Problem>> {
  if (zip !== null && !/^\d{5}$/.test(zip)) return err(problem('bad-request', { field: 'zip' }));
  const [settings, cities] = await Promise.all([currentBuyerSettings(), localCities()]);
  const at = now();
  const { WorkingHrs, Holidays } = settings.xp;
  const first = (method: 'LocalDelivery' | 'UPS') =>
    earliestDay({ method, leadDays: 0, settings, now: at });
  return ok({
    hours: openWords(openState(at, { WorkingHrs, Holidays }), at),
    arrival: arrivalWords(
      {
        zip,
        local: zip !== null && localCityOf(zip, cities) !== null,
        van: first('LocalDelivery'),
        parcel: first('UPS'),
      },
      at,
    ),
  });
}
