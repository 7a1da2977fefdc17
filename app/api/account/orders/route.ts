import { listOrders } from '@/lib/account/orders.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** A page of the order history. */
export const GET = route({ name: 'account/orders', session: shopperKeeper }, ({ session, query }) =>
  listOrders(session, query),
);
