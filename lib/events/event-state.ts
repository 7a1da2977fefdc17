import { chicagoIso } from '@/lib/core/time/chicago-time';
import { meetingEnd, type Meeting } from '@/lib/catalogue/meetings';
import type { StockBand } from '@/lib/catalogue/product/product';
import { releaseEnd, releaseStart, type ReleaseDates } from '@/lib/catalogue/release';
import { meetingStart, type EventOffer, type EventSession } from './event';

/** What can be done with a seat now, the best first: of several kinds of seat a date shows the first that one of them has. */
const kinds = [
  'on-sale',
  'few-seats',
  'not-yet',
  'sold-out',
  'closed',
  'under-way',
  'over',
] as const;

/**
 * What can be done with an event now. `not-yet`: registration opens later. `closed`: its release ended before it begins. `under-way`: between
 * the start of its first and the end of its last meeting. `opens` is the instant of a `not-yet` in Chicago's own
 * offset (`2027-01-06T00:00:00-06:00`), so that its day and hour can be read off it; else `null`.
 */
export interface EventState {
  kind: (typeof kinds)[number];
  opens: string | null;
}

/** What decides about one kind of seat of one date. */
export interface SeatTerms {
  /** Every day it meets, the earliest first. */
  meetings: readonly Meeting[];
  release: ReleaseDates;
  /** How many seats are left. */
  seats: StockBand;
}

/**
 * The one rule of what can be done with a seat at an instant (specification A4, ruling 34): bookable from its release until its start in Chicago, never
 * after. What is sold out says so before its release too. Without a day it cannot be booked.
 */
export function seatState({ meetings, release, seats }: SeatTerms, now: Date): EventState {
  const [first, last] = [meetings[0], meetings.at(-1)];
  if (!first || !last) return state('closed');
  if (now >= meetingEnd(last)) return state('over');
  if (now >= meetingStart(first)) return state('under-way');
  if (seats === 'out') return state('sold-out');
  const [opens, closes] = [releaseStart(release), releaseEnd(release)];
  if (opens && now < opens)
    return opens < meetingStart(first) ? state('not-yet', opens) : state('closed');
  if (closes && now >= closes) return state('closed');
  return state(seats === 'low' ? 'few-seats' : 'on-sale');
}

/** The state of several kinds of seat together: the best of them; of those that open later the soonest. */
export function bestState(states: readonly EventState[]): EventState {
  const [best] = [...states].sort(
    (a, b) =>
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.opens ?? '').localeCompare(b.opens ?? ''),
  );
  return best ?? state('closed');
}

/** Whether a seat can be put in the cart and bought. */
export function isBookable({ kind }: EventState): boolean {
  return kind === 'on-sale' || kind === 'few-seats';
}

/** Whether the event has begun, and with it the time to join. */
export function hasBegun({ kind }: EventState): boolean {
  return kind === 'under-way' || kind === 'over';
}

/** The instants at which a seat's state changes by itself. */
export function stateChanges({
  meetings,
  release,
}: Pick<SeatTerms, 'meetings' | 'release'>): Date[] {
  const [first, last] = [meetings[0], meetings.at(-1)];
  return [
    releaseStart(release),
    releaseEnd(release),
    first && meetingStart(first),
    last && meetingEnd(last),
  ].filter((instant) => instant instanceof Date);
}

function state(kind: EventState['kind'], opens: Date | null = null): EventState {
  return { kind, opens: opens && chicagoIso(opens) };
}

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
