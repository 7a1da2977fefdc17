import type { Limit, LimitStore } from './limit-store';
import { createShelf, type Shelf } from './shelf';

/** Keys remembered under each limit: some four megabytes. */
const mostKeys = 20_000;

/**
 * Counts in this process's memory, never more than `most` keys under a limit; one limit's keys never push out another's. What is forgotten first
 * is what weighs least (`shelf.ts`). While every key kept is one that has used up its limit, new keys share one allowance a hundred times as wide:
 * newcomers still pass, and a flood of forged keys gains no more than that.
 */
export function createMemoryStore(most = mostKeys): LimitStore {
  const shelves = new Map<string, Shelf>();
  const shelfOf = (limit: Limit): Shelf => {
    const shelf = shelves.get(limit.name);
    if (shelf) return shelf;
    const made = createShelf(limit, most);
    shelves.set(limit.name, made);
    return made;
  };
  return {
    take: (limit, key, nowMs, count) => Promise.resolve(shelfOf(limit).take(key, nowMs, count)),
    giveBack: (limit, key, nowMs, count) =>
      Promise.resolve(shelfOf(limit).giveBack(key, nowMs, count)),
    count: (limit, key, nowMs) => Promise.resolve(shelfOf(limit).count(key, nowMs)),
  };
}
