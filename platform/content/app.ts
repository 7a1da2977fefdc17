import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { newId } from '@/lib/core/ids';
import type { ContentStock } from '@/lib/core/stock';
import type { Database } from '@/lib/database/database';
import { answerFault, notFound } from './fault';
import { spaceRoutes } from './space-routes';
import { migrateContent, readLibrary, writeLibrary } from './store';

/** The content service's stand-in: Contentful's delivery API over rows of the database, with and without `/environments/{id}`. */
export async function createContent({ db }: { db: Database }): Promise<{ app: Hono; load(stock: ContentStock): Promise<void> }> {
  await migrateContent(db);
  let library = await readLibrary(db);
  const app = new Hono();
  app.onError(answerFault);
  app.use('*', cors({ origin: '*', allowMethods: ['GET', 'OPTIONS'], exposeHeaders: ['x-contentful-request-id'] }), etag(), async (c, next) => {
    c.header('x-contentful-request-id', newId());
    await next();
  });
  for (const base of ['/spaces/:space', '/spaces/:space/environments/:environment']) app.route(base, spaceRoutes(() => library));
  app.all('*', () => {
    throw notFound();
  });
  const load = async (stock: ContentStock) => {
    await writeLibrary(db, stock);
    library = await readLibrary(db);
  };
  return { app, load };
}
