import { Hono } from 'hono';
import type { Env } from '@/lib/config/env';
import { standInNames } from '@/lib/config/stand-ins';
import { ensureStock } from '@/scripts/back-end/stocking';
import { createStandIns } from '@/scripts/back-end/systems';
import { openDatabase } from '@/services/database/open';
import { closeServer, listen } from '@/services/http-server';

/** Starts the vendors' stand-ins in this process, stocked, without any service beside them; answers what stops them. */
export async function startStandIns(env: Env, databaseUrl: string): Promise<() => Promise<void>> {
  const db = await openDatabase({ databaseUrl });
  const standIns = await createStandIns(standInNames, db, env);
  await ensureStock(db, standIns, env);
  const root = new Hono();
  for (const [name, { app }] of Object.entries(standIns)) root.mount(`/${name}`, app.fetch);
  root.all('/spaces/*', (c) => standIns.content.app.fetch(c.req.raw));
  root.all('/merchants/*', (c) => standIns.payments.app.fetch(c.req.raw));
  const server = await listen(root.fetch, {
    host: env.PLATFORM_HOST,
    port: env.PLATFORM_PORT,
    variable: 'PLATFORM_PORT',
  });
  return async () => {
    await closeServer(server);
    await standIns.mail.close();
    await db.close();
  };
}
