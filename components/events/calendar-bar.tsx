import type { CalendarMonth } from '@/lib/events/calendar/calendar-page.server';
import { monthWords, type Month } from '@/lib/events/calendar/month';
import { calendarPath, type CalendarChoice } from '@/lib/routes/event-path';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';
import { CalendarViews } from './calendar-views';

const square =
  'grid size-11 place-items-center rounded-pane border border-line-strong bg-card hover:bg-mist';

/** The month with the ways to its neighbours and back to today, what the edges mean, and the choice of table or list. */
export function CalendarBar({
  calendar,
  choice,
}: {
  calendar: CalendarMonth;
  choice: CalendarChoice;
}) {
  const { month, previous, next, current } = calendar;
  const to = (of: Month) => calendarPath({ ...choice, month: of === current ? null : of });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:gap-x-2 rounded-t-panel bg-glass px-4 py-3.5 lg:px-5">
      <StepLink
        href={previous && to(previous)}
        label={previous ? monthWords(previous) : 'No earlier month'}
        icon="chevronLeft"
      />
      <h2 className="text-h3 max-sm:flex-1 max-sm:text-center max-sm:text-name" id="month">
        {monthWords(month)}
      </h2>
      <StepLink
        href={next && to(next)}
        label={next ? monthWords(next) : 'No later month'}
        icon="chevronRight"
      />
      {month !== current && (
        <ShopLink
          href={to(current)}
          className="inline-flex min-h-11 items-center rounded-pane border border-aubergine-700 bg-card px-4 text-ui font-strong text-aubergine-700 hover:bg-mist"
        >
          Today
        </ShopLink>
      )}
      <ul
        className="ml-auto hidden flex-wrap gap-x-5 text-xs xl:flex"
        aria-label="What the edges mean"
      >
        {[
          ['ticketed', 'Workshop'],
          ['free', 'Free to attend'],
          ['featured', 'Featured'],
          ['full', 'Sold out'],
        ].map(([kind, label]) => (
          <li key={kind} className="flex items-center gap-2">
            <span aria-hidden="true" className={`calendar-key calendar-${kind}`} />
            {label}
          </li>
        ))}
      </ul>
      <CalendarViews />
    </div>
  );
}

function StepLink({
  href,
  label,
  icon,
}: {
  href: string | null;
  label: string;
  icon: 'chevronLeft' | 'chevronRight';
}) {
  if (!href)
    return (
      <span className={`${square} text-ink-3 opacity-60`} aria-hidden="true">
        <Icon name={icon} />
      </span>
    );
  return (
    <ShopLink href={href} aria-label={label} className={square}>
      <Icon name={icon} />
    </ShopLink>
  );
}
