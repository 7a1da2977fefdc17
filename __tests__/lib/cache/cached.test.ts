/** @jest-environment node */
import { cached } from '@/lib/cache/cached';
import { cacheManifest } from '@/lib/cache/manifest';

const copies = new Map<string, unknown>();
/** Seconds that each entry lets the page live that reads it. */
const lifetimes: number[] = [];

/** The framework's cache, which serves what it has until it is told of a change. */
jest.mock('next/cache', () => ({
  unstable_cache:
    (make: () => Promise<unknown>, key: string[], { revalidate }: { revalidate: number }) =>
    async () => {
      lifetimes.push(revalidate);
      const name = key.join(' ');
      if (!copies.has(name)) copies.set(name, await make());
      return copies.get(name);
    },
}));

const hour = cacheManifest.product.seconds;
const begin = new Date('2026-05-05T15:00:00Z');
const at = (seconds: number) => jest.setSystemTime(begin.getTime() + seconds * 1000);
/** A product whose price changes by itself after so many seconds. */
const read = (price: () => Promise<number>, secondsUntilNextChange: number | null) =>
  cached('product', '100310', price, {
    nextChange: () =>
      secondsUntilNextChange === null ? null : new Date(Date.now() + secondsUntilNextChange * 1000),
  });

describe('what is kept of something that changes by itself (ruling 33)', () => {
  beforeEach(() => {
    copies.clear();
    lifetimes.length = 0;
    jest.useFakeTimers({ now: begin });
  });
  afterEach(() => jest.useRealTimers());

  it.each([
    ['before its age', 90, 90],
    ['after its age', hour + 90, hour],
    ['never', null, hour],
    ['at this moment', 0, 1],
  ])(
    'lets a page live until its change, which comes %s, and no longer',
    async (_, change, left) => {
      await read(() => Promise.resolve(1), change);
      expect(Math.min(...lifetimes)).toBe(left);
    },
  );

  it('lets a page that is made later live for the rest alone', async () => {
    await read(() => Promise.resolve(1), 90);
    lifetimes.length = 0;
    at(60);
    await read(() => Promise.resolve(2), 90);
    expect(Math.min(...lifetimes)).toBe(30);
  });

  it('is made anew from the moment of its change on', async () => {
    const prices = [1, 2];
    const next = () => Promise.resolve(prices.shift() ?? 0);
    expect(await read(next, 90)).toBe(1);
    at(89);
    expect(await read(next, 90)).toBe(1);
    at(90);
    expect(await read(next, 90)).toBe(2);
  });

  it('is made anew at its age, though it changes later or not at all', async () => {
    for (const change of [hour + 90, null]) {
      copies.clear();
      at(0);
      const prices = [1, 2];
      const next = () => Promise.resolve(prices.shift() ?? 0);
      expect(await read(next, change)).toBe(1);
      at(hour - 1);
      expect(await read(next, change)).toBe(1);
      at(hour);
      expect(await read(next, change)).toBe(2);
    }
  });

  it('serves the copy of before while it cannot be made anew, for a day at most, and asks again soon', async () => {
    await read(() => Promise.resolve(1), 90);
    const down = () => Promise.reject(new Error('down'));
    at(100);
    lifetimes.length = 0;
    expect(await read(down, 90)).toBe(1);
    expect(Math.min(...lifetimes)).toBe(30);
    at(90 + 24 * 3600 + 1);
    await expect(read(down, 90)).rejects.toThrow('down');
  });
});
