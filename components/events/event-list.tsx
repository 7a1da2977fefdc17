import { placeOf, type ShopEvent } from '@/lib/events/event';
import { EmptyState } from '@/components/ui/empty-state';
import { EventCard } from './event-card';
import { eventTexts } from './texts';

interface EventListProps {
  /** Coming events; `null` when they are not available right now. */
  events: readonly ShopEvent[] | null;
  /** Names of the stores by ID. */
  places: Readonly<Record<string, string>>;
  now: Date;
  heading?: 'h2' | 'h3';
  /** Set where the list begins below the first view. */
  below?: boolean;
}

/** Cards in the first view; the others are laid out when they come near. */
const atOnce = 3;

/** Cards of coming events, the next first. Empty and unavailable are different states. */
export function EventList({ events, places, now, heading, below = false }: EventListProps) {
  if (!events) return <EventsFailed />;
  if (events.length === 0)
    return (
      <div className="mt-8">
        <EmptyState heading={eventTexts.none}>
          <p>New dates are announced every month.</p>
        </EmptyState>
      </div>
    );
  return (
    <ul className="mt-6 grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {events.map((event, index) => {
        const [next, ...also] = event.sessions;
        return (
          next && (
            <li
              key={event.code}
              className={!below && index < atOnce ? undefined : 'later [--later:550px]'}
            >
              <EventCard
                event={event}
                session={next}
                also={also}
                place={placeOf(event, places)}
                now={now}
                heading={heading}
              />
            </li>
          )
        );
      })}
    </ul>
  );
}

/** In place of events that cannot be read just now. */
export function EventsFailed() {
  return (
    <div className="mt-8">
      <EmptyState heading={eventTexts.failed}>
        <p>We can’t load our calendar right now. Please try again in a moment.</p>
      </EmptyState>
    </div>
  );
}
