import { chicagoDate } from '@/lib/core/time/chicago-time';
import { clockWords } from '@/lib/core/time/day-words';
import { seatKinds } from '@/lib/events/bought';
import { type CalendarEntry, entryState, type EntryState } from '@/lib/events/calendar/calendar';
import { sessionPath } from '@/lib/events/event-dates';
import { isBookable } from '@/lib/events/event-state';
import { stateWords, isPaid, priceWords } from '@/lib/events/event-words';
import { hoursWords } from '@/lib/catalogue/meeting-words';
import { pictureAt } from '@/lib/catalogue/picture';
import { ShopLink } from '@/components/ui/shop-link';
import type { Preview } from './calendar-preview';
import { eventTexts } from './texts';

interface CalendarItemProps {
  entry: CalendarEntry;
  /** ISO instant. */
  now: string;
}

/** One event on one day of the table; what is past is grey and no link (specification A4). The card behind it opens on hover and focus. */
export function CalendarItem({ entry, now }: CalendarItemProps) {
  const { event, session, meeting } = entry;
  const at = new Date(now);
  const { state, past, over } = entryState(entry, at);
  const kind = past
    ? 'past'
    : state.kind === 'sold-out'
      ? 'full'
      : event.featured
        ? 'featured'
        : isPaid(event)
          ? 'ticketed'
          : 'free';
  const words = (
    <>
      <span className="nums block text-2xs">
        {[clockWords(meeting.from, true), ...notes({ state, past, over }, event.featured)].join(
          ', ',
        )}
      </span>
      <span className="block text-xs font-strong leading-tight">{event.title}</span>
    </>
  );
  if (past)
    return (
      <span className="calendar-item calendar-past">
        {words}
        {over && <span className="sr-only"> (past)</span>}
      </span>
    );
  return (
    <ShopLink
      href={sessionPath(event, session, at)}
      className={`calendar-item calendar-${kind}`}
      data-preview={JSON.stringify(previewOf(entry, state, at))}
    >
      {words}
    </ShopLink>
  );
}

/** What stands beside the hour: only what tells an event from the others of the month. */
function notes({ state: { kind }, over }: EntryState, featured: boolean): string[] {
  if (over) return [];
  const said = {
    'under-way': eventTexts.underWay,
    'sold-out': 'Sold out',
    'not-yet': 'not open yet',
    closed: 'closed',
    'few-seats': 'few seats left',
    'on-sale': null,
    over: null,
  }[kind];
  return [featured && kind !== 'sold-out' && kind !== 'under-way' ? 'Featured' : null, said].filter(
    (note) => note !== null,
  );
}

function previewOf(
  { event, session, meeting, place }: CalendarEntry,
  state: EntryState['state'],
  now: Date,
): Preview {
  return {
    title: event.title,
    when: hoursWords(meeting),
    where: [place, event.room].filter(Boolean).join(', '),
    price: priceWords(event),
    state: stateWords(state, chicagoDate(now)),
    picture: pictureAt(event.picture.url, 400),
    toBook: isPaid(event) && isBookable(state),
    seats: seatKinds([session]),
  };
}
