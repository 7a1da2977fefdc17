import { fulfillmentSchema } from '@/lib/cart/schema';
import { editLines } from '@/lib/cart/change/edit-lines.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Says where, when and how the lines go. */
export const PUT = route(
  { name: 'cart/fulfillment', body: fulfillmentSchema, session: shopperKeeper },
  ({ session, body }) => editLines(session, body),
);
