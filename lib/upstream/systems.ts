/** The limits of one kind of call: milliseconds per attempt and in all, and how often a read is repeated. */
export interface CallPolicy {
  attemptMs: number;
  totalMs: number;
  /** Repeats of an idempotent call; any other call is never repeated. */
  retries: number;
  /** Share of failed calls at which the breaker opens. */
  breakAt: number;
  /** For how long a system that is over its limit is not called, in milliseconds, where its client does not show `Retry-After`. */
  busyMs?: number;
  /** Asked with a key of the shop's own alone: a 401 or 403 is of the key, never of a shopper. */
  ownKey?: true;
}

/** Kinds of calls with their limits: the table of the resiliency design, one breaker each. */
export const systems = {
  'commerce-auth': { attemptMs: 3000, totalMs: 5000, retries: 1, breakAt: 0.5 },
  catalogue: { attemptMs: 2000, totalMs: 4000, retries: 2, breakAt: 0.5 },
  orders: { attemptMs: 3000, totalMs: 6000, retries: 2, breakAt: 0.5 },
  calculate: { attemptMs: 8000, totalMs: 10_000, retries: 1, breakAt: 0.5 },
  submit: { attemptMs: 25_000, totalMs: 25_000, retries: 0, breakAt: 0.3 },
  'payment-token': { attemptMs: 3000, totalMs: 6000, retries: 1, breakAt: 0.5 },
  // The vendor counts calls by the second.
  content: { attemptMs: 2000, totalMs: 3000, retries: 2, breakAt: 0.5, busyMs: 1000, ownKey: true },
  'content-preview': {
    attemptMs: 4000,
    totalMs: 6000,
    retries: 1,
    breakAt: 0.5,
    busyMs: 1000,
    ownKey: true,
  },
  // The indexer's: no shopper waits for it.
  'indexed-content': {
    attemptMs: 10_000,
    totalMs: 30_000,
    retries: 3,
    breakAt: 0.5,
    busyMs: 1000,
    ownKey: true,
  },
  files: { attemptMs: 2000, totalMs: 3000, retries: 2, breakAt: 0.5, ownKey: true },
  'delivery-facts': { attemptMs: 2000, totalMs: 3000, retries: 2, breakAt: 0.5 },
  search: { attemptMs: 1000, totalMs: 1500, retries: 1, breakAt: 0.5, ownKey: true },
  captcha: { attemptMs: 3000, totalMs: 3000, retries: 0, breakAt: 0.5 },
  integration: { attemptMs: 2000, totalMs: 3000, retries: 1, breakAt: 0.5 },
  // A shopper waits for it, and the local rules answer in its place.
  'address-validation': { attemptMs: 1500, totalMs: 2000, retries: 1, breakAt: 0.5, ownKey: true },
  // No shopper waits for it: rates are read by night, sales are sent from the outbox.
  tax: { attemptMs: 15_000, totalMs: 30_000, retries: 1, breakAt: 0.5, ownKey: true },
  maps: { attemptMs: 2000, totalMs: 3000, retries: 1, breakAt: 0.5, ownKey: true },
  // Called with every use of a customer's session, so its outage must cost next to nothing.
  visits: { attemptMs: 800, totalMs: 1000, retries: 1, breakAt: 0.5 },
  'search-events': { attemptMs: 2000, totalMs: 2000, retries: 0, breakAt: 0.5, ownKey: true },
} as const satisfies Record<string, CallPolicy>;

export type System = keyof typeof systems;
