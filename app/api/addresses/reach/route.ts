import { loadReach } from '@/lib/checkout/delivery/reach.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** What of the cart can be delivered to a ZIP. */
export const GET = route(
  { name: 'addresses/reach', session: shopperKeeper },
  ({ session, query }) => loadReach(session, query),
);
