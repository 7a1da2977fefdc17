import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Env } from '@/lib/config/env';
import { log } from '@/lib/core/log';
import { now } from '@/lib/core/time/clock';
import { whereFrom } from '@/lib/core/where-from';
import { securityEvent } from '@/lib/security/security-log';
import type { Store } from '@/services/database/statements';
import { inRequest } from '../http/in-request';
import { commerceDeliveryOf, contentDeliveryOf, type Delivery } from '../indexer/entities';
import type { Indexer } from '../indexer/indexer';
import { noticeReader } from '../upstream/payments/read-notice';
import { commerceMessages } from './commerce-messages';
import { noteHeard } from './last-heard';
import { isFromCommerce, isFromContent } from './signatures';
import { parsedJson } from '@/lib/core/text';
import { keepDisbursement } from '../after/disbursements';
import { keepDispute } from '../after/disputes';
import { callDeskOf } from '../after/money/desk';

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
 * mailed, and the payment gateway's notices. What cannot be taken is answered with 503, so that the vendor tells it again; what is signed with another
 * secret is refused with 401, with a line in the security log.
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
      if (c.res.status === 401) securityEvent('foreign-token', { reason: `unsigned-${sender}` });
    });
  const commerceKeys = [env.COMMERCE_WEBHOOK_KEY, env.COMMERCE_WEBHOOK_KEY_PREVIOUS] as const;
  const contentSecrets = [env.CONTENT_WEBHOOK_SECRET, env.CONTENT_WEBHOOK_SECRET_PREVIOUS] as const;
  const basePath = env.INDEXER_URL ? new URL(env.INDEXER_URL).pathname : '';

  const taken = async (c: Context, delivery: Delivery | null) => {
    if (!delivery) return c.json({ status: 'unreadable' }, 400);
    return c.json({ status: (await indexer.take(delivery)) ? 'accepted' : 'known' });
  };

  app.post('/webhooks/commerce', async (c) => {
    const body = await c.req.text();
    if (!isFromCommerce(commerceKeys, c.req.header('x-oc-hash'), body))
      return c.json({ status: 'unsigned' }, 401);
    return taken(c, commerceDeliveryOf(parsedJson(body)));
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
    return taken(c, contentDeliveryOf(parsedJson(body), key));
  });

  app.route('/webhooks/messages', commerceMessages({ store, keys: commerceKeys, onMailQueued }));
  app.route('/webhooks/payments', paymentNotices({ store, env, onMoneyCalled }));

  app.onError((error, c) => {
    log('error', 'webhook not taken', { route: c.req.routePath, detail: whereFrom(error) });
    return c.json({ status: 'failed' }, 503);
  });
  return app;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * `POST /`: the payment gateway's webhook (decision 181). Disputes and disbursements are kept, and are work for staff where somebody must act; what is told
 * of a transaction calls its order to the money desk. Other notices, and those of transactions that no order knows, are taken and left alone.
 */
function paymentNotices({
  store,
  env,
  onMoneyCalled,
}: Omit<Receivers, 'indexer' | 'onMailQueued'>): Hono {
  const routes = new Hono();
  const read = noticeReader(env);
  routes.post('/', async (context) => {
    const form = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    const notice = await read(textOf(form.bt_signature), textOf(form.bt_payload));
    if (notice === 'unsigned') return context.json({ status: 'unsigned' }, 401);
    if (notice === 'unreadable') return context.json({ status: 'unreadable' }, 400);
    if (notice === 'another') return context.json({ status: 'ignored' });
    if ('dispute' in notice) await keepDispute(store, notice.dispute);
    else if ('disbursement' in notice) await keepDisbursement(store, notice.disbursement);
    else {
      const orderID = await store.transact(() => callDeskOf(notice.transactionID, now()));
      if (!orderID) return context.json({ status: 'ignored' });
      onMoneyCalled();
    }
    return context.json({ status: 'accepted' });
  });
  return routes;
}
