type Work = () => Promise<void>;

/** Runs writes one at a time. Work that has not begun is replaced by newer work of its key; work that throws does not stop the queue. */
export function createLatestQueue() {
  const waiting = new Map<string, Work>();
  let underWay: Promise<void> | null = null;

  async function drain(): Promise<void> {
    for (let work = take(); work; work = take()) await work().catch(() => undefined);
    underWay = null;
  }

  function take(): Work | undefined {
    const next = waiting.entries().next().value;
    if (next) waiting.delete(next[0]);
    return next?.[1];
  }

  return {
    put(key: string, work: Work): void {
      waiting.delete(key);
      waiting.set(key, work);
      underWay ??= drain();
    },
    /** Whether work of a key has not begun yet. */
    waits: (key: string): boolean => waiting.has(key),
    /** A promise that settles once nothing waits or is in flight; `null` when that is so already. */
    underWay: () => underWay,
    /** Work not begun yet. */
    size: (): number => waiting.size,
  };
}
