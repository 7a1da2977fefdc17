import 'server-only';
import { getCategoryTreeOrNone } from '@/lib/catalogue/category/categories.server';
import type { Category } from '@/lib/catalogue/category/category';
import { eventsCategoryID } from '@/lib/catalogue/category/category-page';
import { now } from '@/lib/core/time/clock';
import type { CalendarChoice } from '@/lib/routes/event-path';
import { dayRules } from '@/lib/stores/hours.server';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { holidayDate, holidayNames } from '@/lib/delivery/holidays';
import { storeNames } from '@/lib/stores/stores.server';
import { openingOn, type OpeningRules } from '@/lib/stores/opening';
import { searchIndexes } from '@/lib/config/search-indexes';
import { cached } from '@/lib/cache/cached';
import { orElse } from '@/lib/cache/or-else';
import { limits } from '@/lib/config/limits';
import { indexTime } from '@/lib/search/list/product-filters';
import type { ProductRecord } from '@/lib/search/record';
import { search } from '@/lib/upstream/search/client';
import { isId } from '@/lib/core/ids';
import type { ShopEvent } from '../event';
import { kindSlug } from '../event-kind';
import { getEvents } from '../events.server';
import { calendarEntries, type CalendarEntry, nextMonthWithEvents } from './calendar';
import { addMonths, currentMonth, monthGrid, monthOf, type Month } from './month';

/** Codes of the events a search with specification A7's filters finds; `null` when the search engine is not available. */
export function findEventCodes(filter: EventFilter): Promise<string[] | null> {
  const key = `events/${filter.categoryID ?? ''}/${filter.admission ?? ''}/${filter.featured}`;
  return orElse('search', 'events', null, () => cached('search-result', key, () => query(filter)));
}

async function query(filter: EventFilter): Promise<string[]> {
  const [answer] = await search<ProductRecord>([
    {
      indexName: searchIndexes.products,
      query: '',
      filters: eventFilters(indexTime(now())),
      facetFilters: eventFacetFilters(filter),
      distinct: true,
      hitsPerPage: limits.eventSearchHits,
      attributesToRetrieve: ['ProductCode'],
    },
  ]);
  return (answer?.hits ?? []).map(({ ProductCode }) => ProductCode);
}

/** `Memorial Day`, `Christmas Day, closed`, or `null` on a day that is no recognised holiday (specification A9). */
function dayNote(date: ChicagoDate, rules: OpeningRules): string | null {
  const { holiday } = openingOn(date, rules);
  if (holiday) return `${holiday}, closed`;
  return holidayNames.find((name) => holidayDate(name, Number(date.slice(0, 4))) === date) ?? null;
}

/** A month of the calendar as its page shows it. */
export interface CalendarMonth {
  month: Month;
  /** The months beside it; `null` beyond the first and last event. */
  previous: Month | null;
  next: Month | null;
  /** The next month that holds an event of this choice; `null` where none does. */
  nextWithEvents: Month | null;
  current: Month;
  /** Now, as an instant in ISO. */
  now: string;
  kinds: Pick<Category, 'id' | 'name'>[];
  weeks: CalendarDay[][];
  /** It could not be loaded and has no events: 'Something went wrong' (specification A8). */
  failed: boolean;
}

/** One day of the grid. */
export interface CalendarDay {
  date: string;
  entries: CalendarEntry[];
  /** A recognised holiday, with `, closed` when the stores are. */
  note: string | null;
}

/** The calendar of a month by the filters of specification A7; `null` for a month beyond the first and last event, or a category that is none. */
export async function loadCalendar(choice: CalendarChoice): Promise<CalendarMonth | null> {
  const at = now();
  const current = currentMonth(at);
  const month = choice.month ?? current;
  const [tree, events, rules, places] = await Promise.all([
    getCategoryTreeOrNone(),
    getEvents(),
    dayRules(),
    storeNames(),
  ]);
  const kinds = tree.find(({ id }) => id === eventsCategoryID)?.children ?? [];
  const kind =
    choice.category === null ? null : kinds.find(({ id }) => kindSlug(id) === choice.category);
  if (kind === undefined && tree.length > 0) return null;
  const shown =
    kind !== undefined && events ? await narrowed(events, kind?.id ?? null, choice) : null;
  const reach = reachOf(events ?? [], current);
  if (events && (month < reach.first || month > reach.last)) return null;
  const byDay = calendarEntries(shown ?? [], places, month, at);
  return {
    month,
    current,
    now: at.toISOString(),
    kinds,
    failed: shown === null,
    previous: month > reach.first ? addMonths(month, -1) : null,
    next: month < reach.last ? addMonths(month, 1) : null,
    nextWithEvents: nextMonthWithEvents(shown ?? [], month, at),
    weeks: monthGrid(month).map((week) =>
      week.map((date) => ({ date, entries: byDay.get(date) ?? [], note: dayNote(date, rules) })),
    ),
  };
}

/** The events a filtered calendar shows; `null` when the search engine does not answer. */
async function narrowed(
  events: ShopEvent[],
  categoryID: string | null,
  { admission, featured }: CalendarChoice,
): Promise<ShopEvent[] | null> {
  if (!categoryID && !admission && !featured) return events;
  const codes = await findEventCodes({ categoryID, admission, featured });
  return codes && events.filter(({ code }) => codes.includes(code));
}

function reachOf(events: readonly ShopEvent[], current: Month): { first: Month; last: Month } {
  const months = events.flatMap(({ sessions }) =>
    sessions.flatMap(({ meetings }) => meetings.map(({ day }) => monthOf(day))),
  );
  return months.reduce(
    (reach, month) => ({
      first: month < reach.first ? month : reach.first,
      last: month > reach.last ? month : reach.last,
    }),
    { first: current, last: current },
  );
}

/** What a search for events is narrowed to (specification A7). */
interface EventFilter {
  /** ID of an event category. */
  categoryID: string | null;
  featured: boolean;
  /** `free` is IsWorkshop 0, `ticketed` 1. */
  admission: 'free' | 'ticketed' | null;
}

/** The standing filters of every event search (specification A7): visible, and the current time, in Unix seconds, between start and end. */
export function eventFilters(nowSeconds: number): string {
  return `Visible = 1 AND StartDate <= ${nowSeconds} AND EndDate >= ${nowSeconds}`;
}

/** The facet filters of an event search (specification A7): default products of workshop events, narrowed. Throws on an ID of the wrong shape. */
export function eventFacetFilters({ categoryID, featured, admission }: EventFilter): string[] {
  if (categoryID !== null && !isId(categoryID)) throw new TypeError('not a category ID');
  return [
    'IsDefaultProduct:true',
    'IsWorkShopEvent:true',
    ...(categoryID ? [`CategoryIDs:${categoryID}`] : []),
    ...(featured ? ['IsFeatured:true'] : []),
    ...(admission ? [`IsWorkshop:${admission === 'free' ? 0 : 1}`] : []),
  ];
}
