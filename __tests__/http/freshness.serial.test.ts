/** @jest-environment node */
import { randomInt } from 'node:crypto';
import {
  Catalogs,
  Categories,
  PriceSchedules,
  Products,
  type Category,
  type Product,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { request } from './support/request';
import { addresses } from './support/catalogue';
import { settled } from './support/settled';
import { until, withinMs } from '@/__tests__/support/until';
import { contentManagement, searchClient, seller } from './support/vendors';

const mark = String(randomInt(10_000_000, 99_999_999));
const { catalogID } = localPlatform.commerce;
const code = String(randomInt(900_000, 999_999));
const categoryID = `Freshness${mark}`;
/** What is listed at every moment of this test looks like a product of the shop: other tests read the same lists. */
const picture = { url: '/pictures/products/100101.webp', title: 'A plant of this test' };
const articleSlug = `fresh-${mark}`;
const paths = {
  product: `/p/${code}/fresh-${mark}`,
  category: `/c/freshness${mark}`,
  article: `/information/resource-hub/${articleSlug}`,
};

/** How many seconds of its life a page of its answer's has left. */
const secondsOf = (cacheControl: unknown) =>
  Number(/s-maxage=(\d+)/.exec(String(cacheControl))?.[1] ?? 0);

/** Where one text begins to differ from another; empty where it does not. */
function changeOf(before: string, after: string): string {
  if (before === after) return '';
  const at = before.split('').findIndex((letter, index) => letter !== after[index]);
  const from = Math.max(0, at - 60);
  return `${before.slice(from, at + 60)} → ${after.slice(from, at + 60)}`;
}

const shows = (path: string, text: string) =>
  until(
    () => request(path).then(({ status, body }) => ({ path, status, has: body.includes(text) })),
    ({ status, has }) => status === 200 && has,
  );

/** A page made without a part of it, because a vendor was slow, is kept no longer than this many seconds. */
const halfMinute = 30;

/** A page as it was, and until when (milliseconds since 1970) it is kept where nothing changes. */
interface Remembered {
  body: string;
  endsAt: number;
}

const hitsOf = async (indexName: string, query: string) =>
  (
    await searchClient().searchSingleIndex<Record<string, unknown>>({
      indexName,
      searchParams: { query, distinct: true },
    })
  ).hits;

describe('a change at the vendor', () => {
  let token: { accessToken: string };
  const entries = contentManagement().entry;
  const others: Record<string, Remembered> = {};

  /** Every page of another subject stays in the cache, byte for byte, as long as it would without a change; one that is over by its age is remembered anew. */
  const othersStay = async (...except: string[]) => {
    await settled(token);
    const over: string[] = [];
    const kept: string[] = [];
    for (const [path, { body, endsAt }] of Object.entries(others)) {
      if (except.includes(path)) continue;
      const answer = await request(path);
      if (Date.now() >= endsAt) {
        over.push(path);
        continue;
      }
      kept.push(path);
      expect([path, answer.headers['x-nextjs-cache'], changeOf(body, answer.body)]).toEqual([
        path,
        'HIT',
        '',
      ]);
    }
    expect(kept).not.toEqual([]);
    await remember(...over);
  };
  const remember = async (...more: string[]) => {
    await settled(token);
    for (const path of more)
      await until(
        async () => {
          const since = Date.now();
          const { status, headers, body } = await request(path);
          const seconds = secondsOf(headers['cache-control']);
          others[path] = { body, endsAt: since + seconds * 1000 };
          return { status, cache: headers['x-nextjs-cache'], seconds };
        },
        ({ status, cache, seconds }) => status === 200 && cache === 'HIT' && seconds > halfMinute,
        (halfMinute + 10) * 1000,
      );
  };

  beforeAll(async () => {
    token = await seller();
    const category: Category = {
      ID: categoryID,
      Name: `Freshness ${mark}`,
      Description: 'The first text.',
      Active: true,
      ListOrder: 9999,
      xp: { Articles: [] },
    };
    await Categories.Create(catalogID, category, {}, token);
    await PriceSchedules.Create(
      {
        ID: code,
        Name: code,
        MinQuantity: 1,
        PriceBreaks: [{ Quantity: 1, Price: 31.25 }],
        xp: { Price: {} },
      },
      token,
    );
    const product: Product = {
      ID: code,
      Name: `Fresh ${mark}`,
      Description: 'A plant of this test.',
      Active: true,
      DefaultPriceScheduleID: code,
      QuantityMultiplier: 1,
      Inventory: { Enabled: true, QuantityAvailable: 40, OrderCanExceed: false },
      xp: {
        ProductCode: code,
        CodeB3: '1',
        SafetyStock: 0,
        IsDefaultProduct: true,
        Visible: true,
        Position: 1,
        PrimaryCategoryID: categoryID,
        SpecsOptions: {},
        Contentful: { Images: { List: picture, Gallery: [picture] } },
      },
    };
    await Products.Create(product, token);
    await Catalogs.SaveProductAssignment({ CatalogID: catalogID, ProductID: code }, token);
    await Categories.SaveProductAssignment(
      catalogID,
      { CategoryID: categoryID, ProductID: code },
      token,
    );
    const fields = {
      title: { 'en-US': `Fresh ${mark}` },
      slug: { 'en-US': articleSlug },
      summary: { 'en-US': `The first summary ${mark}.` },
      tags: { 'en-US': [mark] },
      categoryIDs: { 'en-US': [] },
    };
    const draft = await entries.createWithId(
      { contentTypeId: 'article', entryId: `article-${articleSlug}` },
      { fields },
    );
    await entries.publish({ entryId: draft.sys.id }, draft);
    await until(
      () => hitsOf('products', code),
      ([hit]) => (hit?.CategoryIDs as string[] | undefined)?.includes(categoryID) === true,
    );
    await until(
      () => hitsOf('contentful_data', mark),
      (hits) => hits.length === 1,
    );
    await settled(token);
    await Promise.all([
      shows(paths.category, `Fresh ${mark}`),
      shows(paths.product, '31.25'),
      shows(paths.article, `The first summary ${mark}.`),
    ]);
    const { category: other, leaf, secondPage, product: otherProduct } = await addresses();
    await remember(
      '/',
      other,
      leaf,
      secondPage,
      otherProduct,
      '/customer-service/contact-us',
      '/information/resource-hub/keep-a-cut-tree-fresh',
      paths.product,
      paths.category,
      paths.article,
    );
  }, 300_000);

  afterAll(async () => {
    await Products.Delete(code, token);
    await Categories.Delete(catalogID, categoryID, token);
    const entry = await entries.get({ entryId: `article-${articleSlug}` });
    await entries.unpublish({ entryId: entry.sys.id });
    await entries.delete({ entryId: entry.sys.id });
  });

  it('of a price shows in search, on the product’s page and in its list, and nowhere else is anything made anew', async () => {
    await PriceSchedules.Patch(code, { PriceBreaks: [{ Quantity: 1, Price: 47.5 }] }, token);
    const took = await Promise.all([
      until(
        () => hitsOf('products', code),
        ([hit]) => hit?.Price === 47.5 && hit.PriceMin === 47.5,
      ),
      shows(paths.product, '47.50'),
      shows(paths.category, '47.50'),
    ]);
    expect(Math.max(...took)).toBeLessThan(withinMs);
    await othersStay(paths.product, paths.category);
    await remember(paths.product, paths.category);
  }, 120_000);

  it('of a quantity within its band is written to the index, and ends no page at all', async () => {
    await Products.Patch(code, { Inventory: { QuantityAvailable: 39 } }, token);
    await until(
      () => hitsOf('products', code),
      ([hit]) => hit?.Inventory === 39,
    );
    await othersStay();
  }, 120_000);

  it('of a stock band shows in search, on the product’s page and in its list', async () => {
    await Products.Patch(code, { Inventory: { QuantityAvailable: 0 } }, token);
    const before = others[paths.product]?.body;
    await Promise.all([
      until(
        () => hitsOf('products', code),
        ([hit]) => hit?.StockBand === 'out' && hit.Inventory === 0,
      ),
      until(
        () => request(paths.product),
        ({ body, status }) => status === 200 && body !== before,
      ),
      until(
        () => request(paths.category),
        ({ body, status }) => status === 200 && !body.includes(paths.product),
      ),
    ]);
    await othersStay(paths.product, paths.category);
    await remember(paths.product, paths.category);
  }, 120_000);

  it('of a category’s text shows on its page alone', async () => {
    await Categories.Patch(
      catalogID,
      categoryID,
      { Description: `The second text ${mark}.` },
      {},
      token,
    );
    await shows(paths.category, `The second text ${mark}.`);
    await othersStay(paths.category);
    await remember(paths.category);
  }, 120_000);

  it('of an article shows in search and on its page', async () => {
    const entryId = `article-${articleSlug}`;
    const entry = await entries.get({ entryId });
    const changed = await entries.update(
      { entryId },
      {
        ...entry,
        fields: { ...entry.fields, summary: { 'en-US': `The second summary ${mark}.` } },
      },
    );
    await entries.publish({ entryId }, changed);
    await Promise.all([
      until(
        () => hitsOf('contentful_data', mark),
        ([hit]) => hit?.summary === `The second summary ${mark}.`,
      ),
      shows(paths.article, `The second summary ${mark}.`),
    ]);
    await othersStay(paths.article);
  }, 120_000);
});
