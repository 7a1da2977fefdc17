/** @jest-environment node */
import instantsearch from 'instantsearch.js';
import { Auth, Categories, type ApiRole } from 'ordercloud-javascript-sdk';
import {
  connectConfigure,
  connectPagination,
  connectRange,
  connectRefinementList,
  connectSortBy,
} from 'instantsearch.js/cjs/connectors';
import { bestMatches } from '@/lib/search/best-match';
import { noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';
import { parseEnv } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { filterKeyOf } from '@/lib/routes/filter-keys';
import { facetDefinitions } from '@/lib/search/facets';
import { listPageOfResults } from '@/lib/search/list/from-instantsearch';
import { answerListQueries } from '@/lib/search/list/list-queries.server';
import { requestOf } from '@/components/catalogue/list/list-search-client';
import { uiStateOf } from '@/lib/search/list/list-state';
import { indexTime, type ProductScope } from '@/lib/search/list/product-filters';
import type { ProductListPage } from '@/lib/search/list/product-list';
import {
  getCategoryList,
  queryProducts,
  queryRefinedList,
} from '@/lib/search/list/product-list.server';
import type { ProductRecord } from '@/lib/search/record';
import { productRequest } from '@/lib/search/site-requests';
import { searchSite } from '@/lib/search/site-search.server';
import { sortChoices } from '@/lib/search/list/sort';
import { quickSearch } from '@/lib/search/quick/quick-search.server';
import { search } from '@/lib/upstream/search/client';
import { startBackEnd, type BackEnd } from '@/scripts/back-end';
import { openOnServer } from '../support/databases';
import { freePort } from '../support/free-port';
import { relaxTimeLimits } from '../support/patient';

let backEnd: BackEnd;
beforeAll(async () => {
  relaxTimeLimits('search');
  process.env.PLATFORM_PORT = String(await freePort());
  backEnd = await startBackEnd({
    env: parseEnv({ PLATFORM_PORT: process.env.PLATFORM_PORT, NODE_ENV: 'test' }),
    db: await openOnServer(),
    inMemory: true,
  });
}, 180_000);
afterAll(() => backEnd.close().finally(() => backEnd.db.close()));

/** A view as the browser comes to it: InstantSearch with the widgets of a list asks the shop's handler. */
async function inTheBrowser(scope: ProductScope, choice: ListChoice): Promise<ProductListPage> {
  const client = {
    search: async (queries: Parameters<typeof requestOf>[0][]) => {
      const answer = await answerListQueries(
        { scope, requests: queries.map(requestOf) } as Parameters<typeof answerListQueries>[0],
        {},
      );
      return answer.ok
        ? { results: answer.value.results }
        : Promise.reject(new Error(answer.error.code));
    },
  };
  const list = instantsearch({
    indexName: 'products',
    searchClient: client as never,
    initialUiState: { products: uiStateOf(choice, 1) },
    future: { preserveSharedStateOnUnmount: true },
  });
  const nothing = () => undefined;
  list.addWidgets([
    ...facetDefinitions.map(({ attribute }) =>
      connectRefinementList(nothing)({ attribute, limit: 100, operator: 'or' }),
    ),
    connectRange(nothing)({ attribute: 'Price' }),
    connectSortBy(nothing)({
      items: sortChoices.map(({ index, label }) => ({ value: index, label })),
    }),
    connectPagination(nothing)({}),
    connectConfigure(nothing)({ searchParameters: { facets: ['DeliveryClass'] } }),
  ]);
  const answered = new Promise<ProductListPage>((resolve, reject) => {
    list.on('error', reject);
    list.on('render', () => {
      const results = list.mainIndex.getResults();
      if (results && !results.__isArtificial) resolve(listPageOfResults(results));
    });
  });
  list.start();
  const page = await answered;
  list.dispose();
  return page;
}

const withoutID = ({ queryID: _, ...page }: ProductListPage) => page;
const choose = (more: Partial<ListChoice>): ListChoice => ({ ...noChoice, ...more });
const asked = (attribute: string, ...values: string[]) =>
  choose({ filters: { [filterKeyOf(attribute)]: values } });

describe('a refined view is the same whether it was opened or reached by a filter', () => {
  it('leads with the facets of the whole list, however it was refined', async () => {
    // Sold all year, unlike annuals, of which no facet says the zone.
    const hardy = 'OutdoorPlants_Perennials';
    const [whole, zone] = await Promise.all([
      getCategoryList(hardy, 1),
      queryRefinedList({ categoryID: hardy }, 1, asked('LightLevel', 'Shade')),
    ]);
    expect(whole?.leading).toEqual(expect.arrayContaining(['LightLevel', 'HardinessZone']));
    expect(whole?.leading).toHaveLength(6);
    expect(zone?.leading).toEqual(whole?.leading);
    expect(zone?.total).toBeLessThan(whole?.total ?? 0);
  });

  const ids = [
    'Flowers',
    'Flowers_Bouquets',
    'Flowers_Sympathy',
    'Flowers_Arrangements',
    'IndoorPlants',
    'OutdoorPlants',
    'GardenSupplies',
    'OutdoorPlants_Shrubs',
    'Occasions_Birthday',
    'OutdoorPlants_Perennials',
  ];

  it.each(ids)('in every facet of %s', async (categoryID) => {
    const all = await queryProducts({ categoryID }, 1, noChoice);
    expect(all.total).toBeGreaterThan(0);
    expect(all.facets.length).toBeGreaterThan(2);
    for (const { attribute, values } of all.facets) {
      const choice = asked(attribute, ...values.slice(0, 2).map(({ value }) => value));
      const opened = await queryProducts({ categoryID }, 1, choice);
      expect(withoutID(opened)).toEqual(withoutID(await inTheBrowser({ categoryID }, choice)));
      // A facet that has one value has none left to offer.
      if (values.length > 1)
        expect(opened.facets.find((facet) => facet.attribute === attribute)?.values).toEqual(
          values,
        );
    }
    const { min, max } = all.prices!;
    const third = Math.ceil((max - min) / 3);
    const priced = choose({ price: { min: min + 1, max: min + third }, sort: 'price-high' });
    const opened = await queryProducts({ categoryID }, 1, priced);
    expect(opened.prices).toEqual({ min, max });
    expect(withoutID(opened)).toEqual(withoutID(await inTheBrowser({ categoryID }, priced)));
  });

  it('with price, two facets and a search at once', async () => {
    const choice = choose({
      filters: { color: ['Pink', 'Red'], occasion: ['Anniversary'] },
      price: { min: 30, max: 120 },
      sort: 'price-low',
    });
    for (const scope of [{ categoryID: 'Flowers' }, { query: 'rose' }, { onSale: true }]) {
      expect(withoutID(await queryProducts(scope, 1, choice))).toEqual(
        withoutID(await inTheBrowser(scope, choice)),
      );
    }
  });
});

describe('orders of a list', () => {
  it.each<[string, (page: ProductListPage) => number[]]>([
    ['price-low', ({ items }) => items.map(({ price }) => price.from)],
    ['price-high', ({ items }) => items.map(({ price }) => -price.from)],
  ])('%s, of a category, of what is reduced and of a search', async (sort, keys) => {
    for (const scope of [{ categoryID: 'Flowers' }, { onSale: true }, { query: 'rose' }]) {
      const list = await queryProducts(scope, 1, choose({ sort }));
      expect(list.items.length).toBeGreaterThan(4);
      expect(keys(list)).toEqual([...keys(list)].sort((a, b) => a - b));
    }
  });
});

describe('what a search finds first', () => {
  /** In November everything has its season: wreaths and poinsettias too. */
  const november = indexTime(chicagoInstant(`${chicagoDate(now()).slice(0, 4)}-11-25`, '12:00'));
  const first = async (query: string, most = 5) => {
    const [answer] = await search<ProductRecord>([productRequest(query, november, most)]);
    return bestMatches(answer?.hits ?? []);
  };
  const says = (word: RegExp, { title, Category }: ProductRecord) =>
    word.test(title) || Category.some((name) => word.test(name));

  it.each<[string, RegExp]>([
    ['rose', /\broses?\b/i],
    ['roses', /\broses?\b/i],
    ['tulip', /\btulips?\b/i],
    ['tulips', /\btulips?\b/i],
    ['lily', /\b(lily|lilies)\b/i],
    ['lilies', /\b(lily|lilies)\b/i],
    ['orchid', /\borchids?\b/i],
    ['wreath', /\bwreaths?\b/i],
    ['fern', /\bferns?\b/i],
    ['hydrangea', /\bhydrangeas?\b/i],
    ['sunflower', /\bsunflowers?\b/i],
    ['candle', /\bcandles?\b/i],
    ['lilac', /\blilacs?\b/i],
    ['poinsettia', /\bpoinsettias?\b/i],
    ['cactus', /\b(cactus|cacti)\b/i],
    ['pot', /\bpots?\b/i],
  ])('%s: five that are called so, or are of that category', async (query, word) => {
    const hits = await first(query);
    expect(hits).toHaveLength(5);
    expect(hits.filter((hit) => !says(word, hit)).map(({ title }) => title)).toEqual([]);
  });

  it.each(['rose', 'roses'])('the dozen roses for %s', async (query) => {
    expect((await first(query)).map(({ title }) => title)).toContain('A Dozen Long-Stem Roses');
  });

  it('one number of a word as well as the other', async () => {
    const [one, many] = await Promise.all([first('tulip', 20), first('tulips', 20)]);
    expect(new Set(one.map(({ ID }) => ID))).toEqual(new Set(many.map(({ ID }) => ID)));
  });
});

describe('articles of a search', () => {
  it('are all reached, page by page, each once', async () => {
    const pageOf = (page: number) => searchSite({ query: 'a', type: 'CareInfo', page });
    const first = await pageOf(1);
    const pages = first?.care.pages ?? 0;
    expect(pages).toBeGreaterThan(1);
    const others = await Promise.all(
      Array.from({ length: pages - 1 }, (_, index) => pageOf(index + 2)),
    );
    const rows = [first, ...others].flatMap((found) => found?.care.items ?? []);
    expect(new Set(rows.map(({ path }) => path)).size).toBe(first?.care.total);
    expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
    expect(others.map((found) => found?.products.page)).toEqual(others.map(() => 1));
  });
});

describe('a search that finds nothing', () => {
  it('shows six popular searches that find something, and eight products', async () => {
    const answer = await quickSearch('zzzzqqq');
    const instead = answer.ok ? answer.value.instead : null;
    expect(instead?.products).toHaveLength(8);
    expect(new Set(instead?.products.map(({ itemNumber }) => itemNumber)).size).toBe(8);
    expect(instead?.popular).toHaveLength(6);
    for (const query of instead?.popular ?? []) {
      const [found] = await search<ProductRecord>([productRequest(query, indexTime(now()), 1)]);
      expect([query, found?.hits.length]).toEqual([query, 1]);
    }
    const rose = await quickSearch('rose');
    expect(rose.ok && rose.value.instead).toBeNull();
  });
});

describe('a category that is not shown', () => {
  it('is no value of the facet, on the cached page, opened refined and asked from the browser', async () => {
    const valuesOf = (page: ProductListPage | null) =>
      page?.facets
        .find(({ attribute }) => attribute === 'Category')
        ?.values.map(({ value }) => value) ?? [];
    expect(valuesOf(await getCategoryList('Flowers', 1))).toContain('Tulips');
    const occasions =
      (await getCategoryList('Flowers', 1))?.facets.find(
        ({ attribute }) => attribute === 'Occasion',
      )?.values ?? [];
    const views = await Promise.all(
      occasions.map(async ({ value }) => ({
        value,
        shelves: valuesOf(
          await queryProducts({ categoryID: 'Flowers' }, 1, asked('Occasion', value)),
        ),
      })),
    );
    const choice = asked(
      'Occasion',
      views.find(({ shelves }) => shelves.includes('Tulips') && shelves.includes('Roses'))?.value ??
        'none',
    );
    const { commerce } = localPlatform;
    const { access_token: accessToken } = await Auth.ClientCredentials(
      commerce.sellerClientSecret,
      commerce.sellerClientID,
      ['FullAccess'] as ApiRole[],
    );
    await Categories.Patch(
      parseEnv({}).COMMERCE_CATALOG_ID,
      'Flowers_Bouquets_Tulips',
      { Active: false },
      {},
      { accessToken },
    );
    for (const page of [
      await getCategoryList('Flowers', 1),
      await queryProducts({ categoryID: 'Flowers' }, 1, choice),
      await inTheBrowser({ categoryID: 'Flowers' }, choice),
    ]) {
      expect(valuesOf(page)).toContain('Roses');
      expect(valuesOf(page)).not.toContain('Tulips');
    }
  });
});
