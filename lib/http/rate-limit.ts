interface Bucket {
  tokens: number;
  filledAt: number;
}

export interface RateLimit {
  /** Requests that may come at once. */
  burst: number;
  /** Requests given back per second. */
  perSecond: number;
}

const maxBuckets = 50_000;

/**
 * A token bucket per key in this process's memory; the oldest keys are forgotten first. `take` says whether a request may pass; `giveBack`
 * undoes one that should not have counted.
 */
export function createRateLimiter(limit: RateLimit): { take(key: string, nowMs: number): boolean; giveBack(key: string): void } {
  const buckets = new Map<string, Bucket>();
  return {
    take(key, nowMs) {
      const known = buckets.get(key);
      const filled = known ? Math.min(limit.burst, known.tokens + (Math.max(0, nowMs - known.filledAt) / 1000) * limit.perSecond) : limit.burst;
      const allowed = filled >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: allowed ? filled - 1 : filled, filledAt: nowMs });
      if (buckets.size > maxBuckets) buckets.delete(buckets.keys().next().value ?? key);
      return allowed;
    },
    giveBack(key) {
      const known = buckets.get(key);
      if (known) known.tokens = Math.min(limit.burst, known.tokens + 1);
    },
  };
}
