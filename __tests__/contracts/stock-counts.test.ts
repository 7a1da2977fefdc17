/** @jest-environment node */
import {
  Addresses,
  Categories,
  IntegrationEvents,
  Me,
  Payments,
  PriceSchedules,
  Products,
  Specs,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { facetDefinitions } from '@/lib/search/facets';
import { knownProducts } from '@/platform/stock/known-products';
import { leastCounts } from '@/platform/stock/least-counts';
import { buildStock } from '@/platform/stock/stock';
import { openStockedShop, type StockedShop } from './support/stocked-shop';

const { buyerID, catalogID } = localPlatform.commerce;
const now = new Date('2026-11-21T03:00:00Z');
const seconds = now.getTime() / 1000;
const stock = buildStock({ now });

let shop: StockedShop;
let seller: { accessToken: string };
beforeAll(async () => {
  shop = await openStockedShop(stock);
  seller = await shop.seller();
}, 180_000);
afterAll(() => shop?.close());

/** How many products the commerce platform counts for these filters. */
async function counted(filters: Record<string, unknown>): Promise<number> {
  return (
    (await Products.List({ filters: filters as never, pageSize: 1 }, seller)).Meta?.TotalCount ?? 0
  );
}

/** How many hits, once for each product code, and the facets of the search engine. */
async function hits(filters: string, more: Record<string, unknown> = {}) {
  const { results } = await shop.algolia.search<Record<string, unknown>>({
    requests: [{ indexName: 'products', query: '', filters, hitsPerPage: 1000, ...more }],
  });
  return results[0] as {
    nbHits: number;
    hits: Record<string, unknown>[];
    facets?: Record<string, Record<string, number>>;
  };
}

const shown = `Visible = 1 AND (Inventory > 0 OR InfiniteInventory = 1) AND Active:true AND StartDate <= ${seconds} AND EndDate >= ${seconds} AND IsWorkShopEvent:false`;

describe('the commerce platform, asked by the OrderCloud client', () => {
  it.each<[string, Record<string, unknown>, number]>([
    [
      'product groups',
      { 'xp.IsDefaultProduct': true, 'xp.IsWorkShopEvent': false },
      leastCounts.groups,
    ],
    ['sellable products', { 'xp.IsWorkShopEvent': false }, leastCounts.products],
    ['dates of workshops', { 'xp.IsWorkShopEvent': true }, leastCounts.workshopProducts],
    [
      'past dates',
      { 'xp.IsWorkShopEvent': true, 'xp.ReleaseDate2': '<2026-11-20' },
      leastCounts.pastDates,
    ],
    ['free dates', { 'xp.IsWorkShopEvent': true, 'xp.IsWorkshop': 0 }, 20],
    ['dates not announced', { 'xp.IsWorkShopEvent': true, 'xp.Visible': false }, 2],
    ['seats for children', { 'xp.SpecsOptions.Size': 'Child' }, 3],
    ['unlimited products', { 'xp.CodeB3': '9' }, leastCounts.unlimitedProducts],
    ['inactive products', { Active: false }, 1],
    ['sold out products', { 'Inventory.QuantityAvailable': 0 }, 2],
  ])('counts %s', async (_, filters, least) => {
    expect(await counted(filters)).toBeGreaterThanOrEqual(least);
  });

  it('counts what the stock says, no more and no less', async () => {
    const past = stock.commerce.products.filter(
      ({ xp }) => xp.IsWorkShopEvent && xp.ReleaseDate2 < '2026-11-20',
    ).length;
    expect(await counted({ 'xp.IsWorkShopEvent': true, 'xp.ReleaseDate2': '<2026-11-20' })).toBe(
      past,
    );
    expect(await counted({})).toBe(stock.commerce.products.length);
  });

  it('fills every cell of CodeB2 × CodeB3 × CodeB4', async () => {
    for (const b2 of ['Y', 'N']) {
      const row = { 'xp.CodeB2': b2, 'xp.IsWorkShopEvent': false };
      const unlimited = await Promise.all(
        ['E', 'F', 'T'].map((b4) => counted({ ...row, 'xp.CodeB3': '9', 'xp.CodeB4': b4 })),
      );
      const limited = await Promise.all(
        ['E', 'F', 'T'].map((b4) => counted({ ...row, 'xp.CodeB3': '!9', 'xp.CodeB4': b4 })),
      );
      const sum = (counts: number[]) => counts.reduce((a, b) => a + b);
      const otherUnlimited = (await counted({ ...row, 'xp.CodeB3': '9' })) - sum(unlimited);
      const otherLimited = (await counted({ ...row, 'xp.CodeB3': '!9' })) - sum(limited);
      expect(
        [b2, ...unlimited, ...limited, otherUnlimited, otherLimited].filter((count) => count === 0),
      ).toEqual([]);
    }
  });

  it('holds price breaks, smallest and greatest quantities, and charges with markups', async () => {
    expect(
      (await PriceSchedules.Get(knownProducts.priceBreaks, seller)).PriceBreaks?.length,
    ).toBeGreaterThan(1);
    expect((await PriceSchedules.Get(knownProducts.sixOrTwelve, seller)).RestrictedQuantity).toBe(
      true,
    );
    expect(
      (await PriceSchedules.List({ filters: { MinQuantity: '6' } as never, pageSize: 1 }, seller))
        .Meta?.TotalCount,
    ).toBeGreaterThan(0);
    const { Items = [] } = await Specs.ListOptions('Tree-PlacementCharge', {}, seller);
    expect(Items.map(({ PriceMarkup }) => PriceMarkup ?? 0)).toEqual(
      expect.arrayContaining([0, 35, 120]),
    );
  });

  it('knows local ZIPs and stores as addresses of the buyer', async () => {
    const total = async (ID: string) =>
      (await Addresses.List(buyerID, { filters: { ID }, pageSize: 1 }, seller)).Meta?.TotalCount;
    expect(await total('LDCity-*')).toBeGreaterThanOrEqual(leastCounts.localZips);
    expect(await total('Store-*')).toBeGreaterThanOrEqual(leastCounts.stores);
  });

  it('holds good categories and the deliberate bad ones', async () => {
    const list = async (filters: Record<string, unknown>) =>
      (
        await Categories.List(
          catalogID,
          { depth: 'all', filters: filters as never, pageSize: 100 },
          seller,
        )
      ).Meta?.TotalCount ?? 0;
    expect(await list({ Active: true })).toBeGreaterThanOrEqual(leastCounts.shownCategories);
    expect([await list({ Active: false }), await list({ 'xp.Note': 'redirect*' })]).toEqual([1, 1]);
  });
});

describe('the order histories', () => {
  const account = (ID: string) =>
    stock.accounts.find(({ username }) =>
      stock.commerce.users.some((user) => user.ID === ID && user.Username === username),
    )!;
  const login = (ID: string) => shop.signedIn(account(ID).username, account(ID).password);

  it('are twenty-three over three pages of ten for one customer, of every group of statuses', async () => {
    const token = await login('demo-many');
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        Me.ListOrders(
          { page, pageSize: 10, sortBy: ['!DateCreated'], filters: { Status: '!Unsubmitted' } },
          token,
        ),
      ),
    );
    expect(pages.map(({ Items }) => Items?.length)).toEqual([10, 10, 3]);
    expect(pages[0]?.Meta).toMatchObject({ TotalCount: 23, TotalPages: 3 });
    const orders = pages.flatMap(({ Items = [] }) => Items);
    const submitted = orders.map(({ DateSubmitted }) => DateSubmitted ?? '');
    expect(submitted).toEqual([...submitted].sort().reverse());
    const statuses = new Set(
      orders.flatMap(({ xp }) =>
        (xp as { Shipments: { Status: string }[] }).Shipments.map(({ Status }) => Status),
      ),
    );
    expect([...statuses]).toEqual(
      expect.arrayContaining(['', 'New', 'DISPATCHED', 'DELIVERED', 'Complete', 'CANCELED']),
    );
  });

  it('add up: lines, fees and tax make the total, and the payments pay it', async () => {
    const token = await login('demo-many');
    const { Items = [] } = await Me.ListOrders({ pageSize: 100 }, token);
    for (const { ID = '' } of Items) {
      const { Order, LineItems = [] } = await IntegrationEvents.GetWorksheet('Outgoing', ID, token);
      const lines = LineItems.reduce((sum, { LineTotal = 0 }) => sum + LineTotal, 0);
      expect(Order?.Total).toBeCloseTo(
        lines + (Order?.ShippingCost ?? 0) + (Order?.TaxCost ?? 0),
        2,
      );
      expect(LineItems.every(({ Product, UnitPrice = 0 }) => Product?.xp && UnitPrice > 0)).toBe(
        true,
      );
      const paid = await Payments.List('Outgoing', ID, {}, token);
      expect((paid.Items ?? []).reduce((sum, { Amount = 0 }) => sum + Amount, 0)).toBeCloseTo(
        Order?.Total ?? 0,
        2,
      );
    }
  });

  it('go only by ways the products allow', () => {
    for (const { ProductID, xp } of stock.commerce.orders?.flatMap(({ lineItems }) => lineItems) ??
      []) {
      const product = stock.commerce.products.find(({ ID }) => ID === ProductID);
      const allowed = (product?.xp as { DeliveryMethods: Record<string, { Enabled: boolean }> })
        .DeliveryMethods;
      expect([ProductID, xp.DeliveryMethod, allowed[xp.DeliveryMethod]?.Enabled]).toEqual([
        ProductID,
        xp.DeliveryMethod,
        true,
      ]);
    }
  });

  it.each([
    ['demo-new', 0],
    ['demo-loyal', 2],
    ['demo-charge', 2],
    ['demo-older', 1],
    ['demo-unsynced', 0],
  ])('of %s are %i', async (ID, count) => {
    expect((await Me.ListOrders({}, await login(ID))).Meta?.TotalCount).toBe(count);
  });
});

describe('the search engine, asked by the Algolia client', () => {
  it('shows groups once each, and fills every facet', async () => {
    const { nbHits, facets = {} } = await hits(shown, { facets: ['*'] });
    expect(nbHits).toBeGreaterThanOrEqual(leastCounts.groups * 0.8);
    const filled = facetDefinitions
      .filter(({ attribute }) => Object.keys(facets[attribute] ?? {}).length >= 2)
      .map(({ attribute }) => attribute);
    expect(filled.length).toBeGreaterThanOrEqual(
      Math.min(leastCounts.facetsFilled, facetDefinitions.length) - 2,
    );
  });

  it('finds reduced and new groups, and what is not yet or no longer sold', async () => {
    expect((await hits(`${shown} AND PercentOff > 0`)).nbHits).toBeGreaterThanOrEqual(
      leastCounts.reducedGroups,
    );
    expect(
      (await hits(`${shown} AND ReleaseDate1 > ${seconds - 28 * 86_400}`)).nbHits,
    ).toBeGreaterThan(0);
    expect((await hits(`StartDate > ${seconds} AND IsWorkShopEvent:false`)).nbHits).toBeGreaterThan(
      0,
    );
    expect((await hits(`EndDate < ${seconds} AND IsWorkShopEvent:false`)).nbHits).toBeGreaterThan(
      0,
    );
  });

  it('finds the coming workshops, three of them featured, free and paid', async () => {
    const coming = `Visible = 1 AND StartDate <= ${seconds} AND EndDate >= ${seconds} AND IsDefaultProduct:true AND IsWorkShopEvent:true`;
    expect((await hits(coming)).nbHits).toBeGreaterThanOrEqual(leastCounts.workshops * 0.8);
    expect((await hits(`${coming} AND IsFeatured:true`)).nbHits).toBe(3);
    expect((await hits(`${coming} AND IsWorkshop = 0`)).nbHits).toBeGreaterThan(10);
  });
});

describe('the content service, asked by the Contentful client', () => {
  it.each<[string, number]>([
    ['article', leastCounts.articles],
    ['staticPage', leastCounts.pages],
    ['menuLinkGroup', 6],
    ['homeContent', 1],
    ['giftHoliday', 5],
    ['homeSeason', 3],
    ['globalFooter', 1],
    ['eventsLanding', 1],
    ['purplePerks', 1],
    ['WorkWithLilac', 1],
  ])('holds %s', async (content_type, least) => {
    const { total, errors } = await shop.contentful.getEntries({
      content_type,
      limit: 1000,
      include: 3,
    });
    expect(total).toBeGreaterThanOrEqual(least);
    expect(errors).toBeUndefined();
  });
});

describe('the static files', () => {
  it('hold redirects and the settings of two seasons', async () => {
    expect(await shop.file('redirects.json')).toHaveProperty('length', expect.any(Number));
    expect(((await shop.file('redirects.json')) as unknown[]).length).toBeGreaterThanOrEqual(
      leastCounts.redirects,
    );
    const { xp } = (await shop.file('buyerxp.json')) as {
      xp: { WorkingHrs: { Monday: { Open: string } }[]; DeliveryRuns: { id: string }[] };
    };
    expect(new Set(xp.WorkingHrs.map(({ Monday }) => Monday.Open)).size).toBe(2);
    expect(xp.DeliveryRuns.map(({ id }) => id)).toEqual(['AM', 'PM', 'EVE']);
  });
});
