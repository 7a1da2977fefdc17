import { Hono } from 'hono';
import type { Env } from '@/lib/config/env';
import type { Database } from '@/lib/database/database';

/** The integration service: customers, Purple Perks, gift cards (000 §7). */
export interface Integration {
  app: Hono;
}

/** Makes the integration service. It answers that it is well; its calls follow with the account area. */
export async function createIntegration({ db, env }: { db: Database; env: Env }): Promise<Integration> {
  const app = new Hono();
  app.get('/', async (context) => {
    await db.query('select 1');
    return context.json({ service: 'integration', environment: env.SHOP_ENV, status: 'ok' });
  });
  app.notFound((context) => context.json({ Errors: [{ ErrorCode: 'not-found', Message: 'We could not find that.', Data: null }] }, 404));
  return { app };
}
