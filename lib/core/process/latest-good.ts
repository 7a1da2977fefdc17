import { now } from '@/lib/core/time/clock';

/** Reads the value; `drop` has the next read fetch it anew, with the last good copy still at hand. */
export type LatestGood<T> = (() => Promise<T>) & { drop(): void };

/** A value fetched at most every `maxAgeMs`; while fetching fails, the last good copy is served. Throws only when there is none. */
export function latestGood<T>(maxAgeMs: number, fetchValue: () => Promise<T>): LatestGood<T> {
  let latest: { value: T } | undefined;
  let fetchedAt = -Infinity;
  let drops = 0;
  let running: Promise<T> | undefined;
  const refresh = async (): Promise<T> => {
    const before = drops;
    try {
      const value = await fetchValue();
      if (drops === before) {
        latest = { value };
        fetchedAt = now().getTime();
      }
      return value;
    } finally {
      if (drops === before) running = undefined;
    }
  };
  const read = async () => {
    const age = now().getTime() - fetchedAt;
    if (latest && age >= 0 && age < maxAgeMs) return latest.value;
    try {
      return await (running ??= refresh());
    } catch (error) {
      if (latest) return latest.value;
      throw error;
    }
  };
  const drop = () => {
    drops += 1;
    fetchedAt = -Infinity;
    running = undefined;
  };
  return Object.assign(read, { drop });
}
