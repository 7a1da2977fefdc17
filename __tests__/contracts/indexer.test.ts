/** @jest-environment node */
import { createHmac, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { Catalogs, Orders, PriceSchedules, Products } from 'ordercloud-javascript-sdk';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { localPlatform } from '@/lib/config/local-platform';
import type { Env } from '@/lib/config/env';
import { searchIndexes as searchNames } from '@/lib/config/search-indexes';
import { now, setClock } from '@/lib/core/time/clock';
import { createContent, type Content } from '@/platform/content/app';
import { signWebhook } from '@/platform/content/management/sign-webhook';
import { createSearch } from '@/platform/search/app';
import { contentStock } from '@/platform/stock/content/content-stock';
import { searchIndexes } from '@/platform/stock/search/indexes';
import { storeOf } from '@/services/database/statements';
import { createIndexer, type Indexer } from '@/services/indexer/indexer';
import { secondNoticeAfterMs } from '@/lib/cache/revalidation';
import { secondLooks } from '@/services/indexer/second-looks';
import { paymentGateway } from '@/services/upstream/payments/gateway';
import { webhooks } from '@/services/webhooks/app';
import { lastHeardOf } from '@/services/webhooks/last-heard';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { endlessBody } from '../support/endless-body';
import { patient } from '../support/patient';
import { seller, shopping } from '../support/shopping';
import { serveApp, type Served } from './support/serve';

const { commerce, search } = localPlatform;
const contentPath = '/indexer/webhooks/content';

describeOnServer('webhooks and the indexer', (engine) => {
  let backEnd: TestBackEnd;
  let env: Env;
  let indexer: Indexer;
  let receivers: ReturnType<typeof webhooks>;
  let content: Content;
  let algolia: Algoliasearch;
  let servers: Served[];
  let assetsFail = false;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    const db = await engine.openStocked();
    backEnd = await startTestBackEnd(db);
    const searching = await createSearch({ db });
    await searching.load(searchIndexes([]));
    content = await createContent({ db });
    await content.load(contentStock());
    const library = new Hono();
    library.use((context, next) =>
      assetsFail && context.req.path.includes('/assets')
        ? Promise.resolve(context.text('down', 503))
        : next(),
    );
    library.mount('/', content.app.fetch);
    servers = [await serveApp(searching.app), await serveApp(library)];
    const [engineAt, libraryAt] = servers as [Served, Served];
    env = {
      ...backEnd.env,
      SEARCH_HOST: `127.0.0.1:${engineAt.port}`,
      CONTENT_URL: libraryAt.origin,
      COMMERCE_WEBHOOK_KEY_PREVIOUS: 'the commerce key of last year',
      CONTENT_WEBHOOK_SECRET_PREVIOUS: 'c'.repeat(64),
    };
    algolia = algoliasearch(search.appId, search.adminKey, {
      hosts: [{ url: env.SEARCH_HOST, protocol: 'http', accept: 'readWrite' }],
      ...patient,
    });
    indexer = await createIndexer({ db, env });
    receivers = webhooks({
      store: storeOf(db),
      env,
      indexer,
      onMailQueued: () => undefined,
      onMoneyCalled: () => undefined,
    });
    await indexer.noteBaseline();
  }, 180_000);
  afterAll(async () => {
    for (const server of servers) await server.close();
    await backEnd.close();
  });

  const post = async (path: string, body: string, headers: Record<string, string>) => {
    const answer = await receivers.request(path, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return [answer.status, ((await answer.json()) as { status: string }).status];
  };
  const commerceHook = (
    Route: string,
    RouteParams: object,
    LogID: string = randomUUID(),
    key: string = env.COMMERCE_WEBHOOK_KEY,
  ) => {
    const body = JSON.stringify({
      Route,
      RouteParams,
      Verb: 'PATCH',
      LogID,
      Request: { Body: {} },
      Response: { Body: {} },
    });
    return post('/webhooks/commerce', body, {
      'x-oc-hash': createHmac('sha256', key).update(body).digest('base64'),
    });
  };
  const contentHook = (
    id: string,
    {
      key = randomUUID(),
      secret = env.CONTENT_WEBHOOK_SECRET,
      at = Date.now(),
      type = 'Entry',
    } = {},
  ) => {
    const body = JSON.stringify({ sys: { id, type } });
    const headers = {
      'x-contentful-idempotency-key': key,
      'x-contentful-topic': 'ContentManagement.Entry.publish',
    };
    return post('/webhooks/content', body, {
      ...headers,
      ...signWebhook(secret, { method: 'POST', path: contentPath, headers, body }, at),
    });
  };
  /** A vendor that answered too late on a busy machine is asked again now, not a second later. */
  const drainWhatWasPutOff = async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      const waiting = await backEnd.db.query(
        'update services.reindex set due_at = clock_timestamp() returning entity',
      );
      if (waiting.length === 0) return;
      await indexer.worker.drain();
    }
  };
  /** What the storefront was told at once since it was last asked; what is told again later is put off for good. */
  const told = async () => {
    await indexer.worker.drain();
    await drainWhatWasPutOff();
    await backEnd.appApi.sender.sendDue();
    await backEnd.db.query(`update services.outbox set sent_at = now() where sent_at is null`);
    return [...new Set(backEnd.told.splice(0).flatMap(({ tags }) => tags))].sort();
  };
  // On a slow machine the look half a minute after a change would fall into a later test.
  beforeEach(async () => {
    await backEnd.db.query('delete from services.second_look');
    await backEnd.db.query('delete from services.end_again');
  });
  const record = async (objectID: string) => {
    const { results } = await algolia.getObjects<{ Price: number; title: string }>({
      requests: [{ indexName: 'products', objectID }],
    });
    return results[0] ?? null;
  };
  const product = async () => {
    const bearer = await seller();
    const ID = `made-${randomUUID()}`;
    await PriceSchedules.Create(
      { ID, Name: ID, MinQuantity: 1, PriceBreaks: [{ Quantity: 1, Price: 10 }] },
      bearer,
    );
    const xp = {
      ProductCode: ID,
      IsDefaultProduct: true,
      Visible: true,
      Position: 1,
      SafetyStock: 0,
      SpecsOptions: {},
    };
    await Products.Create(
      {
        ID,
        Name: 'A rose',
        Active: true,
        DefaultPriceScheduleID: ID,
        Inventory: { Enabled: true, QuantityAvailable: 40 },
        xp,
      },
      bearer,
    );
    await Catalogs.SaveProductAssignment({ CatalogID: commerce.catalogID, ProductID: ID }, bearer);
    return ID;
  };
  const indexed = async () => {
    const ID = await product();
    await commerceHook('v1/products', { productID: ID });
    await told();
    return ID;
  };

  it.each([
    ['commerce without a signature', () => post('/webhooks/commerce', '{}', {})],
    [
      'commerce with another key',
      () =>
        commerceHook(
          'v1/products/{productID}',
          { productID: 'x' },
          'log',
          'another key of sixteen',
        ),
    ],
    ['content without a signature', () => post('/webhooks/content', '{}', {})],
    ['content with another secret', () => contentHook('x', { secret: 'y'.repeat(64) })],
    ['content of ten minutes ago', () => contentHook('x', { at: Date.now() - 600_000 })],
  ])('takes nothing from %s', async (_, send) => {
    expect(await send()).toEqual([401, 'unsigned']);
    expect(await indexer.worker.drain()).toBe(0);
  });

  it.each(['/webhooks/commerce', '/webhooks/content'])(
    '%s takes no more than 1 MB of a body that does not say its length',
    async (path) => {
      const { body, read } = endlessBody();
      const answer = await receivers.request(path, {
        method: 'POST',
        headers: { 'transfer-encoding': 'chunked' },
        body,
        duplex: 'half',
      } as RequestInit);
      expect([answer.status, read() <= (1024 + 3 * 64) * 1024]).toEqual([413, true]);
    },
  );

  it('takes what was signed with the secret before, while it is set', async () => {
    const [key, secret] = [env.COMMERCE_WEBHOOK_KEY_PREVIOUS, env.CONTENT_WEBHOOK_SECRET_PREVIOUS];
    expect([
      await commerceHook('v1/me', {}, randomUUID(), key),
      await contentHook('x', { secret: secret! }),
    ]).toEqual([
      [200, 'accepted'],
      [200, 'accepted'],
    ]);
    await indexer.worker.drain();
  });

  it('answers a signed text that is no webhook, and one nobody needs to look at', async () => {
    const signed = (body: string) =>
      post('/webhooks/commerce', body, {
        'x-oc-hash': createHmac('sha256', env.COMMERCE_WEBHOOK_KEY).update(body).digest('base64'),
      });
    expect([
      await signed('{"Route":'),
      await signed('[]'),
      await commerceHook('v1/me', {}),
    ]).toEqual([
      [400, 'unreadable'],
      [400, 'unreadable'],
      [200, 'accepted'],
    ]);
    expect(await indexer.worker.drain()).toBe(0);
  });

  it('indexes a new product and tells the storefront', async () => {
    const ID = await product();
    expect(await commerceHook('v1/products', { productID: ID })).toEqual([200, 'accepted']);
    expect(await told()).toEqual(expect.arrayContaining([`product:${ID}`]));
    expect(await record(ID)).toMatchObject({ title: 'A Rose', Price: 10 });
  });

  it('looks once at what is delivered many times, at once or later', async () => {
    const ID = await indexed();
    await PriceSchedules.Patch(ID, { PriceBreaks: [{ Quantity: 1, Price: 12 }] }, await seller());
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        commerceHook('v1/priceschedules/{priceScheduleID}', { priceScheduleID: ID }, `log-${ID}`),
      ),
    );
    expect(answers.map(([, status]) => status).sort()).toEqual([
      'accepted',
      'known',
      'known',
      'known',
      'known',
    ]);
    expect(await told()).toContain(`product:${ID}`);
    expect(
      await commerceHook(
        'v1/priceschedules/{priceScheduleID}',
        { priceScheduleID: ID },
        `log-${ID}`,
      ),
    ).toEqual([200, 'known']);
    expect(await told()).toEqual([]);
    expect(await record(ID)).toMatchObject({ Price: 12 });
  });

  it('shows the last state whatever the order of the deliveries', async () => {
    const ID = await indexed();
    const bearer = await seller();
    await Products.Patch(ID, { Name: 'A first name' }, bearer);
    await Products.Patch(ID, { Name: 'A last name' }, bearer);
    await commerceHook('v1/products/{productID}', { productID: ID }, `2-${ID}`);
    expect(await told()).toContain(`product:${ID}`);
    await commerceHook('v1/products/{productID}', { productID: ID }, `1-${ID}`);
    expect([await told(), await record(ID)]).toEqual([
      [],
      expect.objectContaining({ title: 'A Last Name' }),
    ]);
  });

  it('gives the places on delivery runs back when an order is cancelled, not before, and calls for its money once', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    const places = async () =>
      (
        await backEnd.db.query('select 1 from services.run_place where order_id = $1', [
          buyer.orderID,
        ])
      ).length;
    const hear = async (what: 'submit' | 'cancel') => {
      await commerceHook(`v1/orders/{direction}/{orderID}/${what}`, {
        direction: 'Incoming',
        orderID: buyer.orderID,
      });
      await told();
    };
    const events = () =>
      backEnd.db.query('select kind from services.money_event where order_id = $1', [
        buyer.orderID,
      ]);
    await hear('submit');
    expect(await places()).toBe(1);
    await hear('cancel');
    expect([await places(), await events()]).toEqual([1, []]);
    await Orders.Cancel('All', buyer.orderID, await seller());
    await hear('cancel');
    await hear('cancel');
    expect([await places(), await events()]).toEqual([0, [{ kind: 'canceled' }]]);
  });

  it.each([
    ['v1/orders/{direction}/{orderID}/lineitems/{lineItemID}', 'PATCH'],
    ['v1/orders/{direction}/{orderID}/lineitems/{lineItemID}/shipto', 'PUT'],
    ['v1/orders/{direction}/{orderID}/shipto', 'PUT'],
  ])('has an order looked at later, once, when the back office changes %s', async (route) => {
    const orderID = `made-${randomUUID()}`;
    for (const lineItemID of ['a', 'b']) {
      await commerceHook(route, { direction: 'Incoming', orderID, lineItemID });
      await indexer.worker.drain();
    }
    expect(
      await backEnd.db.query(
        `select due_at > now() + interval '1 minute' as later from services.outbox where kind = 'order-look' and payload ->> 'orderID' = $1`,
        [orderID],
      ),
    ).toEqual([{ later: true }]);
  });

  it('takes a deleted product out, and is not stopped by what nobody knows', async () => {
    const ID = await indexed();
    await Products.Delete(ID, await seller());
    await commerceHook('v1/products/{productID}', { productID: 'never-was' });
    await commerceHook('v1/priceschedules/{priceScheduleID}', { priceScheduleID: 'never-was' });
    await commerceHook('v1/catalogs/{catalogID}/categories/{categoryID}', {
      categoryID: 'never-was',
    });
    await contentHook('never-was');
    await commerceHook('v1/products/{productID}', { productID: ID });
    expect(await told()).toContain(`product:${ID}`);
    expect(await record(ID)).toBeNull();
    expect(await backEnd.db.query('select entity from services.reindex')).toEqual([]);
  });

  it('tries again what failed', async () => {
    const ID = await product();
    backEnd.breakDown('/commerce');
    await commerceHook('v1/products', { productID: ID });
    await indexer.worker.drain();
    backEnd.breakDown();
    expect(await record(ID)).toBeNull();
    await backEnd.db.query('update services.reindex set due_at = now()');
    await told();
    expect(await record(ID)).toMatchObject({ ID });
  });

  it('finds on its first look what happened while nobody listened, and nothing the second time', async () => {
    const [changed, removed, added] = [await indexed(), await indexed(), await product()];
    const bearer = await seller();
    await PriceSchedules.Patch(changed, { PriceBreaks: [{ Quantity: 1, Price: 99 }] }, bearer);
    await Products.Delete(removed, bearer);
    expect(await indexer.firstLook(0)).toBeGreaterThanOrEqual(3);
    const tags = await told();
    for (const ID of [changed, removed, added]) expect(tags).toContain(`product:${ID}`);
    expect([await record(changed), await record(removed), await record(added)]).toEqual([
      expect.objectContaining({ Price: 99 }),
      null,
      expect.objectContaining({ ID: added }),
    ]);
    expect(await indexer.firstLook(0)).toBe(0);
  }, 180_000);

  it('finds on its first look articles and pages of before it listened, and those that are no more', async () => {
    const { entries } = contentStock();
    const ofType = (type: string) =>
      entries.find(({ contentType }) => contentType === type)?.id ?? '';
    const [article, page, term] = ['article', 'staticPage', 'searchTerm'].map(ofType) as [
      string,
      string,
      string,
    ];
    await indexer.firstLook(0);
    await told();
    const indexName = 'contentful_data';
    const read = async (objectID: string) =>
      (await algolia.getObject({ indexName, objectID }).catch(() => null)) as {
        title?: string;
      } | null;
    const before = [await read(article), await read(page)];
    await algolia.deleteObject({ indexName, objectID: article });
    await algolia.partialUpdateObject({
      indexName,
      objectID: page,
      attributesToUpdate: { title: 'Old' },
    });
    await algolia.saveObject({ indexName, body: { objectID: 'withdrawn', title: 'Gone' } });
    await backEnd.db.query('delete from services.shown where entity = $1', [`entry:${term}`]);
    expect(await indexer.firstLook(0)).toBe(4);
    await told();
    expect([await read(article), await read(page)]).toEqual(before);
    expect(before).not.toContain(null);
    expect(await read('withdrawn')).toBeNull();
    expect(await indexer.firstLook(0)).toBe(0);
  }, 180_000);

  it.each([
    ['the home page', 'homeContent', 'content:home'],
    ['the menus', 'menuLinkGroup', 'content:menus'],
    ['the footer', 'globalFooter', 'content:footer'],
    ['the landing page of events', 'eventsLanding', 'content:events-landing'],
    ['the promos of lists', 'simpleContentBlock', 'content:list-promos'],
  ])('ends %s when its entry is published', async (_, type, tag) => {
    const entry = contentStock().entries.find(
      ({ contentType, id }) =>
        contentType === type && (type !== 'simpleContentBlock' || id === 'list-promo-card'),
    );
    expect(await contentHook(entry!.id)).toEqual([200, 'accepted']);
    expect(await told()).toContain(tag);
  });

  it('ends the pages and the listing of a static page, and no article', async () => {
    const page = contentStock().entries.find(({ contentType }) => contentType === 'staticPage')!;
    await backEnd.db.query('delete from services.shown where entity = $1', [`entry:${page.id}`]);
    await contentHook(page.id);
    const tags = await told();
    expect(tags).toEqual(
      expect.arrayContaining([
        'content:listings/staticPage',
        expect.stringMatching(/^content:page\//),
      ]),
    );
    expect(tags.filter((tag) => tag.startsWith('content:article'))).toEqual([]);
  });

  it('brings an article that is withdrawn and published again unchanged back into every list', async () => {
    const { id, fields } = contentStock().entries.find(
      ({ contentType }) => contentType === 'article',
    )!;
    const slug = String(fields.slug);
    const { space, environment, managementToken } = localPlatform.content;
    const change = async (method: 'DELETE' | 'PUT') => {
      const entry = `${env.CONTENT_URL}/management/spaces/${space}/environments/${environment}/entries/${id}`;
      const headers = { authorization: `Bearer ${managementToken}` };
      const { sys } = (await (await fetch(entry, { headers })).json()) as {
        sys: { version: number };
      };
      const answer = await fetch(`${entry}/published`, {
        method,
        headers: { ...headers, 'x-contentful-version': String(sys.version) },
      });
      expect(answer.status).toBe(200);
      await contentHook(id);
      return told();
    };
    await contentHook(id);
    await told();
    const everyList = [
      `content:article/${slug}`,
      'content:articles',
      'content:listings/article',
      'content:subjects',
      `content:title/${slug}`,
    ];
    expect(await change('DELETE')).toEqual(expect.arrayContaining(everyList));
    expect(await change('PUT')).toEqual(expect.arrayContaining(everyList));
  });

  it('has the address of a page as pages link to it: its own, or below those above it, also once these are renamed', async () => {
    const pages = contentStock().entries.filter(({ contentType }) => contentType === 'staticPage');
    const child = pages.find(({ fields }) => fields.parentPage)!;
    const parentID = (child.fields.parentPage as { sys: { id: string } }).sys.id;
    const { space, environment, managementToken } = localPlatform.content;
    const publish = async (id: string, change: Record<string, string | undefined>) => {
      const entry = `${env.CONTENT_URL}/management/spaces/${space}/environments/${environment}/entries/${id}`;
      const headers = { authorization: `Bearer ${managementToken}` };
      const draft = (await (await fetch(entry, { headers })).json()) as {
        sys: { version: number };
        fields: Record<string, Record<string, unknown>>;
      };
      const given = Object.entries(change).map(([name, text]) => [name, { 'en-US': text }]);
      const fields = { ...draft.fields, ...(Object.fromEntries(given) as object) };
      for (const [path, version, body] of [
        ['', draft.sys.version, JSON.stringify({ fields })],
        ['/published', draft.sys.version + 1, undefined],
      ] as const) {
        const answer = await fetch(`${entry}${path}`, {
          method: 'PUT',
          headers: {
            ...headers,
            'x-contentful-version': String(version),
            'content-type': 'application/vnd.contentful.management.v1+json',
          },
          body,
        });
        expect([path, answer.status]).toEqual([path, 200]);
      }
      await contentHook(id);
      await told();
    };
    const path = async () =>
      (
        (await algolia.getObject({ indexName: 'contentful_data', objectID: child.id })) as {
          path?: string;
        }
      ).path;
    const { section, slug, link } = child.fields as Record<string, string>;
    const parent = pages.find(({ id }) => id === parentID)!.fields as Record<string, string>;
    await publish(child.id, { link: '/services/of-its-own' });
    expect(await path()).toBe('/services/of-its-own');
    await publish(child.id, { link: undefined });
    expect(await path()).toBe(`/${section}/${parent.slug}/${slug}`);
    await publish(parentID, { slug: 'renamed' });
    expect(await path()).toBe(`/${section}/renamed/${slug}`);
    await publish(parentID, { slug: parent.slug });
    await publish(child.id, { link });
    expect(await path()).toBe(link);
  });

  it('keeps the rule and the synonyms of a curated term, and of one withdrawn no longer', async () => {
    const indexName = 'products';
    const kept = { objectID: 'search-roses', indexName };
    const rule = await algolia.getRule(kept);
    await algolia.deleteRule(kept);
    await algolia.clearSynonyms({ indexName });
    await algolia.saveRule({
      indexName,
      objectID: 'withdrawn',
      rule: { ...rule, objectID: 'withdrawn' },
    });
    await backEnd.db.query('delete from services.shown where entity like $1', ['entry:search-%']);
    for (const id of [kept.objectID, 'search-ficus', 'withdrawn']) await contentHook(id);
    expect(await told()).toContain('content:search-terms');
    expect(await algolia.getRule(kept)).toEqual(rule);
    expect(await algolia.getRule({ ...kept, indexName: 'products_price_asc' })).toEqual(rule);
    expect((await algolia.searchSynonyms({ indexName })).hits).toEqual([
      expect.objectContaining({ objectID: 'search-ficus-also', input: 'ficus' }),
    ]);
    await expect(algolia.getRule({ indexName, objectID: 'withdrawn' })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('keeps the picture of an article while it cannot be read, and tries again', async () => {
    const { id: objectID } = contentStock().entries.find(
      ({ contentType, fields }) => contentType === 'article' && fields.image,
    )!;
    const indexName = 'contentful_data';
    const read = () => algolia.getObject({ indexName, objectID });
    const before = await read();
    await algolia.partialUpdateObject({
      indexName,
      objectID,
      attributesToUpdate: { title: 'Old' },
    });
    assetsFail = true;
    await contentHook(objectID);
    await indexer.worker.drain();
    assetsFail = false;
    expect(await read()).toEqual({ ...before, title: 'Old' });
    await backEnd.db.query('update services.reindex set due_at = now()');
    await told();
    expect(await read()).toEqual(before);
  });

  it('ends all content when a picture changes', async () => {
    await contentHook('lilac', { type: 'Asset' });
    expect(await told()).toEqual(['content']);
  });

  it('tells a change a second time, later than a page takes to be made', async () => {
    const ID = await product();
    await commerceHook('v1/products', { productID: ID });
    await indexer.worker.drain();
    await backEnd.appApi.sender.sendDue();
    const first = backEnd.told.splice(0).flatMap(({ tags }) => tags);
    const [again] = await backEnd.db.query<{ secs: number }>(
      `select extract(epoch from due_at - clock_timestamp())::float8 as secs from services.outbox where sent_at is null and message_id like '%-again'`,
    );
    expect(again?.secs).toBeGreaterThan(0);
    expect(again?.secs).toBeLessThanOrEqual(secondNoticeAfterMs / 1000);
    expect(await backEnd.appApi.sender.sendDue()).toBe(0);
    await backEnd.db.query(`update services.outbox set due_at = now() where sent_at is null`);
    await backEnd.appApi.sender.sendDue();
    expect(backEnd.told.splice(0).flatMap(({ tags }) => tags)).toEqual(first);
    expect(first).toContain(`product:${ID}`);
  });

  it('looks at a change again after 30 seconds and after five minutes, whatever it saw at first', async () => {
    const ID = await product();
    await commerceHook('v1/products', { productID: ID });
    await indexer.worker.drain();
    const waiting = () =>
      backEnd.db.query<{ secs: number }>(
        `select extract(epoch from due_at - clock_timestamp())::float8 as secs from services.second_look where entity = $1 order by due_at`,
        [`product:${ID}`],
      );
    const looks = await waiting();
    expect(looks.map(({ secs }) => Math.ceil(secs / 10) * 10)).toEqual([...secondLooks]);
    // A change nobody tells of stands for one the vendor's lists did not show yet.
    await PriceSchedules.Patch(ID, { PriceBreaks: [{ Quantity: 1, Price: 23 }] }, await seller());
    await indexer.worker.drain();
    expect((await record(ID))?.Price).toBe(10);
    await backEnd.db.query(
      `update services.second_look set due_at = now() where entity = $1 and after_seconds = 30`,
      [`product:${ID}`],
    );
    await indexer.worker.drain();
    expect((await record(ID))?.Price).toBe(23);
    expect(await waiting()).toHaveLength(1);
  });

  it('shows an article as it is even when the content service still answered what was before', async () => {
    const { id, fields } = contentStock().entries.find(
      ({ contentType, fields: of }) => contentType === 'article' && of.summary,
    )!;
    const { space, environment, managementToken } = localPlatform.content;
    const entry = `${env.CONTENT_URL}/management/spaces/${space}/environments/${environment}/entries/${id}`;
    const headers = { authorization: `Bearer ${managementToken}` };
    const there = (await (await fetch(entry, { headers })).json()) as {
      sys: { version: number };
      fields: Record<string, object>;
    };
    const write = async (path: string, version: number, body?: object) => {
      const answer = await fetch(`${entry}${path}`, {
        method: 'PUT',
        headers: { ...headers, 'x-contentful-version': String(version) },
        body: body && JSON.stringify(body),
      });
      expect(answer.status).toBe(200);
      return (await answer.json()) as typeof there;
    };
    const publish = async (written: Record<string, object>, version: number) =>
      write('/published', (await write('', version, { fields: written })).sys.version);
    const summary = async () =>
      (
        await algolia.getObject<{ summary: string }>({
          indexName: searchNames.content,
          objectID: id,
        })
      ).summary;
    await contentHook(id);
    await told();
    expect(await summary()).toBe(fields.summary);
    // A change nobody tells of stands for one that the vendor's copies did not show yet.
    const changed = await publish(
      { ...there.fields, summary: { 'en-US': 'Newly written' } },
      there.sys.version,
    );
    await backEnd.db.query(
      `update services.second_look set due_at = now() where entity = $1 and after_seconds = 30`,
      [`entry:${id}`],
    );
    expect(await told()).toContain('content:articles');
    expect(await summary()).toBe('Newly written');
    await publish(there.fields, changed.sys.version);
    await contentHook(id);
    await told();
  });

  describe('while the lists of the commerce platform are five minutes late', () => {
    const lateMs = 300_000;
    beforeEach(() => backEnd.lateLists.begin(lateMs));
    afterEach(() => {
      setClock(null);
      backEnd.lateLists.end();
    });
    const looksDue = async (afterSeconds: number) => {
      setClock(new Date(Date.now() + afterSeconds * 1000));
      await backEnd.db.query(
        'update services.second_look set due_at = clock_timestamp() where after_seconds = $1',
        [afterSeconds],
      );
      await told();
    };

    it('a price is right as soon as it can be read by its ID', async () => {
      const ID = await indexed();
      await backEnd.lateLists.begin(lateMs);
      await PriceSchedules.Patch(ID, { PriceBreaks: [{ Quantity: 1, Price: 23 }] }, await seller());
      await Products.Patch(ID, { Name: 'A late rose' }, await seller());
      const { Items } = await Products.List({ filters: { ID } }, await seller());
      expect(Items[0]?.Name).toBe('A rose');
      await commerceHook('v1/priceschedules/{priceScheduleID}', { priceScheduleID: ID });
      await commerceHook('v1/products/{productID}', { productID: ID });
      expect(await told()).toContain(`product:${ID}`);
      expect(await record(ID)).toMatchObject({ Price: 23, title: 'A Late Rose' });
    });

    it('a product that only a list names is found at the last look, and nothing before says it is gone', async () => {
      const ID = await product();
      await commerceHook('v1/products', { productID: ID });
      await told();
      const first = await record(ID);
      await looksDue(30);
      expect(await record(ID)).toEqual(first);
      await looksDue(lateMs / 1000);
      expect((await record(ID))?.title).toBe('A Rose');
      const { Items } = await Products.List({ filters: { ID } }, await seller());
      expect(Items).toHaveLength(1);
    });
  });

  describe('notices of the payment gateway', () => {
    const statusOf = async (form: object) => {
      const body = new URLSearchParams(form as Record<string, string>);
      const answer = await receivers.request('/webhooks/payments', { method: 'POST', body });
      return [answer.status, ((await answer.json()) as { status: string }).status];
    };
    const signed = (kind: 'dispute_opened' | 'check', id: string) =>
      paymentGateway(env).webhookTesting.sampleNotification(kind, id);
    const kept = (id: string) =>
      backEnd.db.query(
        'select transaction_id, cents, status, reason, reply_by::text as reply_by from services.dispute where id = $1',
        [id],
      );

    it('of disputes are kept', async () => {
      const id = randomUUID();
      expect(await statusOf(await signed('dispute_opened', id))).toEqual([200, 'accepted']);
      const dispute = {
        transaction_id: id,
        cents: 25_000,
        reason: 'fraud',
        reply_by: '2014-03-21',
      };
      expect(await kept(id)).toEqual([{ ...dispute, status: 'open' }]);
    });

    it('of anything else are taken and left alone', async () => {
      expect(await statusOf(await signed('check', 'x'))).toEqual([200, 'ignored']);
    });

    it('that are signed say when the gateway was last heard of, forged ones do not', async () => {
      const heard = () => lastHeardOf(backEnd.db)('payments');
      const before = new Date(now().getTime() - 60_000);
      await backEnd.db.query(
        `insert into services.last_heard (sender, at) values ('payments', $1::timestamptz) on conflict (sender) do update set at = excluded.at`,
        [before.toISOString()],
      );
      await statusOf({ bt_signature: 'x|y', bt_payload: 'eA==' });
      expect(await heard()).toEqual(before);
      await statusOf(await signed('check', 'x'));
      expect((await heard())?.getTime()).toBeGreaterThan(before.getTime());
    });

    it('that the gateway has not signed are refused', async () => {
      const id = randomUUID();
      const form = await signed('dispute_opened', id);
      const bt_payload = Buffer.from('<notification></notification>').toString('base64');
      for (const forged of [{ ...form, bt_payload }, { ...form, bt_signature: 'x|y' }, {}])
        expect(await statusOf(forged)).toEqual([401, 'unsigned']);
      expect(await kept(id)).toEqual([]);
    });
  });
});
