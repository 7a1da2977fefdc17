import { removeWish } from '@/lib/account/wish-list.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Takes a product off the customer's wish list. */
export const DELETE = route(
  { name: 'account/wish-list/{code}', session: shopperKeeper },
  ({ session, params }) => removeWish(session, params.code ?? ''),
);
