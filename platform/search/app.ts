import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { SearchIndexStock } from '@/platform/stock/stock-shape';
import type { Database } from '@/services/database/database';
import { localApplication, type SearchAccount } from './account';
import { withKeys } from './routes/auth';
import { curationRoutes } from './routes/curation-routes';
import { eventRoutes } from './routes/event-routes';
import { answerFault, SearchFault } from './fault';
import { indexRoutes } from './routes/index-routes';
import { SearchIndexes } from './index/indexes';
import { keyRoutes } from './routes/key-routes';
import { KeyRing } from './routes/keys';
import { RecentQueries } from './routes/recent-queries';
import { recordRoutes } from './routes/record-routes';
import { searchRoutes } from './routes/search-routes';
import { suggestionRoutes } from './routes/suggestion-routes';
import { migrateSearch } from './index/store';

/** The search engine: its HTTP app, and the ways to stock it. */
export interface Search {
  app: Hono;
  /** Replaces everything by a stock of indexes. */
  load(indexes: SearchIndexStock[]): Promise<void>;
  /** Adds records to an index, replacing those of the same objectID. */
  add(index: string, records: SearchIndexStock['records']): Promise<void>;
}

/** The search engine's stand-in: the part of Algolia's REST API this shop's clients call, over rows of the database. */
export async function createSearch({
  db,
  account = localApplication,
}: {
  db: Database;
  /** The embedded platform's own application unless given. */
  account?: SearchAccount;
}): Promise<Search> {
  await migrateSearch(db);
  const indexes = new SearchIndexes(db);
  await indexes.restore();
  const queries = new RecentQueries();
  const keys = new KeyRing(db, account);
  await keys.restore();
  const app = new Hono();
  app.onError(answerFault);
  app.use(
    '*',
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
      maxAge: 86_400,
    }),
  );
  app.use('*', withKeys(keys));
  app.route('/', keyRoutes(keys));
  app.route('/', searchRoutes(indexes, queries));
  app.route('/', eventRoutes(db, queries));
  app.route('/', indexRoutes(indexes));
  app.route('/', curationRoutes(indexes));
  app.route('/', recordRoutes(indexes));
  app.route('/', suggestionRoutes(db));
  app.all('*', () => {
    throw new SearchFault(404, 'Path not supported by this API version');
  });
  return {
    app,
    load: (stock) => indexes.load(stock),
    add: async (index, records) => {
      await indexes.write(index, () => records.map((put) => ({ put })));
    },
  };
}
