import 'server-only';
import { getCategoryTreeOrNone } from '@/lib/catalogue/categories.server';
import type { Category } from '@/lib/catalogue/category';
import { eventsCategoryID } from '@/lib/catalogue/category-tree';
import { now } from '@/lib/core/clock';
import type { CalendarChoice } from '@/lib/routes/event-path';
import { dayRules } from '@/lib/stores/hours.server';
import { calendarEntries, type CalendarEntry } from './calendar';
import { dayNote } from './day-note';
import type { ShopEvent } from './event';
import { kindSlug } from './event-kind';
import { findEventCodes } from './event-search.server';
import { getEvents } from './events.server';
import { addMonths, currentMonth, monthGrid, monthOf, type Month } from './month';

/** A month of the calendar as its page shows it. */
export interface CalendarMonth {
  month: Month;
  /** The months beside it; `null` beyond the first and last event. */
  previous: Month | null;
  next: Month | null;
  current: Month;
  /** Now, as an instant in ISO. */
  now: string;
  kinds: Pick<Category, 'id' | 'name'>[];
  weeks: CalendarDay[][];
  /** Nothing could be loaded at all: 'Something went wrong' (specification A8). */
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
  const [tree, events, rules] = await Promise.all([
    getCategoryTreeOrNone(),
    getEvents(),
    dayRules(),
  ]);
  const kinds = tree.find(({ id }) => id === eventsCategoryID)?.children ?? [];
  const kind =
    choice.category === null ? null : kinds.find(({ id }) => kindSlug(id) === choice.category);
  if (kind === undefined && tree.length > 0) return null;
  const shown =
    kind !== undefined && events && events.length > 0
      ? await narrowed(events, kind?.id ?? null, choice)
      : null;
  const reach = reachOf(events ?? [], current);
  if (events && (month < reach.first || month > reach.last)) return null;
  const byDay = calendarEntries(shown ?? [], month, at);
  return {
    month,
    current,
    now: at.toISOString(),
    kinds,
    failed: shown === null,
    previous: month > reach.first ? addMonths(month, -1) : null,
    next: month < reach.last ? addMonths(month, 1) : null,
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
