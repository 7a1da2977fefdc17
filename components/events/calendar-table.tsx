import { chicagoDate } from '@/lib/core/time/chicago-time';
import { shortDayFrom, weekdays } from '@/lib/core/time/day-words';
import type { CalendarDay, CalendarMonth } from '@/lib/events/calendar/calendar-page.server';
import { monthWords } from '@/lib/events/calendar/month';
import { CalendarItem } from './calendar-item';

const mostShown = 3;

/** The month as a table: a row per week, three events a day and the others behind '1 more'. */
export function CalendarTable({ calendar }: { calendar: CalendarMonth }) {
  const today = chicagoDate(new Date(calendar.now));
  return (
    <table className="calendar-table w-full table-fixed border-collapse">
      <caption className="sr-only">Events in {monthWords(calendar.month)}</caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th
              key={day}
              scope="col"
              className="border-b border-l border-line px-3 py-2 text-left text-xs font-medium text-ink-2 first:border-l-0"
            >
              {day}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {calendar.weeks.map((week) => (
          <tr key={week[0]?.date}>
            {week.map((day) => (
              <Cell
                key={day.date}
                day={day}
                today={today}
                outside={!day.date.startsWith(calendar.month)}
                now={calendar.now}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps {
  day: CalendarDay;
  today: string;
  outside: boolean;
  now: string;
}

function Cell({ day: { date, entries, note }, today, outside, now }: CellProps) {
  const item = (index: number) =>
    entries[index] && (
      <li key={index}>
        <CalendarItem entry={entries[index]} now={now} />
      </li>
    );
  const more = entries.length - mostShown;
  const isToday = date === today;
  return (
    <td
      className={`h-34 border-b border-l border-line p-2 align-top first:border-l-0 ${outside || date < today ? 'bg-paper' : ''} ${isToday ? 'shadow-[inset_0_3px_0_var(--color-aubergine-700)]' : ''}`}
      aria-current={isToday ? 'date' : undefined}
    >
      <p className="flex items-center gap-2 px-1">
        <span
          className={`nums display text-name ${outside || date < today ? 'text-ink-3' : ''}`}
          aria-hidden="true"
        >
          {Number(date.slice(8))}
        </span>
        <span className="sr-only">{shortDayFrom(date, today)}</span>
        {isToday && (
          <span className="rounded-pill bg-aubergine-700 px-2 text-2xs font-strong text-white">
            Today
          </span>
        )}
      </p>
      {note && <p className="px-1 text-2xs italic text-ink-2">{note}</p>}
      {entries.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1">
          {entries.slice(0, mostShown).map((_, index) => item(index))}
        </ul>
      )}
      {more > 0 && (
        <details className="mt-1">
          <summary className="text-link tap min-h-6 px-1 text-xs">
            {more} more<span className="sr-only"> on {shortDayFrom(date, today)}</span>
          </summary>
          <ul className="mt-1 flex flex-col gap-1">
            {entries.slice(mostShown).map((_, index) => item(index + mostShown))}
          </ul>
        </details>
      )}
    </td>
  );
}
