import { loadCartQuote } from '@/lib/checkout/load-quote.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** What the cart costs delivered to a ZIP. */
export const GET = route({ name: 'checkout/quote', session: shopperKeeper }, ({ session, query }) =>
  loadCartQuote(session, query),
);
