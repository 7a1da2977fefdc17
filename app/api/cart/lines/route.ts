import { addLine } from '@/lib/cart/change/add-line.server';
import { addLineSchema } from '@/lib/cart/schema';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Adds a line. */
export const POST = route(
  { name: 'cart/lines', body: addLineSchema, session: shopperKeeper },
  ({ session, body }) => addLine(session, body),
);
