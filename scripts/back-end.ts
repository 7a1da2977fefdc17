import type { Env } from '@/lib/config/env';
import { startTelemetry } from '@/lib/telemetry/start';
import { standInNames } from '@/lib/config/stand-ins';
import type { Database } from '@/services/database/database';
import { createFaults } from '@/platform/faults/faults';
import { serviceFigures } from '@/services/figures';
import { closeServer, listen } from '@/services/http/listen';
import { createServices } from '@/services/services';
import { indexClient } from '@/services/upstream/search/index-client';
import { openDatabases } from './back-end/databases';
import { openDemoBooks } from './back-end/opening-books';
import { openDemoDay } from './back-end/opening-day';
import { rootApp } from './back-end/root';
import { ensureStock } from './back-end/stocking';
import { createStandIns, type Systems } from './back-end/systems';
import { carefully, startIndexer } from '@/services/indexer/start';
import { subscribeToContent } from '@/provision/contentful/subscribe';
import { subscribeToCommerce } from '@/provision/ordercloud/subscribe';

export interface BackEndOptions {
  env: Env;
  /** A database that is open already; otherwise DATABASE_URL or DATA_DIR says where it lies. The caller closes a given one. */
  db?: Database;
  /** Nothing is written to disk: for tests in one process. */
  inMemory?: boolean;
}

/** The services and those of the vendors' stand-ins that are wanted, running. */
export interface BackEnd {
  url: string;
  /** The services' database; outside production the stand-ins' too. */
  db: Database;
  systems: Systems;
  close(): Promise<void>;
}

/**
 * Starts everything that is not the storefront on PLATFORM_HOST:PLATFORM_PORT: opens the databases, mounts the systems, stocks the stand-ins the
 * first time. In production the services run alone, but for the stand-ins that ALLOW_STAND_INS names. Throws an Error in plain words for a
 * taken port, data in use, a database that is not the stand-ins' own, and data of another seed version.
 */
export async function startBackEnd({
  env,
  db: openedDatabase,
  inMemory = false,
}: BackEndOptions): Promise<BackEnd> {
  const databases = await openDatabases({ env, openedDatabase, inMemory });
  const production = env.SHOP_ENV === 'production';
  const endTelemetry = await startTelemetry(
    'services',
    env,
    serviceFigures(databases.services, indexClient(env), env),
  );
  try {
    const faults = env.SHOP_CONTROL ? createFaults() : null;
    const standIns = await createStandIns(
      production ? env.ALLOW_STAND_INS : standInNames,
      databases.standIns,
      env,
      { faults },
    );
    const systems: Systems = { ...standIns, ...(await createServices(databases.services, env)) };
    const isStocked = [systems.commerce, systems.search, systems.content, systems.files].some(
      (system) => system !== undefined,
    );
    const stocked = isStocked ? await ensureStock(databases.standIns, systems, env) : null;
    if (!production && systems.commerce)
      await openDemoBooks(databases.services, systems.integration);
    if (!production && stocked?.fresh) await openDemoDay(databases.services, env);
    const root = rootApp({ env, systems, stocked: production ? null : stocked, faults });
    const server = await listen(faults ? faults.around(root.fetch) : root.fetch, {
      host: env.PLATFORM_HOST,
      port: env.PLATFORM_PORT,
      variable: 'PLATFORM_PORT',
    });
    systems.appApi.start();
    systems.integration.start();
    const queues = [
      systems.commerce?.deliveries,
      systems.content?.webhooks.deliveries,
      systems.files?.notices,
      systems.payments?.notices,
    ].filter((queue) => queue !== undefined);
    for (const queue of queues) queue.start();
    const stopIndexing = startIndexing(systems, env, { fresh: stocked?.fresh ?? false });
    const close = async () => {
      await systems.content?.webhooks.deliveries.stop();
      await systems.files?.notices.stop();
      await systems.payments?.notices.stop();
      await stopIndexing();
      await systems.appApi.stop();
      await systems.integration.stop();
      await systems.commerce?.deliveries.stop();
      await closeServer(server);
      await systems.mail?.close();
      await endTelemetry();
      await databases.close();
    };
    return {
      url: env.PLATFORM_URL,
      db: databases.services,
      systems,
      close,
    };
  } catch (error) {
    await databases.close();
    throw error;
  }
}

/** Starts the indexer and subscribes it to the stand-ins beside it. Nothing waits for this. Returns what stops it. */
function startIndexing(
  { indexer, commerce, content }: Systems,
  env: Env,
  { fresh }: { fresh: boolean },
): () => Promise<void> {
  const stop = startIndexer(indexer, { isFresh: fresh });
  if (commerce && env.COMMERCE_URL.startsWith(env.PLATFORM_URL))
    void carefully('subscribe to commerce', () => subscribeToCommerce(env));
  if (content && env.CONTENT_MANAGEMENT_URL.startsWith(env.PLATFORM_URL))
    void carefully('subscribe to content', () => subscribeToContent(env));
  return stop;
}
