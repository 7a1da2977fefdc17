import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '@/lib/config/env';
import { log } from '@/lib/core/log';
import { now } from '@/lib/core/time/clock';
import type { Store } from '@/services/database/statements';
import { inRequest } from '../app-api/http/in-request';
import { commerceDeliveryOf, contentDeliveryOf } from '../indexer/entities';
import type { Indexer } from '../indexer/indexer';
import { noticeReader } from '../upstream/payments/read-notice';
import { commerceMessages } from './commerce-messages';
import { noteHeard } from './last-heard';
import { paymentNotices } from './payment-notices';
import { isFromCommerce, isFromContent } from './signatures';
import { parsedJson } from '@/lib/core/text';

const maxBytes = 1024 * 1024;

interface Receivers {
  store: Store;
  env: Env;
  /** Is told what has changed at the vendors. */
  indexer: Pick<Indexer, 'take'>;
  onMailQueued(): void;
  /** An order was called to the money desk. */
  onMoneyCalled(): void;
}

/**
 * All that the vendors tell the shop, each in its own signed form: what has changed in catalogue, orders and content, whom the commerce platform wants
 * mailed, and the payment gateway's notices. What cannot be taken is answered with 503, so that the vendor tells it again.
 */
export function webhooks({ store, env, indexer, onMailQueued, onMoneyCalled }: Receivers): Hono {
  const app = new Hono();
  app.use('*', inRequest('indexer'));
  app.use(
    '*',
    bodyLimit({ maxSize: maxBytes, onError: (c) => c.json({ status: 'too-large' }, 413) }),
  );
  app.get('/', (c) => c.json({ service: 'indexer', status: 'ok' }));
  for (const sender of ['commerce', 'content', 'messages', 'payments'] as const)
    app.use(`/webhooks/${sender}`, async (c, next) => {
      await next();
      // What was signed and cannot be read (400) was heard as well.
      if (c.res.status === 200 || c.res.status === 400) await noteHeard(store, sender, now());
    });
  const commerceKeys = [env.COMMERCE_WEBHOOK_KEY, env.COMMERCE_WEBHOOK_KEY_PREVIOUS] as const;
  const contentSecrets = [env.CONTENT_WEBHOOK_SECRET, env.CONTENT_WEBHOOK_SECRET_PREVIOUS] as const;
  const basePath = env.INDEXER_URL ? new URL(env.INDEXER_URL).pathname : '';

  app.post('/webhooks/commerce', async (c) => {
    const body = await c.req.text();
    if (!isFromCommerce(commerceKeys, c.req.header('x-oc-hash'), body))
      return c.json({ status: 'unsigned' }, 401);
    const delivery = commerceDeliveryOf(parsedJson(body));
    if (!delivery) return c.json({ status: 'unreadable' }, 400);
    const isNew = await indexer.take(delivery);
    return c.json({ status: isNew ? 'accepted' : 'known' });
  });

  app.post('/webhooks/content', async (c) => {
    const body = await c.req.text();
    const request = {
      method: 'POST',
      path: `${basePath}/webhooks/content${new URL(c.req.url).search}`,
      header: (name: string) => c.req.header(name),
      body,
    };
    if (!isFromContent(contentSecrets, request, now().getTime()))
      return c.json({ status: 'unsigned' }, 401);
    const key =
      c.req.header('x-contentful-idempotency-key') ?? c.req.header('x-contentful-signature') ?? '';
    const delivery = contentDeliveryOf(parsedJson(body), key);
    if (!delivery) return c.json({ status: 'unreadable' }, 400);
    const isNew = await indexer.take(delivery);
    return c.json({ status: isNew ? 'accepted' : 'known' });
  });

  app.route('/webhooks/messages', commerceMessages({ store, keys: commerceKeys, onMailQueued }));
  app.route(
    '/webhooks/payments',
    paymentNotices({ store, read: noticeReader(env), onMoneyCalled }),
  );

  app.onError((error, c) => {
    log('error', 'webhook not taken', { route: c.req.routePath, detail: String(error) });
    return c.json({ status: 'failed' }, 503);
  });
  return app;
}
