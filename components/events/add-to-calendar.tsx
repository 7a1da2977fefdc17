import type { EventSession } from '@/lib/events/event';
import { shortDay } from '@/lib/core/day-words';
import { Icon } from '@/components/ui/icon';

interface AddToCalendarProps {
  /** Each coming date with the address of its file and of Google's form. */
  dates: readonly { session: EventSession; file: string; google: string }[];
}

/** A date as a calendar file or in Google Calendar. */
export function AddToCalendar({ dates }: AddToCalendarProps) {
  return (
    <section aria-labelledby="calendar-heading" className="rounded-panel border border-line bg-card p-6">
      <h2 id="calendar-heading" className="text-h3">Add to your calendar</h2>
      <ul className="mt-2">
        {dates.map(({ session, file, google }) => (
          <li key={session.productID} className="flex flex-wrap items-center gap-x-5 border-t border-line py-2 first:border-t-0">
            <span className="nums flex min-w-32 items-center gap-2"><Icon name="calendar" size={18} />{shortDay(session.day)}</span>
            <a href={file} className="text-link inline-flex min-h-6 items-center">Calendar file<span className="sr-only"> of {shortDay(session.day)}</span></a>
            <a href={google} rel="noopener" className="text-link inline-flex min-h-6 items-center">Google Calendar<span className="sr-only"> for {shortDay(session.day)}</span></a>
          </li>
        ))}
      </ul>
    </section>
  );
}
