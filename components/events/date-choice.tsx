import { sessionSeats } from '@/lib/events/booking';
import type { EventSession } from '@/lib/events/event';
import type { EventFacts } from '@/lib/events/event-facts';
import { bandWords, seatsBand, seatsWords } from '@/lib/events/seats';
import { dateDisplay } from '@/lib/catalogue/meeting-words';
import { StockWords } from '@/components/ui/stock-words';
import { eventTexts } from './texts';

interface DateChoiceProps {
  name: string;
  sessions: readonly EventSession[];
  /** The product of the chosen date. */
  chosen: string;
  facts: EventFacts | null;
  onChoose: (productID: string) => void;
}

/** The dates of an event as radios, each with its seats; a full one stays visible and cannot be chosen. */
export function DateChoice({ name, sessions, chosen, facts, onChoose }: DateChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-strong">{sessions.length === 1 ? 'Date' : 'Choose a date'}</legend>
      <div className="flex flex-col gap-2">
        {sessions.map((session) => {
          const left = sessionSeats(session, facts);
          const band = left === undefined ? session.seats : seatsBand(left);
          const seats = left === undefined ? bandWords(session.seats) : seatsWords(left);
          const open = band === 'out' || session.offers.some(({ released }) => released);
          const on = session.productID === chosen;
          const look = band === 'out' ? 'border-dashed border-line-strong text-ink-2' : on ? 'border-aubergine-700 bg-lilac-100' : 'border-line-strong bg-card hover:bg-mist';
          return (
            <label key={session.productID} className={`flex min-h-14 items-start gap-3 rounded-pane border px-4 py-3 ${look}`}>
              <input type="radio" name={name} checked={on} disabled={band === 'out'} onChange={() => onChoose(session.productID)} className="mt-0.5 size-5 shrink-0 accent-aubergine-700" />
              <span>
                <span className="nums block text-ui font-medium">{dateDisplay(session, sessions[0]?.day)}</span>
                {open ? <StockWords band={band}>{seats}</StockWords> : <span className="text-xs font-medium text-ink-2">{eventTexts.notOpen}</span>}
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
