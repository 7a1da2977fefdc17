/** So many at once, and so many given back per second, counted under a name of its own. */
export interface Limit {
  name: string;
  burst: number;
  perSecond: number;
}

/**
 * Where attempts are counted. Every operation names the limit, the key it counts for, and an instant in milliseconds of a clock that never
 * goes back. Asynchronous, so that a store shared by all storefronts can take the place of the memory.
 */
export interface LimitStore {
  /** Takes `count` at once, or nothing: whether they were within the limit. */
  take(limit: Limit, key: string, nowMs: number, count: number): Promise<boolean>;
  /** Undoes a `take` that should not have counted. */
  giveBack(limit: Limit, key: string, nowMs: number, count: number): Promise<void>;
  /** How many count against the key now; what came back with time does not. */
  count(limit: Limit, key: string, nowMs: number): Promise<number>;
}
