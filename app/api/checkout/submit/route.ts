import { submitSchema } from '@/lib/checkout/schema';
import { submitCheckout, withdrawSubmit } from '@/lib/checkout/submit.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Places the order. */
export const POST = route(
  { name: 'checkout/submit', body: submitSchema, session: shopperKeeper },
  ({ session, body, request }) => submitCheckout(session, body, request),
);

/** Withdraws an attempt that has not begun. */
export const DELETE = route(
  { name: 'checkout/submit', session: shopperKeeper },
  ({ session, query }) => withdrawSubmit(session, query),
);
