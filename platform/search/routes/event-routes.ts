import { Hono } from 'hono';
import { now } from '@/lib/core/time/clock';
import type { Database } from '@/services/database/database';
import { requireKey } from './auth';
import { SearchFault } from '../fault';
import { insightsPage } from './insights-page';
import type { RecentQueries } from './recent-queries';
import { bodyOf, listOf } from '../query/request';
import { writeEvents } from '../index/store';

/** Click, conversion and view events, stored as received once they are well formed, and at `/` a page that shows them. */
export function eventRoutes(db: Database, queries: RecentQueries): Hono {
  return new Hono()
    .get('/', async (c) => c.html(await insightsPage(db)))
    .post('/1/events', requireKey('search'), async (c) => {
      const events = listOf(await bodyOf(c), 'events');
      if (events.length === 0 || events.length > 1000)
        throw new SearchFault(422, 'events: between 1 and 1000 are expected');
      for (const event of events) {
        const fault = eventFault(event);
        if (fault !== null) throw new SearchFault(422, fault);
      }
      await writeEvents(
        db,
        events.map((doc) => ({ doc, searched: queries.queryOf(doc.queryID) })),
        now(),
      );
      return c.json({ status: 200, message: 'OK' });
    });
}

const formats: [field: string, form: RegExp][] = [
  ['eventName', /^[ -~]{1,64}$/],
  ['index', /^.{1,256}$/],
  ['userToken', /^[\w=/+-]{1,129}$/],
];

/** Milliseconds for which an event may be told late. */
const longestAgo = 30 * 24 * 60 * 60 * 1000;

/** What is wrong with an event, in words, or `null`: the vendor's documented formats. */
function eventFault(event: Record<string, unknown>): string | null {
  const { eventType, eventSubtype, timestamp } = event;
  if (!['click', 'conversion', 'view'].includes(String(eventType)))
    return `EventType: ${String(eventType)}, is invalid`;
  const isNamed = ['addToCart', 'purchase'].includes(String(eventSubtype));
  if (eventSubtype !== undefined && (eventType !== 'conversion' || !isNamed))
    return `EventSubtype: ${String(eventSubtype)}, is invalid`;
  const wrong = formats.find(
    ([field, form]) => typeof event[field] !== 'string' || !form.test(event[field]),
  );
  if (wrong) return `The ${wrong[0]} is missing, too long or of another form`;
  if (timestamp !== undefined && !(Number(timestamp) >= now().getTime() - longestAgo))
    return 'The timestamp is invalid or older than 30 days';
  return objectFault(event);
}

/** What is wrong with the objects of an event, and with where they stood. */
function objectFault(event: Record<string, unknown>): string | null {
  const { eventType, queryID, positions } = event;
  const objectIDs = Array.isArray(event.objectIDs) ? event.objectIDs : null;
  if ((objectIDs === null) !== Array.isArray(event.filters))
    return 'either objectIDs or filters are required';
  if (objectIDs && (objectIDs.length === 0 || objectIDs.length > 20))
    return 'objectIDs: between 1 and 20 are expected';
  if (queryID !== undefined && !/^[0-9a-f]{32}$/.test(String(queryID)))
    return 'The queryID is invalid';
  if (positions === undefined)
    return eventType === 'click' && queryID !== undefined && objectIDs
      ? 'positions are required for clicks with a queryID'
      : null;
  if (!Array.isArray(positions) || positions.length !== objectIDs?.length)
    return 'positions and objectIDs must have the same length';
  if (!positions.every((position) => Number.isInteger(position) && position > 0))
    return 'positions are whole numbers from 1';
  return queryID === undefined || eventType !== 'click'
    ? 'positions are only allowed for clicks with a queryID'
    : null;
}
