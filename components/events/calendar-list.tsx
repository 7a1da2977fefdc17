import { chicagoDate } from '@/lib/core/time/chicago-time';
import { shortDayFrom } from '@/lib/core/time/day-words';
import type { CalendarDay, CalendarMonth } from '@/lib/events/calendar/calendar-page.server';
import { type CalendarEntry, entryState } from '@/lib/events/calendar/calendar';
import { sessionPath } from '@/lib/events/event-dates';
import { stateBand, stateWords, priceWords } from '@/lib/events/event-words';
import { hoursWords, tileWords } from '@/lib/catalogue/meeting-words';
import { ShopLink } from '@/components/ui/shop-link';
import { StockWords } from '@/components/ui/stock-words';

/** Days in the first view; the others are laid out when they come near. */
const atOnce = 4;

const words = {
  earlier: (count: number) => `Earlier this month: ${count === 1 ? '1 event' : `${count} events`}`,
} as const;

/** The days of the month that hold something, one below the other; those before today are folded, so that the list begins with what is to come. */
export function CalendarList({ calendar }: { calendar: CalendarMonth }) {
  const { month, current, now } = calendar;
  const today = chicagoDate(new Date(now));
  const days = calendar.weeks
    .flat()
    .filter(({ date, entries }) => date.startsWith(month) && entries.length > 0);
  const earlier = days.filter(({ date }) => month === current && date < today);
  return (
    <div className="calendar-list">
      {earlier.length > 0 && (
        <details className="border-t border-line">
          <summary className="flex min-h-12 items-center px-4 sm:px-5">
            <span className="text-link">
              {words.earlier(earlier.reduce((sum, { entries }) => sum + entries.length, 0))}
            </span>
          </summary>
          <Days days={earlier} today={today} now={now} />
        </details>
      )}
      <Days days={days.filter((day) => !earlier.includes(day))} today={today} now={now} />
    </div>
  );
}

interface DaysProps {
  days: readonly CalendarDay[];
  today: string;
  now: string;
}

function Days({ days, today, now }: DaysProps) {
  if (days.length === 0) return null;
  return (
    <ol>
      {days.map(({ date, entries, note }, index) => {
        const tile = tileWords(date, today);
        return (
          <li
            key={date}
            className={`flex gap-4 border-t border-line px-4 py-4 sm:px-5 ${index < atOnce ? '' : 'later held [--later:122px]'}`}
          >
            <p className="nums w-14 shrink-0 text-center" aria-hidden="true">
              <span className="block text-xs font-strong text-ink-2">{tile.month}</span>
              <span className="display block text-h3 leading-none">{tile.day}</span>
              {tile.year && <span className="block text-2xs text-ink-2">{tile.year}</span>}
            </p>
            <div className="min-w-0 flex-1">
              <h3 className="sr-only">{shortDayFrom(date, today)}</h3>
              {note && <p className="mb-1 text-xs italic text-ink-2">{note}</p>}
              <ul className="flex flex-col gap-4">
                {entries.map((entry) => (
                  <Row
                    key={`${entry.session.productID}-${entry.meeting.from}`}
                    entry={entry}
                    now={new Date(now)}
                  />
                ))}
              </ul>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Row({ entry, now }: { entry: CalendarEntry; now: Date }) {
  const { event, session, meeting, place } = entry;
  const { state, past, over } = entryState(entry, now);
  return (
    <li className={past ? 'text-ink-3' : ''}>
      <p className="text-name">
        {past ? (
          <span className="display">
            {event.title}
            {over && <span className="sr-only"> (past)</span>}
          </span>
        ) : (
          <ShopLink
            href={sessionPath(event, session, now)}
            className="display tap min-h-6 hover:underline"
          >
            {event.title}
          </ShopLink>
        )}
      </p>
      <p className="nums text-sm">{hoursWords(meeting)}</p>
      <p className="text-sm">{[place, event.room].filter(Boolean).join(', ')}</p>
      <p className="nums mt-0.5 flex flex-wrap items-center gap-x-4 text-sm font-strong">
        {priceWords(event)}
        {!over && (
          <StockWords band={stateBand(state)}>{stateWords(state, chicagoDate(now))}</StockWords>
        )}
      </p>
    </li>
  );
}
