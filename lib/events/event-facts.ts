import type { BoughtSeats } from './bought';
import type { SeatStates } from './session-state';

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
}
