import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { QuickEvent } from '@/lib/search/quick/quick-search';
import type { ShopEvent } from '../event';
import { comingSessions, mainSession } from '../past';
import { sessionState } from '../session-state';
import { stateWords } from '../state-words';

/** Event rows of a search with their next date and what can be done with it now, as cards say it. One that is past meanwhile is left out; one the catalogue does not list stays as the search engine knows it. */
export function rowsNow(
  rows: readonly QuickEvent[],
  events: readonly ShopEvent[],
  now: Date,
): QuickEvent[] {
  const today = chicagoDate(now);
  return rows.flatMap((row) => {
    const event = events.find(({ code }) => code === row.code);
    const session = event && mainSession(event, now);
    if (!event || !session) return [row];
    if (comingSessions(event, now).length === 0) return [];
    return [
      { ...row, today, day: session.day, note: stateWords(sessionState(session, now), today) },
    ];
  });
}
