import type { CalendarMonth } from '@/lib/events/calendar-page.server';
import { monthWords } from '@/lib/events/month';
import type { CalendarChoice } from '@/lib/routes/event-path';
import { breadcrumbJsonLd, type Crumb } from '@/lib/seo/breadcrumb-json-ld';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { EmptyState } from '@/components/ui/empty-state';
import { JsonLd } from '@/components/ui/json-ld';
import { CalendarBar } from './calendar-bar';
import { CalendarFilters } from './calendar-filters';
import { CalendarList } from './calendar-list';
import { CalendarPreview } from './calendar-preview';
import { CalendarTable } from './calendar-table';
import { eventTexts } from './texts';

interface CalendarPageProps {
  calendar: CalendarMonth;
  choice: CalendarChoice;
  /** Names of the stores by ID. */
  places: Readonly<Record<string, string>>;
  origin: string;
}

const crumbs: Crumb[] = [
  { label: 'Workshops & Events', path: '/workshops-and-events' },
  { label: 'Event Calendar' },
];

/** `/event-calendar`: a month as a table on wide screens and as a list on small ones (specification A2, A8, A9). */
export function CalendarPage({ calendar, choice, places, origin }: CalendarPageProps) {
  const inMonth = calendar.weeks.flat().filter(({ date }) => date.startsWith(calendar.month));
  const count = inMonth.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <main id="main" className="shop pt-1">
      <JsonLd nodes={[breadcrumbJsonLd([{ label: 'Home', path: '/' }, ...crumbs], origin)]} />
      <BreadcrumbBar crumbs={crumbs} />
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <h1 className="mt-1 text-h1">Event Calendar</h1>
        <CalendarFilters kinds={calendar.kinds} choice={choice} />
      </div>
      {calendar.failed ? (
        <div className="mt-8">
          <EmptyState heading={eventTexts.failed}>
            <p>Our calendar is not answering just now. Please try again in a moment.</p>
          </EmptyState>
        </div>
      ) : (
        <div className="calendar mt-4 rounded-panel border border-line bg-card">
          <CalendarBar calendar={calendar} choice={choice} />
          <p className="sr-only" role="status">
            {count === 1 ? '1 event' : `${count} events`} in {monthWords(calendar.month)}
          </p>
          <CalendarPreview>
            <CalendarTable calendar={calendar} places={places} />
          </CalendarPreview>
          <CalendarList calendar={calendar} places={places} />
        </div>
      )}
    </main>
  );
}
