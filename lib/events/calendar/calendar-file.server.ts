import 'server-only';
import { env } from '@/lib/config/env';
import { now } from '@/lib/core/time/clock';
import { isId } from '@/lib/core/ids';
import { getStores } from '@/lib/stores/stores.server';
import { storeLine } from '@/lib/stores/store';
import { calendarFileText } from './calendar-file';
import { allEvents } from '../events.server';

/** Answers the calendar file of one date of an event; 404 when there is none, 503 while the catalogue does not answer. */
export async function calendarFile(code: string, productID: string): Promise<Response> {
  if (!isId(code) || !isId(productID)) return plain('Not found', 404);
  const found = await Promise.all([allEvents(), getStores()]).catch(() => null);
  if (!found) return plain('We can’t load our calendar right now', 503);
  const [events, stores] = found;
  const event = events.find((candidate) => candidate.code === code);
  const session = event?.sessions.find((candidate) =>
    candidate.offers.some((offer) => offer.productID === productID),
  );
  if (!event || !session) return plain('Not found', 404);
  const store = stores.find(({ id }) => id === event.storeID);
  const text = calendarFileText(
    event,
    // The mail of an order knows the seat alone: both name the entry by it.
    { productID, meetings: session.meetings },
    store ? { name: store.name, address: storeLine(store) } : null,
    env().SITE_ORIGIN,
    now(),
  );
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${code}-${session.day}.ics"`,
      'cache-control': 'public, max-age=0, s-maxage=300',
    },
  });
}

function plain(text: string, status: number): Response {
  return new Response(`${text}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'private, no-store' },
  });
}
