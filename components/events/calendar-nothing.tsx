import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { CalendarMonth } from '@/lib/events/calendar/calendar-page.server';
import { monthWords } from '@/lib/events/calendar/month';
import { calendarPath, type CalendarChoice } from '@/lib/routes/event-path';
import { ShopLink } from '@/components/ui/shop-link';
import { eventTexts } from './texts';

interface CalendarNothingProps {
  calendar: CalendarMonth;
  choice: CalendarChoice;
}

/** Above a month that holds nothing, or nothing more, of what is chosen: says so, and leads to the next events, to all of them, or to where new dates are announced. */
export function CalendarNothing({ calendar, choice }: CalendarNothingProps) {
  const { month, current, nextWithEvents } = calendar;
  const today = chicagoDate(new Date(calendar.now));
  const held = calendar.weeks
    .flat()
    .filter(({ date, entries }) => date.startsWith(month) && entries.length > 0);
  const left = month === current ? held.filter(({ date }) => date >= today) : held;
  if (left.length > 0) return null;
  const way = wayOn(calendar, choice);
  return (
    <div className="border-line px-4 py-6 text-center lg:border-b sm:px-5">
      <h3 className="text-name">{eventTexts.none}</h3>
      <p className="mt-1 text-ink-2">
        {held.length > 0
          ? `Nothing more is planned in ${monthWords(month)}.`
          : `Nothing is planned in ${monthWords(month)}.`}
        {nextWithEvents && ` The next events are in ${monthWords(nextWithEvents)}.`}
      </p>
      <p className="mt-2">
        <ShopLink href={way.path} className="text-link tap min-h-11">
          {way.label}
        </ShopLink>
      </p>
    </div>
  );
}

function wayOn(
  { nextWithEvents, current }: CalendarMonth,
  choice: CalendarChoice,
): { path: string; label: string } {
  if (nextWithEvents)
    return {
      path: calendarPath({ ...choice, month: nextWithEvents === current ? null : nextWithEvents }),
      label: 'See the next events',
    };
  if (choice.category !== null || choice.admission !== null || choice.featured)
    return { path: calendarPath({ month: choice.month }), label: 'Show all events' };
  return { path: '/workshops-and-events', label: 'All Workshops & Events' };
}
