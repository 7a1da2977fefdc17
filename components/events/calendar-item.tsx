import { clockWords } from '@/lib/core/day-words';
import type { CalendarEntry } from '@/lib/events/calendar';
import { isPast } from '@/lib/events/past';
import { isPaid, priceWords } from '@/lib/events/price-words';
import { hoursWords } from '@/lib/catalogue/meeting-words';
import { eventPath } from '@/lib/routes/event-path';
import { pictureAt } from '@/lib/catalogue/picture';
import { ShopLink } from '@/components/ui/shop-link';
import type { Preview } from './calendar-preview';
import { placeOf } from './event-list';
import { eventTexts } from './texts';

interface CalendarItemProps {
  entry: CalendarEntry;
  places: Readonly<Record<string, string>>;
  /** ISO instant. */
  now: string;
}

/** One event on one day of the table; what is past is grey and no link (000 §4). The card behind it opens on hover and focus. */
export function CalendarItem({ entry: { event, session, meeting }, places, now }: CalendarItemProps) {
  const past = isPast({ day: meeting.day }, new Date(now)) || isPast(session, new Date(now));
  const kind = past ? 'past' : session.seats === 'out' ? 'full' : event.featured ? 'featured' : isPaid(event) ? 'ticketed' : 'free';
  const note = past ? null : { full: 'Sold out', featured: 'Featured', ticketed: null, free: null }[kind as 'full'] ?? (session.seats === 'low' ? 'few seats left' : null);
  const words = (
    <>
      <span className="nums block text-2xs">{[clockWords(meeting.from, true), note].filter(Boolean).join(', ')}</span>
      <span className="block text-xs font-strong leading-tight">{event.title}</span>
    </>
  );
  if (past) return <span className="calendar-item calendar-past">{words}<span className="sr-only"> (past)</span></span>;
  return (
    <ShopLink
      href={eventPath(event.code)}
      className={`calendar-item calendar-${kind}`}
      data-preview={JSON.stringify(previewOf({ event, session, meeting }, placeOf(event, places), kind === 'full'))}
    >
      {words}
    </ShopLink>
  );
}

function previewOf({ event, meeting }: CalendarEntry, place: string | null, full: boolean): Preview {
  return {
    title: event.title, when: hoursWords(meeting), where: [place, event.room].filter(Boolean).join(', '), price: priceWords(event),
    picture: pictureAt(event.picture.url, 400), action: isPaid(event) && !full ? eventTexts.register : eventTexts.details,
  };
}
