import type { EventOffer, EventSession } from './event';
import { offerName } from './booking';
import type { BoughtSeats } from './purchased.server';

/** A kind of seat, by what recognises it among the seats a visitor has bought. */
export type SeatKind = Pick<EventOffer, 'productID' | 'size' | 'color'> & Pick<EventSession, 'day'>;

/** Seats of one kind that the visitor has bought. */
export interface OwnSeats {
  seat: SeatKind;
  seats: number | null;
}

/** The kinds of seat of these dates. */
export function seatKinds(sessions: readonly Pick<EventSession, 'day' | 'offers'>[]): SeatKind[] {
  return sessions.flatMap(({ day, offers }) =>
    offers.map(({ productID, size, color }) => ({ productID, size, color, day })),
  );
}

/** What of these seats is bought, in their order. */
export function mineOf(
  eventSeats: readonly SeatKind[],
  bought: readonly BoughtSeats[],
): OwnSeats[] {
  return eventSeats.flatMap((seat) => {
    const found = bought.find(({ productID }) => productID === seat.productID);
    return found ? [{ seat, seats: found.seats }] : [];
  });
}

/** `Your seat`, `Your 2 seats`, with size and colour, and with its date in words where that is given: `Your seat · Adult · Sat, Jan 9`. */
export function mineWords({ seat, seats }: OwnSeats, when: string | null = null): string {
  const kind = (seat.size ?? seat.color) ? offerName(seat) : null;
  return [seats !== null && seats > 1 ? `Your ${seats} seats` : 'Your seat', kind, when]
    .filter(Boolean)
    .join(' · ');
}
