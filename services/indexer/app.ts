import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { log } from '@/lib/core/log';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { storeOf, sql } from '@/services/database/statements';
import { paymentNotices } from '../after/disputes/payment-notices';
import { inRequest } from '../app-api/http/in-request';
import { commerceMessages } from '../outbox/commerce-messages';
import { inServices, migrations } from '../schema';
import { cached } from '../upstream/cached';
import { configureCommerce } from '../upstream/commerce/call';
import { sellerCatalogue } from '../upstream/commerce/catalogue';
import { middlewareToken } from '../upstream/commerce/middleware-token';
import { isFromCommerce } from '../upstream/commerce/signed';
import { contentReader } from '../upstream/content/entries';
import { noticeReader } from '../upstream/payments/dispute-notices';
import { indexClient } from '../upstream/search/index-client';
import type { IndexerContext } from './context';
import { commerceDeliveryOf, contentDeliveryOf, type Delivery } from './entities';
import { receive } from './queue';
import { firstLook } from './first-look';
import { isFromContent } from './signatures';
import { lookAgainLater } from './second-looks';
import { indexWorker, type Worker } from './worker';
import { shownOf as shownOfCategory } from './look-at-catalogue';
import { shownOf as shownOfEntry } from './look-at-content';

const namesLifetimeMs = 60_000;
const maxBytes = 1024 * 1024;

/** The indexer: receives the vendors' webhooks, keeps the search indexes in step and tells the storefronts. */
export interface Indexer {
  app: Hono;
  worker: Worker;
  /** Compares everything indexed with the catalogue and repairs what differs; answers how many groups were wrong. */
  firstLook(pauseFactor?: number): Promise<number>;
  /** Notes what is shown of what was never looked at. */
  noteBaseline(): Promise<void>;
  /** Begins to look at what waits. */
  start(): void;
  stop(): Promise<void>;
}

/** Makes the indexer over a database and an environment; runs its migrations, calls nobody yet. `told` wakes the outbox. */
export async function createIndexer({
  db,
  env,
  onQueued: told = () => undefined,
}: {
  db: Database;
  env: Env;
  onQueued?: () => void;
}): Promise<Indexer> {
  await migrate(db, 'services', migrations, inServices);
  configureCommerce(env);
  const store = storeOf(db);
  const catalogue = sellerCatalogue(env, middlewareToken(env, 'indexer'));
  const categoryNames = cached(
    async () => new Map((await catalogue.categories()).map(({ ID = '', Name = '' }) => [ID, Name])),
    namesLifetimeMs,
  );
  const context: IndexerContext = {
    store,
    catalogue,
    content: contentReader(env),
    index: indexClient(env),
    categoryNames,
  };
  const worker = indexWorker({
    context,
    storefronts: env.STOREFRONT_URLS,
    cdn: env.CDN_PURGE,
    onQueued: told,
  });

  const app = new Hono();
  app.use('*', inRequest('indexer'));
  const basePath = env.INDEXER_URL ? new URL(env.INDEXER_URL).pathname : '';
  app.use(
    '*',
    bodyLimit({ maxSize: maxBytes, onError: (c) => c.json({ status: 'too-large' }, 413) }),
  );
  app.get('/', (c) => c.json({ service: 'indexer', status: 'ok' }));
  const take = async (delivery: Delivery | null, isLate = false) => {
    if (!delivery) return { status: 'unreadable' } as const;
    const fresh = await store.transact(function* () {
      const isNew = yield* receive(delivery);
      if (isNew && isLate) yield* lookAgainLater(delivery.entities);
      return isNew;
    });
    if (fresh && delivery.entities.length > 0) worker.wake();
    return { status: fresh ? 'accepted' : 'known' } as const;
  };
  const commerceKeys = [env.COMMERCE_WEBHOOK_KEY, env.COMMERCE_WEBHOOK_KEY_PREVIOUS] as const;
  const contentSecrets = [env.CONTENT_WEBHOOK_SECRET, env.CONTENT_WEBHOOK_SECRET_PREVIOUS] as const;
  app.post('/webhooks/commerce', async (c) => {
    const body = await c.req.text();
    if (!isFromCommerce(commerceKeys, c.req.header('x-oc-hash'), body))
      return c.json({ status: 'unsigned' }, 401);
    const answer = await take(commerceDeliveryOf(parsed(body)), true);
    return c.json(answer, answer.status === 'unreadable' ? 400 : 200);
  });
  app.post('/webhooks/content', async (c) => {
    const body = await c.req.text();
    const url = new URL(c.req.url);
    const request = {
      method: 'POST',
      path: `${basePath}/webhooks/content${url.search}`,
      header: (name: string) => c.req.header(name),
      body,
    };
    if (!isFromContent(contentSecrets, request, now().getTime()))
      return c.json({ status: 'unsigned' }, 401);
    const answer = await take(
      contentDeliveryOf(
        parsed(body),
        c.req.header('x-contentful-idempotency-key') ??
          c.req.header('x-contentful-signature') ??
          '',
      ),
    );
    return c.json(answer, answer.status === 'unreadable' ? 400 : 200);
  });
  app.route(
    '/webhooks/messages',
    commerceMessages({ store, keys: commerceKeys, onMailQueued: told }),
  );
  app.route('/webhooks/payments', paymentNotices({ store, read: noticeReader(env) }));
  app.onError((error, c) => {
    log('error', 'webhook not taken', { route: c.req.routePath, detail: String(error) });
    return c.json({ status: 'failed' }, 503);
  });
  const loops = [worker];
  return {
    app,
    worker,
    firstLook: (pauseFactor) => firstLook(context, pauseFactor),
    noteBaseline: () => noteBaseline(context),
    start: () => loops.forEach((loop) => loop.start()),
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Notes what pages show of each category, article and static page that was never looked at, so that the first change of one ends only the
 * pages it concerns. Four reads. Throws what the clients throw.
 */
async function noteBaseline({ store, catalogue, content }: IndexerContext): Promise<void> {
  const [categories, articles, pages] = await Promise.all([
    catalogue.categories(),
    content.all('article'),
    content.all('staticPage'),
  ]);
  const facts = [
    ...categories.map((category) => ({
      entity: `category:${category.ID ?? ''}`,
      facts: shownOfCategory(category),
    })),
    ...[...articles, ...pages].map((entry) => ({
      entity: `entry:${entry.id}`,
      facts: shownOfEntry(entry),
    })),
  ];
  await store.transact(() =>
    sql(
      `insert into services.shown (entity, facts) select given.entity, given.facts from jsonb_to_recordset($1::jsonb) as given (entity text, facts jsonb)
     on conflict do nothing`,
      [JSON.stringify(facts)],
    ),
  );
}
