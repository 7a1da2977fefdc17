/** @jest-environment node */
import type { Limit } from '@/lib/limits/limit-store';
import { createMemoryStore } from '@/lib/limits/memory-store';

const limit: Limit = { name: 'tries', burst: 3, perSecond: 2 };
const slow: Limit = { name: 'slow', burst: 10, perSecond: 10 / 3600 };

describe('the store of limits in memory', () => {
  it('lets a burst pass, then as many as come back with time, per key', async () => {
    const store = createMemoryStore();
    const take = (key: string, ms: number) => store.take(limit, key, ms, 1);
    expect([
      await take('a', 0),
      await take('a', 0),
      await take('a', 0),
      await take('a', 0),
    ]).toEqual([true, true, true, false]);
    expect(await take('b', 0)).toBe(true);
    expect([await take('a', 500), await take('a', 500), await take('a', 1000)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await store.take({ ...limit, name: 'other' }, 'a', 1000, 1)).toBe(true);
  });

  it('takes several at once or none, gives back, and tells how many count', async () => {
    const store = createMemoryStore();
    expect(await store.count(slow, 'a', 0)).toBe(0);
    expect([
      await store.take(slow, 'a', 0, 8),
      await store.take(slow, 'a', 0, 3),
      await store.take(slow, 'a', 0, 2),
    ]).toEqual([true, false, true]);
    expect(await store.count(slow, 'a', 0)).toBe(10);
    await store.giveBack(slow, 'a', 0, 4);
    expect(await store.count(slow, 'a', 0)).toBe(6);
    expect(await store.count(slow, 'a', 1_800_000)).toBeCloseTo(1);
    await store.giveBack(slow, 'a', 3_600_000, 100);
    expect([
      await store.take(slow, 'a', 3_600_000, 11),
      await store.take(slow, 'a', 3_600_000, 10),
    ]).toEqual([false, true]);
  });

  it.each([1, 2])(
    'a flood of 20,000 forged keys, %i tries each, pushes out its own: who used up a limit, or much of it, is remembered',
    async (each) => {
      const store = createMemoryStore(2000);
      const keys = (name: string) => Array.from({ length: 300 }, (_, index) => `${name}-${index}`);
      for (const key of keys('refused')) await store.take(slow, key, 0, 10);
      for (const key of keys('guessing')) await store.take(slow, key, 0, 7);
      let passed = 0;
      for (let forged = 0; forged < 20_000; forged += 1)
        passed += Number(await store.take(slow, `forged-${forged}`, forged / 100, each));
      expect(passed).toBe(20_000);
      for (const key of keys('refused')) expect(await store.take(slow, key, 200, 1)).toBe(false);
      for (const key of keys('guessing'))
        expect(Math.ceil(await store.count(slow, key, 200))).toBe(7);
      expect(await store.take(slow, 'newcomer', 200, 1)).toBe(true);
    },
  );

  it('keeps keys that are used up even when there is room for nothing else; new ones share one allowance', async () => {
    const store = createMemoryStore(100);
    for (let key = 0; key < 100; key += 1) await store.take(slow, `used-${key}`, 0, 10);
    let passed = 0;
    for (let forged = 0; forged < 20_000; forged += 1)
      passed += Number(await store.take(slow, `forged-${forged}`, 0, 1));
    expect(passed).toBe(1000);
    for (let key = 0; key < 100; key += 1)
      expect(await store.take(slow, `used-${key}`, 0, 1)).toBe(false);
    expect(await store.take(slow, 'one-more', 0, 1)).toBe(false);
    expect(await store.take(slow, 'one-more', 4000, 1)).toBe(true);
    // What has come back with time needs no remembering.
    expect(await store.take(slow, 'later', 3_600_000, 10)).toBe(true);
  });

  type Step = [key: string, count: number, ms?: number];
  it.each<[string, number, Step[], Record<string, number>]>([
    [
      'makes room of what has one try left',
      1,
      [
        ['a', 9],
        ['b', 1],
      ],
      { a: 0, b: 1 },
    ],
    [
      'makes room of nothing for who is there already',
      2,
      [
        ['a', 5],
        ['b', 1],
        ['a', 1],
      ],
      { a: 6, b: 1 },
    ],
    [
      'keeps nothing of what is given back to nobody',
      2,
      [
        ['a', 1],
        ['x', -1],
        ['b', 1],
      ],
      { a: 1, b: 1 },
    ],
    [
      'forgets who tried once before who tried three times',
      2,
      [
        ['a', 3],
        ['b', 1],
        ['c', 1],
      ],
      { a: 3, b: 0, c: 1 },
    ],
    [
      'forgets a third before a half',
      2,
      [
        ['a', 5],
        ['b', 3],
        ['c', 1],
      ],
      { a: 5, b: 0, c: 1 },
    ],
    [
      'forgets of two alike the one that was touched longest ago',
      3,
      [
        ['a', 5],
        ['b', 5],
        ['light', 1],
        ['c', 1],
        ['a', 1],
        ['c', 8],
        ['d', 1],
      ],
      { a: 6, b: 0, c: 9, d: 1 },
    ],
    [
      'is not held up by who has less than one try left',
      2,
      [
        ['a', 10],
        ['a', 1, 180_000],
        ['b', 8, 180_000],
        ['c', 1, 180_000],
      ],
      { a: 9.5, b: 0, c: 1 },
    ],
    [
      'counts what came back until something is given back',
      1,
      [
        ['a', 10],
        ['a', -1, 1_800_000],
      ],
      { a: 4 },
    ],
    [
      'lets nobody save up tries',
      1,
      [
        ['a', 1],
        ['a', 11, 36_000_000],
      ],
      { a: 0 },
    ],
    [
      'takes a clock that goes back for one that stands',
      1,
      [
        ['a', 1, 1_800_000],
        ['a', 1, 0],
      ],
      { a: 2 },
    ],
  ])('%s', async (_, most, steps, counts) => {
    const store = createMemoryStore(most);
    let last = 0;
    for (const [key, count, ms = 0] of steps) {
      last = ms;
      await (count > 0 ? store.take(slow, key, ms, count) : store.giveBack(slow, key, ms, -count));
    }
    for (const [key, count] of Object.entries(counts))
      expect(await store.count(slow, key, last)).toBeCloseTo(count, 5);
  });

  it('one limit’s keys do not push out another’s', async () => {
    const store = createMemoryStore(10);
    await store.take(slow, 'a', 0, 1);
    for (let key = 0; key < 1000; key += 1) await store.take(limit, `forged-${key}`, 0, 3);
    expect(await store.count(slow, 'a', 0)).toBe(1);
  });
});
