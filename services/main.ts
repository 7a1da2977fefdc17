import { join } from 'node:path';
import { Hono } from 'hono';
import { parseEnv, type Env } from '@/lib/config/env';
import { runProcess } from '@/lib/core/run-process';
import { openDatabase } from './database/open';
import { claimForRetailer } from './database/ownership';
import { closeServer, listen } from './http-server';
import { startIndexer } from './indexer/start';
import { createServices, serviceParts } from './services';

/**
 * The services by themselves, without any stand-in: opens and claims the retailer's database (without DATABASE_URL an embedded one of their own under DATA_DIR), serves the app API, the integration service and
 * the indexer on SERVICES_HOST:SERVICES_PORT, and starts their loops. Throws an Error in plain words.
 */
async function startServices(env: Env) {
  const db = await openDatabase({
    dataDir: join(env.DATA_DIR, 'services'),
    databaseUrl: env.DATABASE_URL,
  });
  try {
    await claimForRetailer(db, { takesOverDemo: env.SHOP_ENV === 'production' });
    const services = await createServices(db, env);
    const root = new Hono();
    root.get('/livez', (c) => c.json({ service: 'services', status: 'ok' }));
    for (const [path, { app }] of Object.entries(serviceParts(services)))
      root.mount(path, app.fetch);
    const { SERVICES_HOST: host, SERVICES_PORT: port } = env;
    const server = await listen(root.fetch, { host, port, variable: 'SERVICES_PORT' });
    services.appApi.start();
    services.integration.start();
    const stopIndexer = startIndexer(services.indexer, { isFresh: false });
    return {
      url: `http://${host}:${port}`,
      close: async () => {
        await stopIndexer();
        await services.appApi.stop();
        await services.integration.stop();
        await closeServer(server);
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

await runProcess('services', () => startServices(parseEnv(process.env)));
