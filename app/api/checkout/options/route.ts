import { loadOptions } from '@/lib/checkout/delivery/load-options.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** What can be offered for a destination. */
export const GET = route(
  { name: 'checkout/options', session: shopperKeeper },
  ({ session, query }) => loadOptions(session, query),
);
