import type { EventOffer, EventSession } from './event';
import type { EventFacts } from './event-facts';

/** Seats left of a kind of seat: by the server's facts, else by the page's band, `undefined` where that names no figure. */
export function seatsOf({ productID, seats }: Pick<EventOffer, 'productID' | 'seats'>, facts: EventFacts | null): number | null | undefined {
  if (facts) return productID in facts.seats ? facts.seats[productID] : 0;
  return seats === 'out' ? 0 : undefined;
}

/** Whether no seat of a kind is left. */
export function isFull(offer: Pick<EventOffer, 'productID' | 'seats'>, facts: EventFacts | null): boolean {
  const left = seatsOf(offer, facts);
  return typeof left === 'number' && left <= 0;
}

/** Seats left of a whole date: the sum of its kinds; `null` without a limit, `undefined` while no figure is known. */
export function sessionSeats({ offers }: Pick<EventSession, 'offers'>, facts: EventFacts | null): number | null | undefined {
  const counts = offers.map((offer) => seatsOf(offer, facts));
  if (counts.includes(null)) return null;
  if (counts.includes(undefined)) return undefined;
  return counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** The date to begin with: the first with a seat that can be booked today, else the first. */
export function firstOpen(sessions: readonly EventSession[]): string {
  const open = sessions.find(({ offers }) => offers.some(({ seats, released }) => seats !== 'out' && released));
  return (open ?? sessions[0])?.productID ?? '';
}

/** `Adult`, `Adult, Blue glaze`, or `Seat` where there is one kind only. */
export function offerName({ size, color }: Pick<EventOffer, 'size' | 'color'>): string {
  return [size, color].filter(Boolean).join(', ') || 'Seat';
}
