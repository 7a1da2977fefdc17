import { ok } from '@/lib/core/result';
import { purchasedSeats } from '@/lib/events/purchased.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The seats the customer has bought; none for a visitor. */
export const GET = route({ name: 'account/seats', session: shopperKeeper }, async ({ session }) =>
  ok(await purchasedSeats(session)),
);
