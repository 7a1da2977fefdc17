import type { Hono } from 'hono';
import type { Env } from '@/lib/config/env';
import { isTracing } from '@/lib/core/tracing';
import type { Database } from '@/services/database/database';
import { tracedDatabase } from '@/services/database/traced-database';
import { createAppApi } from './app-api/app';
import { createIndexer, type Indexer } from './indexer/app';
import { createIntegration, type Integration } from './integration/app';

/** The retailer's own services, each a web application. */
export interface Services {
  appApi: { app: Hono; start(): void; stop(): Promise<void> };
  indexer: Indexer;
  integration: Integration;
}

/** Builds the services over one database; each runs its own migrations. */
export async function createServices(opened: Database, env: Env): Promise<Services> {
  const db = isTracing() ? tracedDatabase(opened) : opened;
  const appApi = await createAppApi({ db, env });
  const indexer = await createIndexer({ db, env, onQueued: () => appApi.sender.wake() });
  return { appApi, indexer, integration: await createIntegration({ db, env }) };
}

/** Where each service is mounted on its server. */
export const serviceParts = ({ appApi, indexer, integration }: Services) => ({
  '/app-api': appApi,
  '/indexer': indexer,
  '/integration': integration,
});
