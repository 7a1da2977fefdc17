import type { EventSession } from '@/lib/events/event';
import { shortDayFrom } from '@/lib/core/day-words';
import { Icon } from '@/components/ui/icon';

interface AddToCalendarProps {
  /** Each coming date with the address of its file and of Google's form. */
  dates: readonly { session: EventSession; file: string; google: string }[];
  /** A Chicago day. */
  today: string;
}

/** A date as a calendar file or in Google Calendar. */
export function AddToCalendar({ dates, today }: AddToCalendarProps) {
  const named = dates.map((date) => ({ ...date, day: shortDayFrom(date.session.day, today) }));
  return (
    <section
      aria-labelledby="calendar-heading"
      className="rounded-panel border border-line bg-card p-6"
    >
      <h2 id="calendar-heading" className="text-h3">
        Add to your calendar
      </h2>
      <ul className="mt-2">
        {named.map(({ session, file, google, day }) => (
          <li
            key={session.productID}
            className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1 border-t border-line py-2.5 first:border-t-0"
          >
            <span className="nums flex items-center gap-2">
              <Icon name="calendar" size={18} />
              {day}
            </span>
            <span className="flex gap-x-5 max-sm:pl-6.5">
              <a href={file} className="text-link inline-flex min-h-6 items-center">
                Calendar file<span className="sr-only"> of {day}</span>
              </a>
              <a
                href={google}
                rel="noopener"
                className="text-link inline-flex min-h-6 items-center"
              >
                Google Calendar<span className="sr-only"> for {day}</span>
              </a>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
