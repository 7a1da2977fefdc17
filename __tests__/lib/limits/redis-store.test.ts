/** @jest-environment node */
import type { Limit } from '@/lib/limits/limit-store';
import { createMemoryStore } from '@/lib/limits/memory-store';
import { createRedisStore } from '@/lib/limits/redis-store';
import { promised, still } from '@/scripts/prove/replicas/limit-store-contract';

const limit: Limit = { name: 'log-in account', burst: 2, perSecond: 0 };
const secret = 'the secret of these tests';

/** A Redis that answers what it is told, and notes what it was asked. */
const answering = (answer: (command: readonly string[]) => unknown) => {
  const asked: string[][] = [];
  return {
    asked,
    send: (command: readonly string[]) => {
      asked.push([...command]);
      return Promise.resolve().then(() => answer(command));
    },
  };
};
const away = () => {
  throw new Error('Redis is away.');
};

describe('what every store of limits promises', () => {
  const stores = [
    ['in memory', () => createMemoryStore()],
    [
      'in Redis while it is away',
      () => createRedisStore(answering(away), createMemoryStore(), secret),
    ],
  ] as const;
  for (const [name, make] of stores)
    it.each([...promised])(`${name}: $what`, async ({ run, answers }) => {
      let ms = 0;
      const wait = (more: number) => {
        ms += more;
        return Promise.resolve();
      };
      expect(await run(make(), { now: () => ms, wait })).toEqual(answers);
    });
});

describe('the store of limits in Redis', () => {
  it('does as Redis says, whatever this process has counted', async () => {
    const redis = answering(([, , , , , , wanted]) => [wanted === '1' ? 0 : 1, '1.500000000']);
    const store = createRedisStore(redis, createMemoryStore(), secret);
    expect(await store.take(limit, 'a', 0, 1)).toBe(false);
    expect(await store.take(limit, 'a', 0, 2)).toBe(true);
    expect(await store.take(limit, 'a', 0, 2)).toBe(true);
    expect(await store.count(limit, 'a', 0)).toBe(1.5);
  });

  it('asks to count without taking anything, and to give back what was taken', async () => {
    const redis = answering(() => [1, '2']);
    const store = createRedisStore(redis, createMemoryStore(), secret);
    await store.take(limit, 'a', 0, 2);
    await store.count(limit, 'a', 0);
    await store.giveBack(limit, 'a', 0, 1);
    expect(redis.asked.map((command) => command.at(-1))).toEqual(['2', '0', '-1']);
  });

  it('still knows what this process has counted when Redis goes away', async () => {
    let isAway = false;
    const redis = answering(() => (isAway ? away() : [1, '2']));
    const store = createRedisStore(redis, createMemoryStore(), secret);
    expect(await store.take(limit, 'a', 0, 2)).toBe(true);
    isAway = true;
    expect(await store.count(limit, 'a', 0)).toBe(2);
    expect(await store.take(limit, 'a', 0, 1)).toBe(false);
  });

  it('counts nothing here that Redis has refused', async () => {
    let answer = (): unknown => [0, '2'];
    const redis = answering(() => answer());
    const store = createRedisStore(redis, createMemoryStore(), secret);
    expect(await store.take(limit, 'a', 0, 1)).toBe(false);
    answer = away;
    expect(await store.take(limit, 'a', 0, 2)).toBe(true);
  });

  it('sends the script when Redis does not know it, with a key that is a hash with the secret', async () => {
    const redis = answering(([name]) => {
      if (name === 'EVALSHA') throw new Error('NOSCRIPT No matching script.');
      return [1, '1'];
    });
    const [one, other] = ['one secret', 'another secret'].map((of) =>
      createRedisStore(redis, createMemoryStore(), of),
    );
    expect(await one!.take(still, 'ann@example.com', 0, 1)).toBe(true);
    expect(await other!.take(still, 'ann@example.com', 0, 1)).toBe(true);
    const evals = redis.asked.filter(([name]) => name === 'EVAL');
    expect(evals).toHaveLength(2);
    const keys = evals.map(([, , , key]) => key);
    expect(keys[0]).toMatch(/^lilac:limit:contract:still:[\w-]{22}$/);
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('lets nothing through that Redis answers in another shape than the script’s', async () => {
    const store = createRedisStore(
      answering(() => 'OK'),
      createMemoryStore(),
      secret,
    );
    expect([await store.take(limit, 'a', 0, 2), await store.take(limit, 'a', 0, 1)]).toEqual([
      true,
      false,
    ]);
  });
});
