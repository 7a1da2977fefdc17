type Work = () => Promise<void>;

/**
 * Writes one at a time, the newest wish per key: work that has not begun is replaced by newer work of its key. Work that throws does
 * not stop the queue.
 */
export function createLatestQueue() {
  const waiting = new Map<string, Work>();
  let running = false;

  async function drain(): Promise<void> {
    if (running) return;
    running = true;
    for (let work = take(); work; work = take()) await work().catch(() => undefined);
    running = false;
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
      void drain();
    },
    /** Whether work of a key has not begun yet. */
    waits: (key: string): boolean => waiting.has(key),
    /** Work not begun yet. */
    size: (): number => waiting.size,
  };
}
