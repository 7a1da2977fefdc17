import { checkoutStatus } from '@/lib/checkout/submit.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** What became of the submit, or of the order named. */
export const GET = route(
  { name: 'checkout/status', session: shopperKeeper },
  ({ session, query }) => checkoutStatus(session, query),
);
