import type { Hono } from 'hono';
import type { Env } from '@/lib/config/env';
import type { Database } from '@/services/database/database';
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
export async function createServices(db: Database, env: Env): Promise<Services> {
  const appApi = await createAppApi({ db, env });
  const indexer = await createIndexer({ db, env, told: () => appApi.sender.wake() });
  return { appApi, indexer, integration: await createIntegration({ db, env }) };
}

/** Where each service is mounted on its server. */
export const serviceParts = ({ appApi, indexer, integration }: Services) => ({
  '/app-api': appApi,
  '/indexer': indexer,
  '/integration': integration,
});
