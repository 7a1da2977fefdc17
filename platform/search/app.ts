import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { SearchIndexStock } from '@/lib/core/stock';
import type { Database } from '@/lib/database/database';
import { eventRoutes } from './event-routes';
import { answerFault, SearchFault } from './fault';
import { indexRoutes } from './index-routes';
import { SearchIndexes } from './indexes';
import { recordRoutes } from './record-routes';
import { searchRoutes } from './search-routes';
import { migrateSearch } from './store';

/** The search engine's stand-in: the part of Algolia's REST API this shop's clients call, over rows of the database. */
export async function createSearch({ db }: { db: Database }): Promise<{ app: Hono; load(indexes: SearchIndexStock[]): Promise<void> }> {
  await migrateSearch(db);
  const indexes = new SearchIndexes(db);
  await indexes.restore();
  const app = new Hono();
  app.onError(answerFault);
  app.use('*', cors({ origin: '*', allowMethods: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS'], maxAge: 86_400 }));
  app.route('/', searchRoutes(indexes));
  app.route('/', eventRoutes(db));
  app.route('/', indexRoutes(indexes));
  app.route('/', recordRoutes(indexes));
  app.all('*', () => {
    throw new SearchFault(404, 'Path not supported by this API version');
  });
  return { app, load: (stock) => indexes.load(stock) };
}
