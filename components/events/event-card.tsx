import type { EventSession, ShopEvent } from '@/lib/events/event';
import { isPaid, priceWords } from '@/lib/events/price-words';
import { bandWords } from '@/lib/events/seats';
import { sessionWords, tileWords } from '@/lib/catalogue/meeting-words';
import { eventPath } from '@/lib/routes/event-path';
import { buttonClass } from '@/components/ui/button';
import { Picture } from '@/components/ui/picture';
import { PlantLabel } from '@/components/ui/plant-label';
import { ShopLink } from '@/components/ui/shop-link';
import { StockWords } from '@/components/ui/stock-words';
import { eventTexts } from './texts';

interface EventCardProps {
  event: ShopEvent;
  /** The date the card is about. */
  session: EventSession;
  /** Name of the store. */
  place: string | null;
  /** Further dates, in words. */
  also?: readonly EventSession[];
  past?: boolean;
  /** Set for an event the shopper has bought: the size and glaze of the seat. */
  purchased?: { size: string | null; color: string | null };
  /** Whether the event has a page to open. */
  listed?: boolean;
  heading?: 'h2' | 'h3';
}

/** Card of an event (000 §2): paid with 'Register Now', free with 'View Details', bought with its options; past ones grey and without a link (000 §4); none either without a page. */
export function EventCard({ event, session, place, also = [], past = false, purchased, listed = true, heading: Heading = 'h2' }: EventCardProps) {
  const tile = tileWords(session.day);
  const soldOut = session.seats === 'out' && !past && !purchased;
  const booking = isPaid(event) && !soldOut && !purchased;
  const linked = listed && !past;
  const edge = soldOut ? 'border border-dashed border-line-strong' : 'shadow-rest';
  return (
    <article className={`card relative flex h-full flex-col overflow-hidden rounded-panel ${past ? 'bg-mist text-ink-2' : 'bg-card'} ${edge}`}>
      <div className={`card-ring aspect-[1.42] bg-mist ${past ? 'opacity-60 grayscale' : ''}`}><Picture picture={event.picture} ratio={1.42} sizes="(min-width: 1024px) 430px, (min-width: 768px) 50vw, 100vw" /></div>
      {event.featured && !past && <span className="absolute left-0 top-3"><PlantLabel tone="featured">{eventTexts.featured}</PlantLabel></span>}
      <div className="flex flex-1 flex-col px-5 pb-5">
        <p aria-hidden="true" className="nums relative -mt-9 w-[62px] rounded-pane bg-card py-1.5 text-center shadow-lift">
          <span className={`block text-xs font-strong ${past ? '' : 'text-terra-600'}`}>{tile.month}</span>
          <span className="display block text-h3 leading-none">{tile.day}</span>
        </p>
        <Heading className="mt-3 text-[1.3125rem] leading-snug">
          {linked ? <ShopLink href={eventPath(event.code)} className="card-link">{event.title}</ShopLink> : event.title}
        </Heading>
        <p className="nums mt-1 text-sm text-ink-2">{sessionWords(session)}{past && ' (past)'}</p>
        <p className="text-sm text-ink-2">{[place, event.room].filter(Boolean).join(', ')}</p>
        {purchased && <p className="mt-2 text-sm font-medium text-leaf-700">{['Your seat', purchased.size, purchased.color].filter(Boolean).join(' · ')}</p>}
        <p className="mt-3 line-clamp-3 text-sm">{event.description}</p>
        {also.length > 0 && <p className="nums mt-3 text-xs text-ink-2">Also {also.slice(0, 3).map((other) => sessionWords(other, session.day)).join(' · ')}</p>}
        <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-4">
          <div>
            <p className="nums font-strong">{priceWords(event)}</p>
            {!past && <StockWords band={session.seats}>{bandWords(session.seats)}</StockWords>}
          </div>
          {linked && <span aria-hidden="true" className={buttonClass(booking ? 'primary' : 'secondary', 'small')}>{booking ? eventTexts.register : eventTexts.details}</span>}
        </div>
      </div>
    </article>
  );
}
