import { performance } from 'node:perf_hooks';

const windowMs = 60_000;
const mostKeys = 2_000;

interface Repeated {
  since: number;
  more: number;
}

/**
 * Makes one line of what repeats: the first of a key is written at once, those within the minute after it are counted and written together, with
 * their number, when the minute is over. `write` gets the key's value and how many it stands for. So many keys at most: more than that are written at once.
 */
export function createCollapse<T>(
  write: (value: T, count: number) => void,
  nowMs: () => number = () => performance.now(),
) {
  const known = new Map<string, Repeated & { value: T }>();
  const writeEnded = () => {
    for (const [key, { since, more, value }] of known) {
      if (nowMs() - since < windowMs) continue;
      known.delete(key);
      if (more > 0) write(value, more);
    }
  };
  return {
    take(key: string, value: T): void {
      writeEnded();
      const repeated = known.get(key);
      if (repeated) {
        repeated.more += 1;
        return;
      }
      write(value, 1);
      if (known.size >= mostKeys) return;
      known.set(key, { since: nowMs(), more: 0, value });
      setTimeout(writeEnded, windowMs + 1).unref();
    },
  };
}
