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

/** What is wrong with an event, in words, or `null`. */
function eventFault(event: Record<string, unknown>): string | null {
  if (!['click', 'conversion', 'view'].includes(String(event.eventType)))
    return `EventType: ${String(event.eventType)}, is invalid`;
  for (const field of ['eventName', 'index', 'userToken']) {
    const value = event[field];
    if (typeof value !== 'string' || value === '' || value.length > 129)
      return `The ${field} is missing or too long`;
  }
  const objectIDs = Array.isArray(event.objectIDs) ? event.objectIDs : null;
  if (objectIDs === null && !Array.isArray(event.filters))
    return 'objectIDs or filters are required';
  if (objectIDs && (objectIDs.length === 0 || objectIDs.length > 20))
    return 'objectIDs: between 1 and 20 are expected';
  if (event.queryID !== undefined && !/^[0-9a-f]{32}$/.test(String(event.queryID)))
    return 'The queryID is invalid';
  const positions = event.positions;
  if (
    positions !== undefined &&
    (!Array.isArray(positions) || positions.length !== objectIDs?.length)
  )
    return 'positions and objectIDs must have the same length';
  if (positions !== undefined && (event.queryID === undefined || event.eventType !== 'click'))
    return 'positions are only allowed for clicks with a queryID';
  if (
    event.eventType === 'click' &&
    event.queryID !== undefined &&
    objectIDs &&
    positions === undefined
  )
    return 'positions are required for clicks with a queryID';
  return null;
}
