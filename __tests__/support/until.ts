import { setTimeout as delay } from 'node:timers/promises';

/** How soon a change at a vendor shows, in milliseconds. */
export const withinMs = 5000;

/** Waits until `read` answers `wanted`, and says how long that took. */
export async function until<T>(
  read: () => Promise<T>,
  wanted: (value: T) => boolean,
  limitMs = withinMs,
): Promise<number> {
  const started = performance.now();
  for (;;) {
    const value = await read();
    const elapsed = performance.now() - started;
    if (wanted(value)) return elapsed;
    if (elapsed > limitMs)
      throw new Error(`Not within ${limitMs} ms: ${JSON.stringify(value)?.slice(0, 300)}`);
    await delay(50);
  }
}
