import { addWishSchema } from '@/lib/account/account-schema';
import { addWish, readWishList } from '@/lib/account/wish-list.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The customer's wish list. */
export const GET = route({ name: 'account/wish-list', session: shopperKeeper }, ({ session }) =>
  readWishList(session),
);

/** Adds a product by its code. */
export const POST = route(
  { name: 'account/wish-list', body: addWishSchema, session: shopperKeeper },
  ({ session, body }) => addWish(session, body.productCode),
);
