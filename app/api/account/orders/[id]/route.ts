import { readOrder } from '@/lib/account/orders.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** One placed order. */
export const GET = route(
  { name: 'account/orders/{id}', session: shopperKeeper },
  ({ session, params }) => readOrder(session, params.id ?? ''),
);
