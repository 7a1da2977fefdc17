import 'server-only';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { mayAttempt } from '@/lib/limits/attempts';
import type { Who } from '@/lib/limits/refusals';
import type { QuickAnswer, QuickEvent } from '@/lib/search/quick/quick-search';
import { quickSearch } from '@/lib/search/quick/quick-search.server';
import type { SiteSearch } from '@/lib/search/site-search';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { getEvents } from '../events.server';
import type { ShopEvent } from '../event';
import { comingSessions, mainSession } from '../event-dates';
import { sessionState } from '../event-state';
import { stateWords } from '../event-words';

/** Searches that one answer of the quick search costs. */
const quickQueries = 4;

/** The quick search with events as the catalogue has them now. `rate-limited`. */
export async function quickSearchNow(
  typed: string,
  who: Who,
): Promise<Result<QuickAnswer, Problem>> {
  if (!(await mayAttempt('search', who, quickQueries))) return err(problem('rate-limited'));
  const answer = await quickSearch(typed);
  if (!answer.ok || answer.value.events.rows.length === 0) return answer;
  return ok({
    ...answer.value,
    events: { ...answer.value.events, rows: await eventRowsNow(answer.value.events.rows) },
  });
}

/** What the search page found, with events as the catalogue has them now. */
export async function withEventsNow(found: SiteSearch | null): Promise<SiteSearch | null> {
  if (!found || found.events.items.length === 0) return found;
  const items = await eventRowsNow(found.events.items);
  return { ...found, events: { ...found.events, items, total: items.length } };
}

async function eventRowsNow(rows: readonly QuickEvent[]): Promise<QuickEvent[]> {
  return rowsNow(rows, await getEvents(), now());
}

/**
 * Event rows of a search with their next date and what can be done with it now, as cards say it. One that is past meanwhile, or that the catalogue does not list, is
 * left out. While the catalogue is not available (`null`) all stay as the search engine knows them.
 */
export function rowsNow(
  rows: readonly QuickEvent[],
  events: readonly ShopEvent[] | null,
  at: Date,
): QuickEvent[] {
  if (!events) return [...rows];
  const today = chicagoDate(at);
  return rows.flatMap((row) => {
    const event = events.find(({ code }) => code === row.code);
    const session = event && mainSession(event, at);
    if (!session || comingSessions(event, at).length === 0) return [];
    return [
      { ...row, today, day: session.day, note: stateWords(sessionState(session, at), today) },
    ];
  });
}
