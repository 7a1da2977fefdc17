import { now } from '@/lib/core/clock';

/** A value fetched at most every `maxAgeMs`; while fetching fails, the last good copy is served. Throws only when there is none. */
export function latestGood<T>(maxAgeMs: number, fetchValue: () => Promise<T>): () => Promise<T> {
  let held: { value: T } | undefined;
  let fetchedAt = -Infinity;
  let running: Promise<T> | undefined;
  const refresh = () => (running ??= fetchValue().then((value) => {
    held = { value };
    fetchedAt = now().getTime();
    return value;
  }).finally(() => { running = undefined; }));
  return async () => {
    const age = now().getTime() - fetchedAt;
    if (held && age >= 0 && age < maxAgeMs) return held.value;
    try {
      return await refresh();
    } catch (error) {
      if (held) return held.value;
      throw error;
    }
  };
}
