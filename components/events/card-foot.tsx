'use client';

import { shortDayFrom } from '@/lib/core/time/day-words';
import { mineOf, mineWords, type SeatKind } from '@/lib/events/bought';
import type { BoughtSeats } from '@/lib/events/purchased.server';
import type { StockBand } from '@/lib/catalogue/product/product';
import { buttonClass } from '@/components/ui/button';
import { StockWords } from '@/components/ui/stock-words';
import { eventTexts } from './texts';
import { useBoughtSeats } from './use-bought-seats';

interface CardFootProps {
  /** Price in words. */
  price: string;
  /** Paid, and a seat can be booked now. */
  toBook: boolean;
  /** What can be done, in words with its mark; `null` says nothing. */
  state: { words: string; band: StockBand } | null;
  /** Whether the card is a link. */
  linked: boolean;
  /** Every kind of seat of the dates the card speaks of. */
  seats: readonly SeatKind[];
  /** The seats it is known to be about; else the visitor's own are asked for. */
  bought?: readonly BoughtSeats[];
  /** A Chicago day. */
  today: string;
}

/** The foot of an event's card: what it costs and what can be done, or the visitor's own seats with 'View Details' (specification A2). */
export function CardFoot({ price, toBook, state, linked, seats, bought, today }: CardFootProps) {
  const own = useBoughtSeats();
  const ownSeats = mineOf(seats, bought ?? own);
  const booking = toBook && ownSeats.length === 0;
  const severalDays = new Set(seats.map(({ day }) => day)).size > 1;
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pt-4">
      <div>
        {ownSeats.length > 0 ? (
          <ul className="text-sm font-medium text-leaf-700">
            {ownSeats.map((seatBought) => (
              <li key={seatBought.seat.productID}>
                {mineWords(
                  seatBought,
                  severalDays ? shortDayFrom(seatBought.seat.day, today) : null,
                )}
              </li>
            ))}
          </ul>
        ) : (
          <>
            <p className="nums font-strong">{price}</p>
            {state && <StockWords band={state.band}>{state.words}</StockWords>}
          </>
        )}
      </div>
      {linked && (
        <span
          aria-hidden="true"
          className={buttonClass(booking ? 'primary' : 'secondary', 'small')}
        >
          {booking ? eventTexts.register : eventTexts.details}
        </span>
      )}
    </div>
  );
}
