import { Hono } from 'hono';
import { now } from '@/lib/core/time/clock';
import { log } from '@/lib/core/log';
import type { Balances } from '../ledgers/port';
import { checkToken } from '../upstream/commerce/orders';
import type { Upstream } from '../upstream/upstream';
import { refused } from './http/answers';
import type { AppApiVariables } from './http/variables';
import { fundsOf } from './payments/funds';

/** The calls about payment: the client token of the card fields (specification A7) and the balances the caller can pay from. */
export function paymentRoutes({
  upstream,
  books,
}: {
  upstream: Upstream;
  books: Balances;
}): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
  routes.get('/braintree', async (context) => {
    await checkToken(context.get('accessToken'));
    try {
      return context.json({ clientToken: await upstream.payments.clientToken() });
    } catch (error) {
      log('warn', 'no client token', { upstream: 'payments', detail: String(error) });
      return refused(context, { code: 'upstream-unavailable' });
    }
  });
  routes.get('/tenders', async (context) =>
    context.json({ data: await fundsOf(books, context.get('accessToken'), now()) }),
  );
  return routes;
}
