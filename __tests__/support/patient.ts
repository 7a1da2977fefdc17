import { systems, type System } from '@/lib/upstream/systems';

/** Time limits of a search client (milliseconds) for tests on a machine that is busy with others: what is asked is whether the answer is right. */
export const patient = { timeouts: { connect: 10_000, read: 30_000, write: 30_000 } };

/**
 * Lets calls of these systems take their time on a busy machine, as above; without names, of all. To be called before the first call: limits are read
 * then. For suites that ask what many at once come to, not how long a shopper waits.
 */
export function relaxTimeLimits(...names: System[]): void {
  const relaxed = names.length > 0 ? names : (Object.keys(systems) as System[]);
  for (const name of relaxed) Object.assign(systems[name], { attemptMs: 60_000, totalMs: 90_000 });
}
