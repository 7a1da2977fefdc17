/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { Catalogs, Categories, PriceSchedules, Products } from 'ordercloud-javascript-sdk';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { getProductGroup } from '@/lib/catalogue/product/product-group.server';
import { getProductSummaries } from '@/lib/catalogue/product/product-summaries.server';
import { localPlatform } from '@/lib/config/local-platform';
import { setClock } from '@/lib/core/time/clock';
import type { ProductRecord } from '@/lib/search/record';
import { productFeed } from '@/lib/seo/feed/product-feed.server';
import { sitemapPages } from '@/lib/seo/sitemap/sitemaps.server';
import { getStoreAddress } from '@/lib/upstream/commerce/addresses';
import { createSearch } from '@/platform/search/app';
import { searchIndexes } from '@/platform/stock/search/indexes';
import { commerceDeliveryOf } from '@/services/indexer/entities';
import { createIndexer, type Indexer } from '@/services/indexer/indexer';
import { indexClient } from '@/services/upstream/search/index-client';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openStockedOnServer } from '../support/databases';
import { seller, shopping } from '../support/shopping';
import { serveApp, type Served } from '../contracts/support/serve';

const { catalogID } = localPlatform.commerce;

describe('while the commerce platform’s lists are late', () => {
  let backEnd: TestBackEnd;
  let indexer: Indexer;
  let index: ReturnType<typeof indexClient>;
  let engine: Served;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    const db = await openStockedOnServer();
    backEnd = await startTestBackEnd(db);
    process.env.PLATFORM_PORT = String(backEnd.env.PLATFORM_PORT);
    const search = await createSearch({ db });
    await search.load(searchIndexes([]));
    engine = await serveApp(search.app);
    const env = { ...backEnd.env, SEARCH_HOST: `127.0.0.1:${engine.port}` };
    index = indexClient(env);
    indexer = await createIndexer({ db, env });
  }, 180_000);
  afterEach(() => {
    setClock(null);
    backEnd.lateLists.end();
  });
  afterAll(async () => {
    await engine.close();
    await backEnd.close();
    await backEnd.db.close();
  });

  /** A rose with two sizes, which pages show and the index knows. */
  const rose = async () => {
    const code = `rose-${randomUUID()}`;
    const [small, large] = [await size(code, 'Small', 10), await size(code, 'Large', 20)];
    await hear('v1/products', { productID: small });
    await hear('v1/products', { productID: large });
    await work();
    await backEnd.db.query('delete from services.second_look');
    await backEnd.db.query('delete from services.end_again');
    backEnd.told.splice(0);
    return { code, small, large };
  };
  const size = async (code: string, Size: string, Price: number) => {
    const bearer = await seller();
    const ID = `${code}-${Size}`;
    await PriceSchedules.Create(
      { ID, Name: ID, MinQuantity: 1, PriceBreaks: [{ Quantity: 1, Price }] },
      bearer,
    );
    await Products.Create(
      {
        ID,
        Name: `A ${Size} rose`,
        Active: true,
        DefaultPriceScheduleID: ID,
        Inventory: { Enabled: true, QuantityAvailable: 40 },
        xp: {
          ProductCode: code,
          IsDefaultProduct: Size === 'Small',
          Visible: true,
          Position: 1,
          SafetyStock: 0,
          SpecsOptions: { Size },
        },
      },
      bearer,
    );
    await Catalogs.SaveProductAssignment({ CatalogID: catalogID, ProductID: ID }, bearer);
    return ID;
  };
  const hear = async (Route: string, RouteParams: object, Body: object = {}) => {
    const delivery = commerceDeliveryOf({
      Route,
      RouteParams,
      Verb: 'PATCH',
      LogID: randomUUID(),
      Request: { Body },
    });
    if (!delivery) throw new Error(Route);
    await indexer.take(delivery);
  };
  const work = async () => {
    do {
      await backEnd.db.query('update services.reindex set due_at = clock_timestamp()');
    } while ((await indexer.worker.drain()) > 0);
    do {
      await backEnd.db.query(
        'update services.outbox set due_at = clock_timestamp() where sent_at is null',
      );
    } while ((await backEnd.appApi.sender.sendDue()) > 0);
  };
  const records = async (code: string) =>
    (await index.recordsWith<ProductRecord>('products', 'ProductCode', code)).sort((a, b) =>
      a.objectID.localeCompare(b.objectID),
    );

  /** What is seen of a code: its page, its card on another, its places in the sitemap and the feed of all products; each is kept until the services tell that it has ended. */
  const shopper = (code: string) => {
    let page: Awaited<ReturnType<typeof getProductGroup>> | undefined;
    let card: ProductSummary[] | undefined;
    let lists: { sitemap: string[]; feed: string[] } | undefined;
    return async () => {
      const tags = new Set(backEnd.told.splice(0).flatMap((told) => told.tags));
      if (tags.has(`product:${code}`)) page = undefined;
      if (tags.has(`named:${code}`)) card = undefined;
      if (tags.has('all-products')) lists = undefined;
      page = page === undefined ? await getProductGroup(code) : page;
      card ??= await getProductSummaries([code]);
      lists ??= await listsWith(code);
      return {
        page: (page?.variants ?? [])
          .map(({ productID, price, stock, size: name }) => ({ productID, price, stock, name }))
          .sort((a, b) => a.productID.localeCompare(b.productID)),
        card: card.map(({ price, stock }) => ({ from: price.from, to: price.to, stock })),
        lists,
      };
    };
  };

  /** Where sitemap and feed of all products name a code. */
  const listsWith = async (code: string) => ({
    sitemap: (await sitemapPages('products'))
      .map(({ path }) => path)
      .filter((path) => path.includes(code)),
    feed: [...(await productFeed('https://shop.example')).matchAll(/<item>.*?<\/item>/gs)]
      .map(([item]) => item)
      .filter((item) => item.includes(`<g:id>${code}-`))
      .sort(),
  });

  interface Change {
    /** What the seller does. */
    make(of: Awaited<ReturnType<typeof rose>>): Promise<void>;
    /** Whether pages and index show it as soon as single reads do; else after the second look. */
    atOnce: boolean;
  }
  const patch = async (id: string, change: object) => {
    await Products.Patch(id, change, await seller());
    await hear('v1/products/{productID}', { productID: id });
  };
  const changes: [string, Change][] = [
    [
      'a price',
      {
        atOnce: true,
        make: async ({ large }) => {
          const PriceBreaks = [{ Quantity: 1, Price: 23 }];
          await PriceSchedules.Patch(large, { PriceBreaks }, await seller());
          await hear('v1/priceschedules/{priceScheduleID}', { priceScheduleID: large });
        },
      },
    ],
    [
      'a price of a schedule that a product has only just been given',
      {
        atOnce: true,
        make: async ({ large }) => {
          const schedule = { ID: `new-${large}`, Name: 'New', MinQuantity: 1 };
          const priced = (Price: number) => ({ PriceBreaks: [{ Quantity: 1, Price }] });
          await PriceSchedules.Create({ ...schedule, ...priced(30) }, await seller());
          await patch(large, { DefaultPriceScheduleID: schedule.ID });
          await work();
          await PriceSchedules.Patch(schedule.ID, priced(31), await seller());
          await hear('v1/priceschedules/{priceScheduleID}', { priceScheduleID: schedule.ID });
        },
      },
    ],
    [
      'stock that is gone',
      {
        atOnce: true,
        make: ({ large }) => patch(large, { Inventory: { Enabled: true, QuantityAvailable: 0 } }),
      },
    ],
    ['a product withdrawn', { atOnce: true, make: ({ large }) => patch(large, { Active: false }) }],
    [
      'a product deleted',
      {
        atOnce: true,
        make: async ({ large }) => {
          await Products.Delete(large, await seller());
          await hear('v1/products/{productID}', { productID: large });
        },
      },
    ],
    [
      'a product taken out of the catalog',
      {
        atOnce: true,
        make: async ({ large }) => {
          await Catalogs.DeleteProductAssignment(catalogID, large, await seller());
          await hear('v1/catalogs/{catalogID}/productassignments/{productID}', {
            catalogID,
            productID: large,
          });
        },
      },
    ],
    [
      'a product of another code',
      {
        atOnce: true,
        make: async ({ large }) => {
          const { xp } = await Products.Get(large, await seller());
          await patch(large, { xp: { ...(xp as object), ProductCode: `moved-${large}` } });
        },
      },
    ],
    [
      'stock that an order takes',
      {
        atOnce: true,
        make: async ({ large }) => {
          const buyer = await shop.readyCart([{ id: large, quantity: 40 }]);
          expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
          await hear('v1/orders/{direction}/{orderID}/submit', {
            direction: 'Incoming',
            orderID: buyer.orderID,
          });
        },
      },
    ],
    [
      'a shelf',
      {
        atOnce: true,
        make: async ({ small, code }) => {
          const [CategoryID, bearer] = [`shelf-${code}`, await seller()];
          await Categories.Create(
            catalogID,
            { ID: CategoryID, Name: 'Roses', Active: true },
            {},
            bearer,
          );
          const assignment = { CategoryID, ProductID: small };
          await Categories.SaveProductAssignment(catalogID, assignment, bearer);
          await hear('v1/catalogs/{catalogID}/categories/productassignments', {}, assignment);
        },
      },
    ],
    [
      'a new size',
      {
        atOnce: false,
        make: async ({ code }) => {
          await hear('v1/products', { productID: await size(code, 'Huge', 30) });
        },
      },
    ],
  ];
  const cases = changes.flatMap(([what, change]) =>
    [5, 60, 299].map((late) => [what, late, change] as const),
  );

  /** What is seen when the lists are in time. */
  const truthOf = async (code: string) => {
    backEnd.lateLists.end();
    return { ...(await shopper(code)()), records: await records(code) };
  };

  it.each(cases)(
    '%s, %i seconds late, is right on every page after the second look',
    async (_, late, { make, atOnce }) => {
      const made = await rose();
      const { code } = made;
      const look = shopper(code);
      const before = { ...(await look()), records: await records(code) };
      const start = Date.now();
      await backEnd.lateLists.begin(late * 1000);
      await make(made);
      await work();
      const seen = [{ ...(await look()), records: await records(code) }];
      for (const after of [30, 300]) {
        setClock(new Date(start + after * 1000 + (Date.now() - start)));
        for (const table of ['second_look', 'end_again'])
          await backEnd.db.query(
            `update services.${table} set due_at = clock_timestamp() where after_seconds = $1`,
            [after],
          );
        await work();
        seen.push({ ...(await look()), records: await records(code) });
      }
      const truth = await truthOf(code);
      expect(truth).not.toEqual(before);
      expect(seen.at(-1)).toEqual(truth);
      if (atOnce)
        for (const each of seen)
          expect([each.page, each.records]).toEqual([truth.page, truth.records]);
    },
  );

  it('a store is read by its ID', async () => {
    expect(await getStoreAddress('Store-lyndale')).toMatchObject({
      ID: 'Store-lyndale',
      xp: { active: true },
    });
    expect(await getStoreAddress('Store-nowhere')).toBeNull();
  });
});
