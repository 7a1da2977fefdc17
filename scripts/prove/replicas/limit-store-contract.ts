import type { Limit, LimitStore } from '@/lib/limits/limit-store';

/** A bucket that gives nothing back while it is looked at: what it answers is the same by every clock. */
export const still: Limit = { name: 'contract still', burst: 10, perSecond: 10 / 3_600_000 };
/** Three at once, and one more each 50 ms. */
const quick: Limit = { name: 'contract quick', burst: 3, perSecond: 20 };

/** One promise of every store of limits: what it does, and what it must answer. `wait` lets time pass by the store's clock; `now` reads it, in milliseconds. */
interface Promised {
  what: string;
  run(
    store: LimitStore,
    clock: { now(): number; wait(ms: number): Promise<void> },
  ): Promise<unknown>;
  answers: unknown;
}

/** What a store in memory and one in Redis both promise (`npm run prove:replicas` asks a real one). */
export const promised: readonly Promised[] = [
  {
    what: 'lets a burst pass and no more, per key and per limit',
    run: async (store, { now }) => [
      await store.take(still, 'a', now(), 10),
      await store.take(still, 'a', now(), 1),
      await store.take(still, 'b', now(), 1),
      await store.take({ ...still, name: 'contract other' }, 'a', now(), 1),
    ],
    answers: [true, false, true, true],
  },
  {
    what: 'takes several at once or none, and counts them',
    run: async (store, { now }) => [
      await store.take(still, 'c', now(), 8),
      await store.take(still, 'c', now(), 3),
      Math.ceil(await store.count(still, 'c', now())),
      await store.take(still, 'c', now(), 2),
      Math.ceil(await store.count(still, 'c', now())),
    ],
    answers: [true, false, 8, true, 10],
  },
  {
    what: 'never lets more pass than the burst holds',
    run: (store, { now }) => store.take(still, 'd', now(), 11),
    answers: false,
  },
  {
    what: 'takes back what should not have counted, never more than was taken',
    run: async (store, { now }) => {
      await store.take(still, 'e', now(), 10);
      await store.giveBack(still, 'e', now(), 4);
      const counted = Math.ceil(await store.count(still, 'e', now()));
      await store.giveBack(still, 'e', now(), 100);
      await store.giveBack(still, 'nobody', now(), 5);
      return [
        counted,
        await store.count(still, 'e', now()),
        await store.take(still, 'e', now(), 11),
        await store.take(still, 'nobody', now(), 11),
      ];
    },
    answers: [6, 0, false, false],
  },
  {
    what: 'gives back with time, up to the burst',
    run: async (store, { now, wait }) => {
      await store.take(quick, 'f', now(), 3);
      await wait(60);
      const one = await store.take(quick, 'f', now(), 1);
      await wait(400);
      return [one, await store.count(quick, 'f', now()), await store.take(quick, 'f', now(), 3)];
    },
    answers: [true, 0, true],
  },
  {
    what: 'counts tries made at once one by one',
    run: async (store, { now }) =>
      (
        await Promise.all(Array.from({ length: 25 }, () => store.take(still, 'g', now(), 1)))
      ).filter(Boolean).length,
    answers: 10,
  },
];
