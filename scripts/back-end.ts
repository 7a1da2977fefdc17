import type { Server } from 'node:http';
import { serve, type HttpBindings } from '@hono/node-server';
import type { Env } from '@/lib/config/env';
import type { Database } from '@/lib/database/database';
import { openDatabase } from '@/lib/database/open';
import { createFaults, type Fetch } from '@/platform/faults/faults';
import { rootApp } from './back-end/root';
import { startIndexing } from './back-end/indexing';
import { ensureStock, type Stocked } from './back-end/stocking';
import { createSystems, type Systems } from './back-end/systems';

export interface BackEndOptions {
  env: Env;
  /** A database that is open already; otherwise DATABASE_URL or DATA_DIR says where it lies. The caller closes a given one. */
  db?: Database;
  /** Nothing is written to disk: for tests in one process. */
  inMemory?: boolean;
}

/** The services and the vendors' stand-ins, running. */
export interface BackEnd {
  url: string;
  db: Database;
  systems: Systems;
  stocked: Stocked;
  close(): Promise<void>;
}

/**
 * Starts everything that is not the storefront on 127.0.0.1:PLATFORM_PORT: opens the database, stocks it the first time, mounts the
 * systems. Throws an Error in plain words for a taken port, data in use and data of another seed version.
 */
export async function startBackEnd({ env, db: given, inMemory = false }: BackEndOptions): Promise<BackEnd> {
  const db = given ?? await openDatabase(inMemory ? {} : { dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  const closeDatabase = () => (given ? Promise.resolve() : db.close());
  try {
    const faults = env.SHOP_CONTROL ? createFaults() : null;
    const systems = await createSystems(db, env, faults);
    const stocked = await ensureStock(db, systems, env);
    const root = rootApp({ env, systems, stocked, faults });
    const server = await listen(faults ? faults.around(root.fetch) : root.fetch, env.PLATFORM_PORT);
    systems.appApi.start();
    systems.integration.start();
    systems.commerce.deliveries.start();
    systems.content.webhooks.deliveries.start();
    systems.files.notices.start();
    const stopIndexing = startIndexing(systems.indexer, env, stocked);
    const close = async () => {
      await systems.content.webhooks.deliveries.stop();
      await systems.files.notices.stop();
      await stopIndexing();
      await systems.appApi.stop();
      await systems.integration.stop();
      await systems.commerce.deliveries.stop();
      await closeServer(server);
      await systems.mail.close();
      await closeDatabase();
    };
    return { url: env.PLATFORM_URL, db, systems, stocked, close };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}

function listen(fetch: Fetch, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: (request, bindings) => fetch(request, bindings as HttpBindings), port, hostname: '127.0.0.1' }, () => resolve(server)) as Server;
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is taken. Set PLATFORM_PORT to a free one.`) : error));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
}
