import { purchasedEvents } from '@/lib/account/purchased-events.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** The events the customer has bought. */
export const GET = route({ name: 'account/events', session: shopperKeeper }, ({ session }) =>
  purchasedEvents(session),
);
