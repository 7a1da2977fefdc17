import type { ShopEvent } from '@/lib/events/event';
import { sessionWords, tileWords } from '@/lib/events/session-words';
import { formatCents } from '@/lib/core/money';
import { Picture } from '@/components/ui/picture';
import { PlantLabel } from '@/components/ui/plant-label';
import { StockWords } from '@/components/ui/stock-words';

/** Card of an event: picture, date tile, when and where, price or 'Free to attend' (000 §2). */
export function EventCard({ event, place }: { event: ShopEvent; place: string | null }) {
  const [next, ...later] = event.sessions;
  if (!next) return null;
  const tile = tileWords(next.day);
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-panel bg-card shadow-rest">
      <div className="aspect-[1.42] bg-mist"><Picture picture={event.picture} ratio={1.42} sizes="(min-width: 1024px) 430px, (min-width: 768px) 50vw, 100vw" /></div>
      {event.featured && <span className="absolute left-0 top-3"><PlantLabel tone="featured">Featured Event</PlantLabel></span>}
      <div className="flex flex-1 flex-col px-5 pb-5">
        <p aria-hidden="true" className="nums -mt-9 w-[62px] rounded-pane bg-card py-1.5 text-center shadow-lift">
          <span className="block text-xs font-strong text-terra-600">{tile.month}</span>
          <span className="display block text-h3 leading-none">{tile.day}</span>
        </p>
        <h2 className="mt-3 text-[1.3125rem] leading-snug">{event.title}</h2>
        <p className="nums mt-1 text-sm text-ink-2">{sessionWords(next)}</p>
        <p className="text-sm text-ink-2">{[place, event.room].filter(Boolean).join(', ')}</p>
        <p className="mt-3 line-clamp-3 text-sm">{event.description}</p>
        {later.length > 0 && <p className="nums mt-3 text-xs text-ink-2">Also {later.slice(0, 3).map(sessionWords).join(' · ')}</p>}
        <p className="mt-auto flex items-center justify-between pt-4">
          <span className="nums font-strong">{event.price > 0 ? formatCents(event.price) : 'Free to attend'}</span>
          <StockWords band={next.seats}>{{ in: 'Seats available', low: 'A few seats left', out: 'Sold out' }[next.seats]}</StockWords>
        </p>
      </div>
    </article>
  );
}
