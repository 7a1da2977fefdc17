import { quickSearchNow } from '@/lib/events/calendar/event-rows.server';
import { callerOf } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';

/** The quick search for what is typed so far, `?query=…`. */
export const GET = route({ name: 'search/quick' }, ({ query, request }) =>
  quickSearchNow(query.get('query') ?? '', callerOf(request)),
);
