import type { Hono } from 'hono';
import type { Env } from '@/lib/config/env';
import { isTracing } from '@/lib/core/tracing';
import type { Database } from '@/services/database/database';
import { storeOf } from '@/services/database/statements';
import { tracedDatabase } from '@/services/database/traced-database';
import { createAppApi, type AppApi } from './app-api/app';
import { createIndexer, type Indexer } from './indexer/indexer';
import { createIntegration, type Integration } from './integration/app';
import { webhooks } from './webhooks/app';

/** The retailer's own services; what has an `app` is a web application. */
export interface Services {
  appApi: AppApi;
  indexer: Indexer;
  webhooks: { app: Hono };
  integration: Integration;
}

/** Builds the services over one database; each runs its own migrations. */
export async function createServices(opened: Database, env: Env): Promise<Services> {
  const db = isTracing() ? tracedDatabase(opened) : opened;
  const appApi = await createAppApi({ db, env });
  const wakeOutbox = () => appApi.sender.wake();
  const indexer = await createIndexer({ db, env, onQueued: wakeOutbox });
  const app = webhooks({
    store: storeOf(db),
    env,
    indexer,
    onMailQueued: wakeOutbox,
    onMoneyCalled: () => appApi.settler.wake(),
  });
  return {
    appApi,
    indexer,
    webhooks: { app },
    integration: await createIntegration({ db, env }),
  };
}

/** Where each service is mounted on its server. */
export const serviceParts = (services: Services) => ({
  '/app-api': services.appApi,
  '/indexer': services.webhooks,
  '/integration': services.integration,
});
