import { Hono } from 'hono';
import { standInNames } from '@/lib/config/stand-ins';
import type { Env } from '@/lib/config/env';
import { ensureStock } from '@/scripts/back-end/stocking';
import { createStandIns } from '@/scripts/back-end/systems';
import { openDatabase } from '@/services/database/open';
import { closeServer, listen } from '@/services/http/listen';
import { configureCommerce } from '@/services/upstream/commerce/call';
import { subscribeToContent } from '@/provision/contentful/subscribe';
import { subscribeToCommerce } from '@/provision/ordercloud/subscribe';

/**
 * Starts the vendors' stand-ins without any service, in this process: stocked, over a database of theirs, with the indexer of `env` subscribed to commerce and
 * content. Returns what stops them.
 */
export async function startStandIns(env: Env, databaseUrl: string): Promise<() => Promise<void>> {
  const db = await openDatabase({ databaseUrl });
  const standIns = await createStandIns(standInNames, db, env);
  await ensureStock(db, standIns, env);
  const root = new Hono();
  const { content, payments, commerce, files, mail } = standIns;
  for (const [name, { app }] of Object.entries(standIns)) root.mount(`/${name}`, app.fetch);
  root.all('/spaces/*', (c) => content.app.fetch(c.req.raw));
  root.all('/merchants/*', (c) => payments.app.fetch(c.req.raw));
  const server = await listen(root.fetch, {
    host: '127.0.0.1',
    port: env.PLATFORM_PORT,
    variable: 'PLATFORM_PORT',
  });
  const queues = [commerce.deliveries, content.webhooks.deliveries, files.notices];
  for (const queue of queues) queue.start();
  configureCommerce(env);
  await subscribeToCommerce(env);
  await subscribeToContent(env);
  return async () => {
    for (const queue of queues) await queue.stop();
    await closeServer(server);
    await mail.close();
    await db.close();
  };
}
