import { bandOfUnits } from '@/lib/catalogue/stock-band';
import { limits } from '@/lib/config/limits';
import type { EventOffer, EventSession } from './event';
import type { EventFacts } from './event-facts.server';
import { bestState, isBookable, type EventState, type SeatStates } from './event-state';
import { stateWords } from './event-words';

/** What a booking goes by: the states its page was made with, overtaken by the server's facts once they are there. */
export interface BookingFacts {
  /** What can be done with each kind of seat, by product ID. */
  states: SeatStates;
  facts: EventFacts | null;
}

const gone: EventState = { kind: 'closed', opens: null };

/** What can be done with a kind of seat now; one that the shop no longer lists is closed. */
export function offerStateNow(
  { productID }: Pick<EventOffer, 'productID'>,
  { states, facts }: BookingFacts,
): EventState {
  return (facts?.states ?? states)[productID] ?? gone;
}

/** What can be done with a date now: the best of its kinds of seat, few when few are left of all of them. */
export function sessionStateNow(
  { offers }: Pick<EventSession, 'offers'>,
  now: BookingFacts,
): EventState {
  const state = bestState(offers.map((offer) => offerStateNow(offer, now)));
  if (!isBookable(state) || !now.facts) return state;
  return {
    kind: bandOfUnits(sessionSeats({ offers }, now)) === 'in' ? 'on-sale' : 'few-seats',
    opens: null,
  };
}

/** A date's state in words, with the figure of seats where that is known. `today` is a Chicago day. */
export function sessionWordsNow(
  session: Pick<EventSession, 'offers'>,
  now: BookingFacts,
  today: string,
): string {
  const state = sessionStateNow(session, now);
  return now.facts && isBookable(state)
    ? seatsWords(sessionSeats(session, now))
    : stateWords(state, today);
}

/** Seats left of a kind of seat by the server's facts; `null` without a limit or while no figure is known. */
function seatsOf(
  { productID }: Pick<EventOffer, 'productID'>,
  facts: EventFacts | null,
): number | null {
  return facts?.seats[productID] ?? null;
}

/** The date to begin with: the first with a seat that can be booked now, else the first. */
export function firstOpen(sessions: readonly EventSession[], states: SeatStates): string {
  const open = sessions.find(({ offers }) =>
    offers.some((offer) => isBookable(offerStateNow(offer, { states, facts: null }))),
  );
  return (open ?? sessions[0])?.productID ?? '';
}

/** What a visitor has chosen to book: a date and a kind of seat by their products, and how many. */
interface BookingChoice {
  date: string;
  /** `null` for the first kind of the date that can be booked. */
  kind: string | null;
  quantity: number;
}

/** What a choice comes to now: the seat it is, what can be done with it, and how many of it are taken at least, at most and by the choice. */
export function bookingNow(
  sessions: readonly EventSession[],
  { date, kind, quantity }: BookingChoice,
  now: BookingFacts,
) {
  const session = sessions.find(({ productID }) => productID === date);
  const offer =
    session &&
    (session.offers.find(({ productID }) => productID === kind) ??
      session.offers.find((candidate) => isBookable(offerStateNow(candidate, now))) ??
      session.offers[0]);
  const state = offer && offerStateNow(offer, now);
  const open = state !== undefined && isBookable(state);
  const least = offer && open ? Math.max(1, offer.minQuantity) : 1;
  const most =
    offer && open ? Math.max(least, mostSeats(seatsOf(offer, now.facts), offer.maxQuantity)) : 1;
  return {
    session,
    offer,
    state,
    open,
    least,
    most,
    wanted: Math.min(Math.max(quantity, least), most),
  };
}

/** `Adult`, `Adult, Blue glaze`, or `Seat` where there is one kind only. */
export function offerName({ size, color }: Pick<EventOffer, 'size' | 'color'>): string {
  return [size, color].filter(Boolean).join(', ') || 'Seat';
}

/** Seats left of a whole date: the sum of its kinds that can be booked now; `null` without a limit. */
function sessionSeats({ offers }: Pick<EventSession, 'offers'>, now: BookingFacts): number | null {
  const counts = offers
    .filter((offer) => isBookable(offerStateNow(offer, now)))
    .map((offer) => seatsOf(offer, now.facts));
  return counts.includes(null)
    ? null
    : counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
}

/** The most seats that are named by figure: beyond, a date simply has seats. */
const countedUpTo = 8;

/** Seats left in words: a figure when few are left, never one for unlimited stock (ruling 16). `null` means no limit. */
export function seatsWords(left: number | null): string {
  if (left !== null && left <= 0) return 'Sold out';
  if (left === null || left > countedUpTo) return 'Seats available';
  return left === 1 ? '1 seat left' : `${left} seats left`;
}

/** The most seats one booking may take: what is left, or the schedule's maximum (specification A5). */
export function mostSeats(left: number | null, scheduleMaximum: number): number {
  return Math.max(0, Math.min(left ?? limits.unlimitedStockQuantity, scheduleMaximum));
}
