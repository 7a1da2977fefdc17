interface Count {
  failures: number;
  until: number;
}

const mostKeys = 50_000;

/** Failed log-ins per key in this process; a key is forgotten when `windowMs` have passed since its last failure. Times in milliseconds. */
export function createFailureCount(windowMs: number) {
  const counts = new Map<string, Count>();
  const read = (key: string, nowMs: number): number => {
    const known = counts.get(key);
    return known && known.until > nowMs ? known.failures : 0;
  };
  const write = (key: string, failures: number, nowMs: number): void => {
    counts.delete(key);
    if (failures > 0) counts.set(key, { failures, until: nowMs + windowMs });
    if (counts.size > mostKeys) counts.delete(counts.keys().next().value ?? key);
  };
  return {
    read,
    /** Counts one more; called before the answer is known, so that attempts at once are all counted. */
    add: (key: string, nowMs: number): void => write(key, read(key, nowMs) + 1, nowMs),
    /** Takes one back that turned out to be none. */
    takeBack: (key: string, nowMs: number): void => write(key, Math.max(0, read(key, nowMs) - 1), nowMs),
    forget: (key: string): void => {
      counts.delete(key);
    },
  };
}
