import { monthWords, type Month } from '@/lib/events/calendar/month';
import { eventPath } from '@/lib/routes/event-path';

/** Where the dates of an event begin on its page. */
const anchor = 'dates';

interface DateMonthsProps {
  code: string;
  months: readonly Month[];
  /** The month that is shown; `null` for the next dates. */
  chosen: Month | null;
}

/** The ways to the dates of an event that its page does not show. Links to a place of a page, so that they lead back to the dates. */
export function DateMonths({ code, months, chosen }: DateMonthsProps) {
  if (months.length === 0) return null;
  return (
    <nav id={anchor} aria-label="Dates by month" className="mb-5">
      <ul className="row-scroll">
        {[null, ...months].map((month) => (
          <li key={month ?? 'next'}>
            <a
              href={`${eventPath(code, month)}#${anchor}`}
              aria-current={month === chosen ? 'true' : undefined}
              className="chip"
            >
              {month === null ? 'Next dates' : monthWords(month)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
