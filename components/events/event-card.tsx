import { wholeHours } from '@/lib/core/text';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { seatKinds } from '@/lib/events/bought';
import type { BoughtSeats } from '@/lib/events/purchased.server';
import type { EventSession, ShopEvent } from '@/lib/events/event';
import { isBookable, sessionState } from '@/lib/events/event-state';
import { isBeforeToday } from '@/lib/events/event-dates';
import { stateBand, stateWords, isPaid, priceWords } from '@/lib/events/event-words';
import { sessionWords, tileWords } from '@/lib/catalogue/meeting-words';
import { eventPath } from '@/lib/routes/event-path';
import { Picture } from '@/components/ui/picture';
import { PlantLabel } from '@/components/ui/plant-label';
import { ShopLink } from '@/components/ui/shop-link';
import { CardFoot } from './card-foot';
import { eventTexts } from './texts';

/** Month and day of an event over the lower edge of its picture, with the year where it is another. Its words stand beside it. */
function DayTile({ day, today, grey }: { day: string; today: string; grey: boolean }) {
  const tile = tileWords(day, today);
  return (
    <p
      aria-hidden="true"
      className={`nums relative ${tile.year ? '-mt-13.5' : '-mt-9'} w-[62px] rounded-pane bg-card py-1.5 text-center shadow-lift`}
    >
      <span className={`block text-xs font-strong ${grey ? '' : 'text-terra-600'}`}>
        {tile.month}
      </span>
      <span className="display block text-h3 leading-none">{tile.day}</span>
      {tile.year && <span className="block pt-0.5 text-2xs text-ink-2">{tile.year}</span>}
    </p>
  );
}

/** Further dates are named within half a year of the next: a year's return is a date of its own. */
const alsoWithinDays = 183;

interface EventCardProps {
  event: ShopEvent;
  /** The date the card is about. */
  session: EventSession;
  /** Name of the store. */
  place: string | null;
  /** The shop's clock; what the card says ends with its page. */
  now: Date;
  /** Further dates, in words. */
  also?: readonly EventSession[];
  /** Set where the card is about seats that are bought; else the visitor's own are asked for. */
  bought?: readonly BoughtSeats[];
  /** Whether the event has a page to open. */
  listed?: boolean;
  heading?: 'h2' | 'h3';
}

/** Card of an event (specification A2): paid with 'Register Now', free with 'View Details', bought with its options; past ones grey and without a link (specification A4); none either without a page. */
export function EventCard({
  event,
  session,
  place,
  now,
  also = [],
  bought,
  listed = true,
  heading: Heading = 'h2',
}: EventCardProps) {
  const today = chicagoDate(now);
  const state = sessionState(session, now);
  const past = state.kind === 'over' || (!bought && isBeforeToday(session, now));
  const linked = listed && !past;
  const edge =
    state.kind === 'sold-out' && !bought
      ? 'border border-dashed border-line-strong'
      : 'shadow-rest';
  const [, ...meetings] = session.meetings;
  const soon = also.filter(({ day }) => day <= addChicagoDays(session.day, alsoWithinDays));
  return (
    <article
      className={`card relative flex h-full flex-col overflow-hidden rounded-panel ${past ? 'bg-mist text-ink-2' : 'bg-card'} ${edge}`}
    >
      <div className={`card-ring aspect-[1.42] bg-mist ${past ? 'opacity-60 grayscale' : ''}`}>
        <Picture
          picture={event.picture}
          ratio={1.42}
          sizes="(min-width: 1024px) 430px, (min-width: 768px) 50vw, 100vw"
        />
      </div>
      {event.featured && !past && (
        <span className="absolute left-0 top-3">
          <PlantLabel tone="featured">{eventTexts.featured}</PlantLabel>
        </span>
      )}
      <div className="flex flex-1 flex-col px-5 pb-5">
        <DayTile day={session.day} today={today} grey={past} />
        <Heading className="mt-3 text-[1.3125rem] leading-snug">
          {linked ? (
            <ShopLink href={eventPath(event.code)} className="card-link">
              {event.title}
            </ShopLink>
          ) : (
            event.title
          )}
        </Heading>
        <p className="nums mt-1 text-sm text-ink-2">
          {wholeHours(sessionWords(session, today))}
          {past && ' (past)'}
        </p>
        {meetings.length > 0 && (
          <ul className="nums text-sm text-ink-2">
            {meetings.map((meeting) => (
              <li key={meeting.day}>{wholeHours(sessionWords(meeting, today))}</li>
            ))}
          </ul>
        )}
        <p className="text-sm text-ink-2">{[place, event.room].filter(Boolean).join(', ')}</p>
        <p className="mt-3 line-clamp-3 text-sm">{event.description}</p>
        {soon.length > 0 && (
          <div className="nums mt-3 flex gap-x-1 text-xs text-ink-2">
            <p>Also</p>
            <ul>
              {soon.slice(0, 3).map((other) => (
                <li key={other.productID}>{wholeHours(sessionWords(other, today))}</li>
              ))}
            </ul>
          </div>
        )}
        <CardFoot
          price={priceWords(event)}
          toBook={isPaid(event) && isBookable(state)}
          linked={linked}
          state={
            state.kind === 'over'
              ? null
              : { words: stateWords(state, today), band: stateBand(state) }
          }
          seats={seatKinds([session, ...also])}
          bought={bought}
          today={today}
        />
      </div>
    </article>
  );
}
