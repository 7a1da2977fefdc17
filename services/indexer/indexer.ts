import type { Env } from '@/lib/config/env';
import { searchIndexes } from '@/lib/config/search-indexes';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { storeOf, sql } from '@/services/database/statements';
import { inServices, migrations } from '../schema';
import { cached } from '../upstream/cached';
import { configureCommerce } from '../upstream/commerce/call';
import { sellerCatalogue } from '../upstream/commerce/catalogue';
import { middlewareToken } from '../upstream/commerce/middleware-token';
import { contentReader } from '../upstream/content/entries';
import { indexClient } from '../upstream/search/index-client';
import type { IndexerContext } from './context';
import type { Delivery } from './entities';
import { receive } from './queue';
import { firstLook, firstLookAtContent } from './first-look';
import { lookAgainLater } from './second-looks';
import { indexWorker, type Worker } from './worker';
import { shownOf as shownOfCategory } from './look-at-catalogue';
import { shownOf as shownOfEntry } from './look-at-content';

const namesLifetimeMs = 60_000;

/** The indexer: keeps the search indexes in step with what the vendors' webhooks tell of and tells the storefronts. */
export interface Indexer {
  worker: Worker;
  /**
   * Notes what a webhook says has changed, once each; returns whether it was new. It is looked at again later: what the commerce platform lists, and the content
   * service's copies all over the world, may lag behind a change.
   */
  take(delivery: Delivery): Promise<boolean>;
  /** Whether no product was ever indexed: a new shop. Throws what the search client throws. */
  isEmpty(): Promise<boolean>;
  /** Compares everything indexed with catalogue and content and repairs what differs; returns how many groups and entries were wrong. */
  firstLook(pauseFactor?: number): Promise<number>;
  /** Notes what is shown of what was never looked at. */
  noteBaseline(): Promise<void>;
  /** Begins to look at what waits. */
  start(): void;
  stop(): Promise<void>;
}

/** Makes the indexer over a database and an environment; runs its migrations, calls nobody yet. `onQueued` wakes the outbox. */
export async function createIndexer({
  db,
  env,
  onQueued = () => undefined,
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
    onQueued,
  });

  return {
    worker,
    take: async (delivery) => {
      const isNew = await store.transact(function* () {
        const received = yield* receive(delivery);
        if (received) yield* lookAgainLater(delivery.entities);
        return received;
      });
      if (isNew && delivery.entities.length > 0) worker.wake();
      return isNew;
    },
    isEmpty: () => context.index.isEmpty(searchIndexes.products),
    firstLook: async (pauseFactor) =>
      (await firstLook(context, pauseFactor)) + (await firstLookAtContent(context)),
    noteBaseline: () => noteBaseline(context),
    start: () => worker.start(),
    stop: () => worker.stop(),
  };
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
