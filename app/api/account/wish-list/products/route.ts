import { wishedProducts } from '@/lib/account/wish-list.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The products of the wish list. */
export const GET = route(
  { name: 'account/wish-list/products', session: shopperKeeper },
  ({ session }) => wishedProducts(session),
);
