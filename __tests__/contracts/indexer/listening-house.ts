import { createHmac, randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { Catalogs, PriceSchedules, Products } from 'ordercloud-javascript-sdk';
import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { localPlatform } from '@/lib/config/local-platform';
import type { Env } from '@/lib/config/env';
import { createContent, type Content } from '@/platform/content/app';
import { signWebhook } from '@/platform/content/management/sign-webhook';
import { createSearch } from '@/platform/search/app';
import { contentStock } from '@/platform/stock/content/content-stock';
import { searchIndexes } from '@/platform/stock/search/indexes';
import { storeOf } from '@/services/database/statements';
import { createIndexer, type Indexer } from '@/services/indexer/indexer';
import { webhooks } from '@/services/webhooks/app';
import { startTestBackEnd, type TestBackEnd } from '@/__tests__/support/back-end';
import { patient } from '@/__tests__/support/patient';
import { seller } from '@/__tests__/support/shopping';
import { serveApp, type Served } from '@/__tests__/contracts/support/serve';
import type { TestEngine } from '@/__tests__/support/databases';

const { commerce, search } = localPlatform;
const contentPath = '/indexer/webhooks/content';

/** The services that hear webhooks, with the vendors they read, and what a test sends them. */
export function listeningHouse(engine: TestEngine) {
  let backEnd: TestBackEnd;
  let env: Env;
  let indexer: Indexer;
  let receivers: ReturnType<typeof webhooks>;
  let content: Content;
  let algolia: Algoliasearch;
  let servers: Served[];
  let assetsFail = false;
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

  return {
    get backEnd() {
      return backEnd;
    },
    get env() {
      return env;
    },
    get indexer() {
      return indexer;
    },
    get receivers() {
      return receivers;
    },
    get algolia() {
      return algolia;
    },
    /** Whether pictures of the content service can be read from now on. */
    failAssets(fails: boolean) {
      assetsFail = fails;
    },
    post,
    commerceHook,
    contentHook,
    told,
    record,
    product,
    indexed,
  };
}
