/** @jest-environment node */
import {
  Categories,
  Me,
  PriceSchedules,
  Products,
  Specs,
  type PriceSchedule,
  type Product,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { knownProducts } from '@/platform/stock/known-products';
import { leastCounts } from '@/platform/stock/least-counts';
import { buildStock } from '@/platform/stock/stock';
import { openStockedShop, type StockedShop } from './support/stocked-shop';

const { catalogID } = localPlatform.commerce;
const now = new Date('2026-11-21T03:00:00Z');
const stock = buildStock({ now });

let shop: StockedShop;
let seller: { accessToken: string };
beforeAll(async () => {
  shop = await openStockedShop(stock);
  seller = await shop.seller();
}, 180_000);
afterAll(() => shop?.close());

const counted = async (filters: Record<string, unknown>) =>
  (await Products.List({ filters: filters as never, pageSize: 1 }, seller)).Meta?.TotalCount ?? 0;
const product = (code: string) =>
  Products.Get<Product<{ Contentful: { Images: { Gallery: unknown[] } } }>>(code, seller);

describe('edge rows, asked for by the OrderCloud client', () => {
  it('are a name of forty-eight characters with an ampersand, and one with an apostrophe', async () => {
    const { Name = '' } = await product(knownProducts.longName);
    expect([Name.length, Name.includes('&')]).toEqual([48, true]);
    expect((await product(knownProducts.apostrophe)).Name).toContain("'");
  });

  it('are one picture and six, twelve colours, four sizes in four glazes', async () => {
    expect((await product(knownProducts.sixPictures)).xp?.Contentful.Images.Gallery).toHaveLength(
      6,
    );
    expect(
      (await product(knownProducts.plainBouquet)).xp?.Contentful.Images.Gallery ?? [],
    ).toHaveLength(1);
    expect(await counted({ 'xp.ProductCode': knownProducts.manyColors })).toBe(12);
    expect(await counted({ 'xp.ProductCode': knownProducts.sizesAndColors })).toBe(16);
  });

  it('are two at most, six at least, six or twelve, cheaper from three on', async () => {
    const schedule = (code: string) => PriceSchedules.Get(code, seller);
    expect((await schedule(knownProducts.maximumTwo)).MaxQuantity).toBe(2);
    expect((await schedule(knownProducts.minimumSix)).MinQuantity).toBe(6);
    expect(
      (await schedule(knownProducts.sixOrTwelve)).PriceBreaks?.map(({ Quantity }) => Quantity),
    ).toEqual([6, 12]);
    expect(
      (await schedule(knownProducts.priceBreaks)).PriceBreaks?.map(({ Quantity }) => Quantity),
    ).toEqual([1, 3]);
  });

  it('are reduced prices, five to sixty percent below their own retail price', async () => {
    const { Items = [], Meta } = await PriceSchedules.List<
      PriceSchedule<{ Price: { RetailPrice: number } }>
    >({ filters: { 'xp.Price.RetailPrice': '>0' } as never, pageSize: 100 }, seller);
    expect(Meta?.TotalCount).toBeGreaterThanOrEqual(leastCounts.reducedGroups);
    const shares = Items.map(
      ({ PriceBreaks, xp }) => 1 - (PriceBreaks?.[0]?.Price ?? 0) / (xp?.Price.RetailPrice ?? 1),
    );
    expect(shares.filter((share) => share < 0.04 || share > 0.61)).toEqual([]);
  });

  it('are charges for assembly and placement, one that must be chosen', async () => {
    const { Items = [] } = await Specs.List({ pageSize: 100 }, seller);
    expect(Items.filter(({ ID }) => /AssemblyCharge/.test(ID ?? '')).length).toBeGreaterThan(0);
    const placements = Items.filter(({ ID }) => /PlacementCharge/.test(ID ?? ''));
    expect(placements.some(({ Required, DefaultOptionID }) => Required && !DefaultOptionID)).toBe(
      true,
    );
    expect(await counted({ 'xp.HandlingCents': '>0' })).toBeGreaterThan(10);
  });

  it('are seventy workshops, on dates from eighteen months back to eighteen ahead', async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        Products.List<Product<{ ProductCode: string; ReleaseDate2: string }>>(
          { filters: { 'xp.IsWorkShopEvent': true } as never, page, pageSize: 100 },
          seller,
        ),
      ),
    );
    const dates = pages.flatMap(({ Items = [] }) => Items.map(({ xp }) => xp));
    expect(new Set(dates.map((xp) => xp?.ProductCode)).size).toBeGreaterThanOrEqual(
      leastCounts.workshops,
    );
    const days = dates.map((xp) => xp?.ReleaseDate2 ?? '').sort();
    expect([String(days[0]) < '2025-07', String(days.at(-1)) > '2028-04']).toEqual([true, true]);
  });

  it.each<
    [
      string,
      string,
      (category: {
        Active?: boolean;
        ParentID?: string;
        xp?: { StartDate?: string; EndDate?: string };
      }) => boolean,
    ]
  >([
    ['inactive', 'Flowers_Subscriptions', ({ Active }) => Active === false],
    ['not started', 'OutdoorPlants_BareRoot', ({ xp }) => (xp?.StartDate ?? '') > '2026-11-21'],
    ['ended', 'HomeGifts_SummerSale', ({ xp }) => (xp?.EndDate ?? '9') < '2026-11-20'],
    [
      'below one not started',
      'OutdoorPlants_BareRoot_Roses',
      ({ ParentID }) => ParentID === 'OutdoorPlants_BareRoot',
    ],
  ])('are a category %s', async (_, ID, bad) => {
    expect(bad(await Categories.Get(catalogID, ID, seller))).toBe(true);
  });

  it('are a category whose parent is missing: it hangs on no branch the platform can show', async () => {
    const orphan = 'GardenSupplies_Ponds_Pumps';
    expect(stock.commerce.categories.map(({ category }) => category.ID)).toContain(orphan);
    await expect(Categories.Get(catalogID, orphan, seller)).rejects.toMatchObject({ status: 404 });
  });
});

describe('the demo accounts, as themselves', () => {
  const login = (ID: string) => {
    const { Username } = stock.commerce.users.find((user) => user.ID === ID) ?? {};
    const { username, password } = stock.accounts.find(
      (account) => account.username === Username,
    ) ?? { username: '', password: '' };
    return shop.signedIn(username, password);
  };

  it.each([
    ['demo-new', 0],
    ['demo-loyal', 1],
    ['demo-several', 4],
    ['demo-many', 3],
    ['demo-charge', 1],
    ['demo-older', 0],
  ])('%s has %i addresses', async (ID, count) => {
    expect((await Me.ListAddresses({}, await login(ID))).Meta?.TotalCount).toBe(count);
  });

  it.each<[string, Record<string, unknown>]>([
    ['demo-loyal', { LoyaltyCardNumber: expect.any(String), LoyaltyID: expect.any(String) }],
    [
      'demo-charge',
      { ChargeAccount: expect.objectContaining({ AccountNumber: expect.any(String) }) },
    ],
    ['demo-older', { LoyaltyID: expect.any(String), CreatedFrom: 'Legacy' }],
  ])('%s carries what makes it one', async (ID, xp) => {
    expect((await Me.Get(await login(ID))).xp).toMatchObject(xp);
  });

  it('of the older system has a loyalty ID and no card', async () => {
    expect((await Me.Get(await login('demo-older'))).xp).not.toHaveProperty('LoyaltyCardNumber');
  });
});

describe('the buyer settings, from the static files', () => {
  it('hold sixteen holidays of two years, runs of sixty days and three days without deliveries', async () => {
    const { xp } = (await shop.file('buyerxp.json')) as {
      xp: {
        Holidays: { name: string; closed: boolean }[];
        DeliveryDatesN: Record<string, { AM?: unknown }>;
        NonDeliveryDates: string[];
      };
    };
    expect(xp.Holidays).toHaveLength(32);
    expect(new Set(xp.Holidays.filter(({ closed }) => closed).map(({ name }) => name)).size).toBe(
      6,
    );
    expect(Object.values(xp.DeliveryDatesN).filter(({ AM }) => AM)).toHaveLength(60);
    expect(xp.NonDeliveryDates).toHaveLength(3);
  });
});
