import { eventFacts } from '@/lib/events/event-facts.server';
import { route } from '@/lib/http/route';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Seats left on each date of an event, and which of them the shopper has bought. */
export const GET = route({ name: 'events/{code}', session: shopperKeeper }, ({ params, session }) =>
  eventFacts(params.code ?? '', session),
);
