import { formatCents } from '@/lib/core/money';
import {
  offerName,
  offerStateNow,
  sessionStateNow,
  sessionWordsNow,
  type BookingFacts,
} from '@/lib/events/booking';
import type { EventOffer, EventSession } from '@/lib/events/event';
import { hasBegun } from '@/lib/events/event-state';
import { stateBand } from '@/lib/events/event-words';
import { dateDisplay } from '@/lib/catalogue/meeting-words';
import { useFilledBefore } from '@/components/ui/form/use-filled-before';
import { StockWords } from '@/components/ui/stock-words';
import { eventTexts } from './texts';

interface DateChoiceProps {
  name: string;
  sessions: readonly EventSession[];
  /** The product of the chosen date. */
  chosen: string;
  now: BookingFacts;
  /** A Chicago day. */
  today: string;
  onChoose: (productID: string) => void;
}

/** The dates of an event as radios, each with its seats or what else can be done; one that is full or has begun stays visible and cannot be chosen. */
export function DateChoice({ name, sessions, chosen, now, today, onChoose }: DateChoiceProps) {
  const group = useFilledBefore<HTMLFieldSetElement>(chosen, onChoose);
  return (
    <fieldset ref={group}>
      <legend className="mb-2 text-sm font-strong">
        {sessions.length === 1 ? 'Date' : 'Choose a date'}
      </legend>
      <div className="flex flex-col gap-2">
        {sessions.map((session) => {
          const state = sessionStateNow(session, now);
          const shut = state.kind === 'sold-out' || state.kind === 'closed' || hasBegun(state);
          const on = session.productID === chosen;
          const look = shut
            ? 'border-dashed border-line-strong text-ink-2'
            : on
              ? 'border-aubergine-700 bg-lilac-100'
              : 'border-line-strong bg-card hover:bg-mist';
          return (
            <label
              key={session.productID}
              className={`flex min-h-14 items-start gap-3 rounded-pane border px-4 py-3 ${look}`}
            >
              <input
                type="radio"
                name={name}
                value={session.productID}
                checked={on}
                disabled={shut}
                onChange={() => onChoose(session.productID)}
                className="mt-0.5 size-5 shrink-0 accent-aubergine-700"
              />
              <span>
                <span className="nums block text-ui font-medium">
                  {dateDisplay(session, today)}
                </span>
                <StockWords band={stateBand(state)}>
                  {sessionWordsNow(session, now, today)}
                </StockWords>
              </span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

interface SeatChoiceProps {
  offers: readonly EventOffer[];
  /** The product of the chosen kind. */
  chosen: string;
  now: BookingFacts;
  onChoose: (productID: string) => void;
}

/** The kinds of seat of a date; one that is sold out stays visible and cannot be chosen. */
export function SeatChoice({ offers, chosen, now, onChoose }: SeatChoiceProps) {
  const field = useFilledBefore<HTMLSelectElement>(chosen, onChoose);
  return (
    <label className="flex flex-col gap-1.5 text-sm font-strong">
      Seat
      <select
        ref={field}
        value={chosen}
        onChange={(event) => onChoose(event.target.value)}
        className="select text-base font-body"
      >
        {offers.map((offer) => {
          const isSoldOut = offerStateNow(offer, now).kind === 'sold-out';
          return (
            <option key={offer.productID} value={offer.productID} disabled={isSoldOut}>
              {[offerName(offer), seatPrice(offer), isSoldOut && 'sold out']
                .filter(Boolean)
                .join(', ')}
            </option>
          );
        })}
      </select>
    </label>
  );
}

/** What so many seats of a kind cost. */
export function seatPrice({ price }: EventOffer, seats = 1): string {
  return price > 0 ? formatCents(price * seats) : eventTexts.free;
}
