import { Hono } from 'hono';
import type { Env } from '@/lib/config/env';
import { processEnv } from '@/lib/config/process-env';
import { createProbes, reach } from '@/lib/core/process/probes';
import { runProcess } from '@/lib/core/process/run-process';
import { drain, sendAway } from '@/lib/core/process/server-life';
import { redisCheck } from '@/lib/replicas/redis';
import { startTelemetry } from '@/lib/telemetry/start';
import { openServicesDatabase } from './database/open';
import { claimForRetailer } from './database/ownership';
import { serviceFigures } from './figures';
import { listen } from './http/listen';
import { startIndexer } from './indexer/start';
import { createServices, serviceParts } from './services';
import { indexClient } from './upstream/search/index-client';

/**
 * The services without any stand-in: opens and claims the retailer's database (without DATABASE_URL one of their own under DATA_DIR), listens on
 * HOST:PORT, starts the loops. Throws an Error in plain words.
 */
async function startServices(env: Env) {
  const db = await openServicesDatabase(env);
  try {
    await claimForRetailer(db, { takesOverDemo: env.SHOP_ENV === 'production' });
    const endTelemetry = await startTelemetry(
      'services',
      env,
      serviceFigures(db, indexClient(env), env),
    );
    const services = await createServices(db, env);
    const probes = createProbes('services', {
      database: { needed: true, ask: () => db.query('select 1') },
      commerce: { needed: false, ask: () => reach(env.COMMERCE_URL) },
      content: { needed: false, ask: () => reach(env.CONTENT_URL) },
      files: { needed: false, ask: () => reach(env.FILES_URL) },
      ...redisCheck(env),
    });
    const root = new Hono();
    for (const path of ['/livez', '/readyz'])
      root.get(path, async (c) => {
        const { status = 503, body = null } = (await probes.answer(path)) ?? {};
        c.header('Cache-Control', 'no-store');
        return c.json(body, status);
      });
    root.get('/readyz/vendors', (c) => services.appApi.app.fetch(c.req.raw));
    for (const [path, { app }] of Object.entries(serviceParts(services)))
      root.mount(path, app.fetch);
    const { HOST: host = '127.0.0.1', PORT: port } = env;
    const server = await listen(root.fetch, { host, port, variable: 'PORT' });
    services.appApi.start();
    services.integration.start();
    const stopIndexer = startIndexer(services.indexer, { isFresh: false });
    const begin = () => {
      probes.drain();
      sendAway(server);
    };
    return {
      url: `http://${host}:${port}`,
      drain: { begin, seconds: env.DRAIN_SECONDS },
      close: async () => {
        await drain(server);
        await stopIndexer();
        await services.appApi.stop();
        await services.integration.stop();
        await endTelemetry();
        await db.close();
      },
    };
  } catch (error) {
    await db.close();
    throw error;
  }
}

await runProcess('services', () => startServices(processEnv('services')));
