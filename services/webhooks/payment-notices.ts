import { Hono } from 'hono';
import type { Store } from '@/services/database/statements';
import { keepDispute } from '../after/disputes';
import type { NoticeReader } from '../upstream/payments/dispute-notices';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** `POST /`: the payment gateway's webhook. Disputes are kept and become work for staff; its other notices are taken and left alone. */
export function paymentNotices({
  store,
  read,
}: {
  store: Pick<Store, 'query'>;
  read: NoticeReader;
}): Hono {
  const routes = new Hono();
  routes.post('/', async (context) => {
    const form = await context.req.parseBody().catch(() => ({}) as Record<string, unknown>);
    const notice = await read(textOf(form.bt_signature), textOf(form.bt_payload));
    if (notice === 'unsigned') return context.json({ status: 'unsigned' }, 401);
    if (notice === 'unreadable') return context.json({ status: 'unreadable' }, 400);
    if (notice !== 'another') await keepDispute(store, notice.dispute);
    return context.json({ status: notice === 'another' ? 'ignored' : 'accepted' });
  });
  return routes;
}
