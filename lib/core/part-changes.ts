const tellAgainMs = 10_000;

/** Which parts of a file have changed since those who made copies of them were last told. */
export interface PartChanges {
  /** What the file says now, part by part; the first call is what later ones are compared with. */
  note(parts: Readonly<Record<string, unknown>>): void;
  /** The parts to tell at `nowMs`: once, and again for ten seconds, for the copies that were being made from the old ones meanwhile. */
  changedParts(nowMs: number): string[];
}

/** Follows a file that is read over and over: a change that somebody read before it was told is told all the same. */
export function partChanges(): PartChanges {
  let before: Map<string, string> | undefined;
  const changed = new Map<string, number>();
  return {
    note(parts) {
      const now = new Map(
        Object.entries(parts).map(([part, value]) => [part, JSON.stringify(value)]),
      );
      for (const part of before ? new Set([...before.keys(), ...now.keys()]) : [])
        if (before?.get(part) !== now.get(part)) changed.set(part, Infinity);
      before = now;
    },
    changedParts(nowMs) {
      for (const [part, at] of changed) {
        if (at === Infinity) changed.set(part, nowMs);
        else if (nowMs - at > tellAgainMs) changed.delete(part);
      }
      return [...changed.keys()];
    },
  };
}
