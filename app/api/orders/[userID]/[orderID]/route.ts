import { loadConfirmation } from '@/lib/checkout/confirmation.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** A placed order, for its owner. */
export const GET = route(
  { name: 'orders/{userID}/{orderID}', session: shopperKeeper },
  ({ session, params }) => loadConfirmation(session, params.userID ?? '', params.orderID ?? ''),
);
