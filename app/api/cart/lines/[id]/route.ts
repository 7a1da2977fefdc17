import { changeQuantity, removeLine } from '@/lib/cart/change/edit-lines.server';
import { changeQuantitySchema } from '@/lib/cart/schema';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

const name = 'cart/lines/{id}';

/** Sets a line's quantity. */
export const PATCH = route(
  { name, body: changeQuantitySchema, session: shopperKeeper },
  ({ session, params, body }) => changeQuantity(session, params.id ?? '', body.quantity),
);

/** Removes a line. */
export const DELETE = route({ name, session: shopperKeeper }, ({ session, params }) =>
  removeLine(session, params.id ?? ''),
);
