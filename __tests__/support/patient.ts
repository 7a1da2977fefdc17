import { systems } from '@/lib/upstream/systems';

/** Time limits of a search client (milliseconds) for tests on a machine that is busy with others: what is asked is whether the answer is right. */
export const patient = { timeouts: { connect: 10_000, read: 30_000, write: 30_000 } };

/** Lets the shop wait for searches on a busy machine, as above. To be called before the first one: limits are read then. */
export function waitForSearches(): void {
  Object.assign(systems.search, { attemptMs: 30_000, totalMs: 60_000 });
}
