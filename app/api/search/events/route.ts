import { route } from '@/lib/http/route';
import { reportSearchEvent, searchEventSchema } from '@/lib/search/report-event.server';
import { shopperKeeper } from '@/lib/session/shopper-keeper.server';

/** Passes a click or a conversion on to search analytics. */
export const POST = route(
  { name: 'search/events', body: searchEventSchema, session: shopperKeeper },
  ({ session, body }) => reportSearchEvent(session, body),
);
