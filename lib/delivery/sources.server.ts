import 'server-only';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { onFileChange } from '@/lib/core/process/file-changes';
import { latestGood } from '@/lib/core/process/latest-good';
import { partChanges } from '@/lib/core/part-changes';
import { processWide } from '@/lib/core/process/process-wide';
import { readDeliveryFacts } from '@/lib/upstream/app-api/delivery-facts';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { arrivalPromise, arrivalWords, type GiftHoliday } from './arrival-promise';
import { defaultBuyerSettings } from './default-settings';
import type { LocalCity, PricingFacts } from './delivery-facts';
import { buyerSettingsSchema, withUsedRuns, type BuyerSettings } from './settings';
import { taxRatesSchema } from './tax-rates';

const tenSeconds = 10_000;

/** The facts with the settings as the file has them beside those with full runs used up. */
interface Read {
  file: BuyerSettings;
  facts: PricingFacts;
}

const facts = processWide('delivery-facts', () => {
  const changes = partChanges();
  const read = async (): Promise<Read> => {
    const { settings, usedRuns, taxRates: rates, ...rest } = await readDeliveryFacts();
    const file = buyerSettingsSchema.parse(settings);
    const taxRates = taxRatesSchema.parse(rates);
    changes.note(shownParts(file));
    return { file, facts: { ...rest, taxRates, settings: withUsedRuns(file, usedRuns) } };
  };
  const copy = latestGood<Read>(tenSeconds, read);
  onFileChange('buyerxp.json', async () => {
    copy.drop();
    try {
      await read();
    } catch {
      return [tags.buyerSettings];
    }
    return changes
      .changedParts(now().getTime())
      .map((part) => tags.buyerSetting(part as keyof ReturnType<typeof shownParts>));
  });
  return copy;
});

/** What cached pages show of the settings, by what they call it. */
function shownParts({ Shippers, xp }: BuyerSettings) {
  const {
    WorkingHrs,
    Holidays,
    Fees,
    Origin,
    DeliveryRuns,
    DeliveryDatesN,
    NonDeliveryDates,
    DayRules,
  } = xp;
  return {
    opening: { WorkingHrs, Holidays },
    rates: { Fees, Origin, DayRules },
    arrival: {
      Shippers,
      WorkingHrs,
      Holidays,
      DeliveryRuns,
      DeliveryDatesN,
      NonDeliveryDates,
      DayRules,
    },
  };
}

/** What days and fees are promised by, the newest good copy of ten seconds. Throws `UpstreamError` while it was never read: nothing is promised then. */
export async function deliveryFacts(): Promise<PricingFacts> {
  return (await facts()).facts;
}

/** The settings where they promise nothing: opening hours, names of runs. Cautious defaults while they were never read. */
export async function currentBuyerSettings(): Promise<BuyerSettings> {
  try {
    return (await facts()).file;
  } catch (error) {
    if (isUpstreamError(error)) return defaultBuyerSettings;
    throw error;
  }
}

/** The local cities (specification A3). Throws `UpstreamError` while they were never read. */
export async function localCities(): Promise<readonly LocalCity[]> {
  return (await facts()).facts.cities;
}

/** What a cached page says of arriving: its words, and when they change. */
interface PageArrival {
  words: ReturnType<typeof arrivalWords>;
  /** The first day of the vans; `null` where none can be promised. */
  day: ChicagoDate | null;
  /** The Chicago day it is said on. */
  today: ChicagoDate;
  nextChange: string;
}

const oneMinute = 60_000;

/** The promise of the home page, now or (for a preview, never kept) at another instant; the page lives until its next change. Without facts it promises nothing. */
export function arrivalForPage(
  holidays: readonly GiftHoliday[],
  asOf: Date | null,
): Promise<PageArrival> {
  const read = async (at: Date) => {
    const promise = await pagePromise(at, holidays);
    return {
      words: arrivalWords(promise, at),
      day: promise.first?.day ?? null,
      today: chicagoDate(at),
      nextChange: promise.nextChange,
    };
  };
  if (asOf) return read(asOf);
  return cached('buyer-settings', `arrival/${JSON.stringify(holidays)}`, () => read(now()), {
    tags: [tags.buyerSetting('arrival')],
    nextChange: ({ nextChange }) => nextChange,
  });
}

async function pagePromise(at: Date, holidays: readonly GiftHoliday[]) {
  try {
    return arrivalPromise(at, (await deliveryFacts()).settings, holidays);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const nextChange = new Date(at.getTime() + oneMinute).toISOString();
    return { first: null, holiday: null, nextChange };
  }
}
