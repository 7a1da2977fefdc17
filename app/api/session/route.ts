import { endVisit, readVisitor, startVisit } from '@/lib/cart/visitor.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Who is here, and how many units their cart holds. */
export const GET = route({ name: 'session', session: shopperKeeper }, ({ session }) =>
  readVisitor(session),
);

/** Makes the anonymous session, once per browser, before its first write. */
export const POST = route({ name: 'session', session: shopperKeeper }, ({ session }) =>
  startVisit(session),
);

/** Logs out. */
export const DELETE = route({ name: 'session', session: shopperKeeper }, ({ session }) =>
  endVisit(session),
);
