/** What an event page asks once it is open: what no cached page may say. */
export interface EventFacts {
  /** Seats left by product ID; `null` is no limit. */
  seats: Record<string, number | null>;
  /** Dates this shopper has bought: product IDs. */
  purchased: string[];
  /** The server's clock, ISO. */
  now: string;
}
