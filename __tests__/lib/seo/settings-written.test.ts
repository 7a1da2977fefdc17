/** @jest-environment node */
import { revalidate } from '@/lib/cache/revalidate.server';
import { setClock } from '@/lib/core/time/clock';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import { currentBuyerSettings } from '@/lib/delivery/sources.server';
import type { BuyerSettings } from '@/lib/delivery/settings';
import { pageMetadata } from '@/lib/seo/page-meta';
import { settled } from '@/lib/seo/page-settings.server';

const files = { now: defaultBuyerSettings as BuyerSettings | Error };
const ended: string[] = [];

jest.mock('@/lib/upstream/files/client', () => ({
  getJsonFile: (_name: string, parse: (file: unknown) => unknown) =>
    files.now instanceof Error ? Promise.reject(files.now) : Promise.resolve(parse(files.now)),
}));
jest.mock('@/lib/upstream/app-api/delivery-facts', () => ({
  readDeliveryFacts: () =>
    files.now instanceof Error
      ? Promise.reject(files.now)
      : Promise.resolve({
          version: 'v1',
          settings: files.now,
          taxRates: { states: {} },
          usedRuns: {},
          cities: [],
          stores: [],
        }),
}));
jest.mock('next/cache', () => ({
  unstable_cache: (fn: unknown) => fn,
  revalidateTag: (tag: string) => {
    ended.push(tag);
  },
}));

const withXp = (xp: Partial<BuyerSettings['xp']>): BuyerSettings => ({
  ...defaultBuyerSettings,
  xp: { ...defaultBuyerSettings.xp, ...xp },
});
const pages = (titles: Record<string, string>) =>
  Object.fromEntries(Object.entries(titles).map(([path, MetaTitle]) => [path, { MetaTitle }]));
const page = async (path: string) =>
  (
    await settled(
      pageMetadata({ name: 'Roses', description: null, path, origin: 'http://localhost:3000' }),
    )
  ).title;
const { Fees, NonDeliveryDates } = defaultBuyerSettings.xp;
const first = withXp({ SeoPages: pages({ '/c/flowers': 'Flowers', '/c/plants': 'Plants' }) });

/** The file is written, and the storefront told: what ends. */
async function written(file: BuyerSettings | Error): Promise<string[]> {
  ended.length = 0;
  files.now = file;
  await revalidate({ tags: [], files: ['buyerxp.json'] });
  return ended.toSorted();
}

describe('writing the buyer settings ends the copies that show what changed', () => {
  let minutes = 0;
  const tenMinutesLater = () =>
    setClock(new Date(Date.UTC(2026, 10, 22) + (minutes += 10) * 60_000));
  beforeEach(async () => {
    tenMinutesLater();
    await written(first);
    await Promise.all([page('/c/flowers'), currentBuyerSettings()]);
    tenMinutesLater();
  });
  afterAll(() => setClock(null));

  it.each<[what: string, file: BuyerSettings, tags: string[]]>([
    ['nothing when it says the same', first, []],
    [
      'one page for its meta, which it shows',
      withXp({ SeoPages: pages({ '/c/flowers': 'May', '/c/plants': 'Plants' }) }),
      ['page-settings:/c/flowers'],
    ],
    [
      'the pages whose meta is new or gone',
      withXp({ SeoPages: pages({ '/': 'Home', '/c/plants': 'Plants' }) }),
      ['page-settings:/', 'page-settings:/c/flowers'],
    ],
    [
      'the prices of delivery for fees',
      { ...first, xp: { ...first.xp, Fees: { ...Fees, UPSCents: Fees.UPSCents + 1 } } },
      ['buyer-settings:rates'],
    ],
    [
      'the hours for a holiday',
      {
        ...first,
        xp: { ...first.xp, Holidays: [{ name: 'Labor Day', date: '2027-09-06', closed: true }] },
      },
      ['buyer-settings:arrival', 'buyer-settings:opening'],
    ],
    [
      'the day that home promises for a day without vans',
      { ...first, xp: { ...first.xp, NonDeliveryDates: [...NonDeliveryDates, '2027-02-02'] } },
      ['buyer-settings:arrival'],
    ],
    [
      'days and prices for a rule of the house',
      withXp({
        ...first.xp,
        DayRules: [{ label: 'No vans.', weekdays: ['Tuesday'], effect: 'closed' }],
      }),
      ['buyer-settings:arrival', 'buyer-settings:rates'],
    ],
  ])('%s', async (_what, file, tags) => {
    expect(await written(file)).toEqual(tags);
    const title = (file.xp.SeoPages?.['/c/flowers'] as { MetaTitle: string } | undefined)
      ?.MetaTitle;
    expect(await page('/c/flowers')).toBe(title ?? 'Roses | Lilac & Loam');
  });

  it('all of them when the file cannot be read', async () => {
    expect(await written(new Error('The storage is down.'))).toEqual([
      'buyer-settings',
      'page-settings',
    ]);
  });
});
