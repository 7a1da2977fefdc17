import { bestState, seatState, type EventState } from './event-state';
import type { EventOffer, EventSession } from './event';

/** State of each kind of seat by product ID, as the server's clock has it: cached pages and `/api/events/{code}` both say it so. */
export type SeatStates = Readonly<Record<string, EventState>>;

/** State of one kind of seat of a date. */
export function offerState(
  { meetings }: Pick<EventSession, 'meetings'>,
  { release, seats }: Pick<EventOffer, 'release' | 'seats'>,
  now: Date,
): EventState {
  return seatState({ meetings, release, seats }, now);
}

/** What can be done with a date of an event now: the best of its kinds of seat. */
export function sessionState(
  session: Pick<EventSession, 'meetings' | 'offers'>,
  now: Date,
): EventState {
  return bestState(session.offers.map((offer) => offerState(session, offer, now)));
}

/** The states of every seat of these dates. */
export function seatStates(sessions: readonly EventSession[], now: Date): SeatStates {
  return Object.fromEntries(
    sessions.flatMap((session) =>
      session.offers.map((offer) => [offer.productID, offerState(session, offer, now)]),
    ),
  );
}
