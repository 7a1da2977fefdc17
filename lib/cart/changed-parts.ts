import type { Fulfillment } from './schema';

/** The parts of what is said that differ from what was said before; `null` for none. */
export function changedParts(said: Fulfillment, before: Fulfillment): Fulfillment | null {
  const changed = Object.entries(said).filter(
    ([name, part]) => JSON.stringify(part) !== JSON.stringify(before[name as keyof Fulfillment]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : null;
}
