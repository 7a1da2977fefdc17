import 'server-only';
import type { Address } from 'ordercloud-javascript-sdk';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { onFileChange } from '@/lib/core/process/file-changes';
import { latestGood } from '@/lib/core/process/latest-good';
import { partChanges } from '@/lib/core/part-changes';
import { processWide } from '@/lib/core/process/process-wide';
import { listBuyerAddresses } from '@/lib/upstream/commerce/addresses';
import { getJsonFile } from '@/lib/upstream/files/client';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { arrivalPromise, arrivalWords, type GiftHoliday } from './arrival-promise';
import { defaultBuyerSettings } from './default-settings';
import type { LocalCity } from './local-city';
import { buyerSettingsSchema, type BuyerSettings } from './settings';

const oneMinute = 60_000;
const tenMinutes = 10 * oneMinute;

const settings = processWide('buyer-settings', () => {
  const changes = partChanges();
  const fetchSettings = async () => {
    const read = await getJsonFile('buyerxp.json', (file) => buyerSettingsSchema.parse(file));
    changes.note(shownParts(read));
    return read;
  };
  const copy = latestGood<BuyerSettings>(oneMinute, fetchSettings);
  onFileChange('buyerxp.json', async () => {
    copy.drop();
    try {
      await fetchSettings();
    } catch {
      return [tags.buyerSettings];
    }
    return changes
      .changedParts(now().getTime())
      .map((part) => tags.buyerSetting(part as keyof ReturnType<typeof shownParts>));
  });
  return copy;
});
const cities = processWide('local-cities', () =>
  latestGood<Address[]>(tenMinutes, () => listBuyerAddresses('LDCity-*')),
);

/** What cached pages show of the settings, by what they call it. */
function shownParts({ Shippers, xp }: BuyerSettings) {
  const { WorkingHrs, Holidays, Fees, Origin, DeliveryRuns, DeliveryDatesN, NonDeliveryDates } = xp;
  return {
    opening: { WorkingHrs, Holidays },
    rates: { Fees, Origin },
    arrival: { Shippers, WorkingHrs, Holidays, DeliveryRuns, DeliveryDatesN, NonDeliveryDates },
  };
}

/** The buyer settings (specification A3), the newest good copy of the last minute; cautious defaults while the file was never read. */
export async function currentBuyerSettings(): Promise<BuyerSettings> {
  try {
    return await settings();
  } catch (error) {
    if (isUpstreamError(error)) return defaultBuyerSettings;
    throw error;
  }
}

/** The local cities (specification A3), the newest good copy of ten minutes. Throws `UpstreamError` while they were never read. */
export async function localCities(): Promise<LocalCity[]> {
  return (await cities()).map(localCity);
}

/** What a cached page says of arriving: its words, and when they change. */
interface PageArrival {
  words: ReturnType<typeof arrivalWords>;
  /** The Chicago day it is said on. */
  today: ChicagoDate;
  nextChange: string;
}

/** The promise of the home page, now or (for a preview, never kept) at another instant; the page lives until its next change. */
export function arrivalForPage(
  holidays: readonly GiftHoliday[],
  asOf: Date | null,
): Promise<PageArrival> {
  const read = async (at: Date) => {
    const rules = await currentBuyerSettings();
    const promise = arrivalPromise(at, rules, holidays);
    return {
      words: arrivalWords(promise, at),
      today: chicagoDate(at),
      nextChange: promise.nextChange,
    };
  };
  if (asOf) return read(asOf);
  return cached('buyer-settings', `arrival/${JSON.stringify(holidays)}`, () => read(now()), {
    tags: [tags.buyerSetting('arrival')],
    secondsUntilNextChange: ({ nextChange }) =>
      Math.ceil((Date.parse(nextChange) - now().getTime()) / 1000),
  });
}

function localCity({ Zip, City, xp }: Address): LocalCity {
  const location = (xp as { Location?: { lat?: unknown; lng?: unknown } } | undefined)?.Location;
  const known = typeof location?.lat === 'number' && typeof location.lng === 'number';
  return {
    zip: Zip ?? '',
    city: City,
    location: known ? { lat: Number(location.lat), lng: Number(location.lng) } : null,
  };
}
