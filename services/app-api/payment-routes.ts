import { Hono } from 'hono';
import { log } from '@/lib/core/log';
import { checkToken } from '../upstream/commerce/orders';
import type { Upstream } from '../upstream/upstream';
import { refused } from './http/answers';
import type { AppApiVariables } from './http/variables';

/** The calls about payment (000 §7): the client token of the card fields, for shoppers only. */
export function paymentRoutes({ upstream }: { upstream: Upstream }): Hono<AppApiVariables> {
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
  return routes;
}
