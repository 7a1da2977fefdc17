import { timeout, TimeoutStrategy } from 'cockatiel';

/**
 * Work that is waited for no longer than `ms`, for clients whose own limit is for a silent connection alone: an answer may come drop by drop for ever. The work
 * itself goes on, so that nobody knows what becomes of it. Throws what it throws, and an Error when it is late.
 */
export function inTime<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return timeout(ms, TimeoutStrategy.Aggressive).execute(work);
}
