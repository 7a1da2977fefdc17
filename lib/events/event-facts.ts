import type { SeatStates } from './session-state';

/** Seats of one event product that a customer has bought; `null` where only that there are some is known. */
export interface BoughtSeats {
  productID: string;
  seats: number | null;
}

/** What an event page asks once it is open: what no cached page may say. */
export interface EventFacts {
  /** Seats left by product ID; `null` is no limit. */
  seats: Record<string, number | null>;
  /** What can be done with each kind of seat now, by product ID. */
  states: SeatStates;
  /** The seats this shopper has bought of it. */
  purchased: BoughtSeats[];
  /** The server's clock, ISO. */
  now: string;
  /** Milliseconds until one of the states changes by itself; `null` when none does. */
  standsFor: number | null;
}
