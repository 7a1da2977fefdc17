import type { CalendarMonth } from '@/lib/events/calendar/calendar-page.server';
import { monthWords } from '@/lib/events/calendar/month';
import type { CalendarChoice } from '@/lib/routes/event-path';
import type { Crumb } from '@/lib/seo/json-ld/page-json-ld';
import { PageTrail } from '@/components/ui/json-ld';
import { CalendarBar } from './calendar-bar';
import { CalendarList } from './calendar-list';
import { CalendarNothing } from './calendar-nothing';
import { CalendarPreview } from './calendar-preview';
import { CalendarTable } from './calendar-table';
import { EventsFailed } from './event-list';
import type { Category } from '@/lib/catalogue/category/category';
import { kindSlug } from '@/lib/events/event-kind';
import { calendarPath } from '@/lib/routes/event-path';
import { ShopLink } from '@/components/ui/shop-link';
import { eventsCrumb } from './texts';

/** Links that narrow the calendar by category, featured, free or ticketed (specification A7); a chosen one leads back. */
function CalendarFilters({
  kinds,
  choice,
}: {
  kinds: readonly Pick<Category, 'id' | 'name'>[];
  choice: CalendarChoice;
}) {
  const { month, category, admission, featured } = choice;
  const chips = [
    { label: 'All events', on: !category && !admission && !featured, to: { month } },
    ...kinds.map(({ id, name }) => ({
      label: name,
      on: category === kindSlug(id),
      to: { ...choice, category: category === kindSlug(id) ? null : kindSlug(id) },
    })),
    {
      label: 'Free to attend',
      on: admission === 'free',
      to: { ...choice, admission: admission === 'free' ? null : ('free' as const) },
    },
    {
      label: 'Ticketed',
      on: admission === 'ticketed',
      to: { ...choice, admission: admission === 'ticketed' ? null : ('ticketed' as const) },
    },
    { label: 'Featured', on: featured, to: { ...choice, featured: !featured } },
  ];
  return (
    <nav aria-label="Filter the calendar" className="min-w-0 max-w-full">
      <ul className="row-scroll">
        {chips.map(({ label, on, to }) => (
          <li key={label}>
            <ShopLink
              href={calendarPath(to)}
              aria-current={on ? 'true' : undefined}
              className="chip"
            >
              {label}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface CalendarPageProps {
  calendar: CalendarMonth;
  choice: CalendarChoice;
  origin: string;
}

const crumbs: Crumb[] = [eventsCrumb, { label: 'Event Calendar' }];

/** `/event-calendar`: a month as a table on wide screens and as a list on small ones (specification A2, A8, A9). */
export function CalendarPage({ calendar, choice, origin }: CalendarPageProps) {
  const inMonth = calendar.weeks.flat().filter(({ date }) => date.startsWith(calendar.month));
  const count = inMonth.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <main id="main" className="shop page-top">
      <PageTrail crumbs={crumbs} origin={origin} />
      <div className="page-head flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="text-h1">Event Calendar</h1>
        <CalendarFilters kinds={calendar.kinds} choice={choice} />
      </div>
      {calendar.failed ? (
        <EventsFailed />
      ) : (
        <div className="calendar mt-4 panel">
          <CalendarBar calendar={calendar} choice={choice} />
          <p className="sr-only" role="status">
            {count === 1 ? '1 event' : `${count} events`} in {monthWords(calendar.month)}
          </p>
          <CalendarNothing calendar={calendar} choice={choice} />
          <CalendarPreview>
            <CalendarTable calendar={calendar} />
          </CalendarPreview>
          <CalendarList calendar={calendar} />
        </div>
      )}
    </main>
  );
}
