/** @jest-environment node */
import type { IndexerContext } from '@/services/indexer/context';
import { indexWorker } from '@/services/indexer/worker';

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));

const task = (entity: string) => ({ entity, requested: 1, attempts: 1 });
const isTake = (statement: string) => statement.includes('attempts = attempts + 1');
const isPutOff = (statement: string) => statement.includes('set last_error');

/** A worker whose queue answers so, with what becomes of each task that is written down. */
const workerWith = (
  query: (statement: string) => Promise<unknown[]>,
  transact: IndexerContext['store']['transact'] = () => Promise.resolve(undefined as never),
) => {
  const store = { query, transact } as unknown as IndexerContext['store'];
  const context = { store, content: {} } as unknown as IndexerContext;
  return indexWorker({ context, storefronts: [], onQueued: () => undefined });
};

describe('the indexer’s worker', () => {
  it('stops with what it has in hand, however much waits', async () => {
    let taken = 0;
    let arrive = () => {};
    const atThird = new Promise<void>((resolve) => (arrive = resolve));
    let stopped: Promise<void> | undefined;
    const query = (statement: string) => {
      if (!isTake(statement)) return Promise.resolve([]);
      taken += 1;
      if (taken === 3) {
        stopped = loop.stop();
        arrive();
      }
      return Promise.resolve(taken < 50 ? [task(`addresses:${taken}`)] : []);
    };
    const loop = workerWith(query);
    loop.start();
    await atThird;
    await stopped;
    expect(taken).toBe(3);
  });

  it('ends with all it has in hand when the books cannot be told that one failed', async () => {
    let taken = false;
    const query = (statement: string) => {
      if (isPutOff(statement)) return Promise.reject(new Error('away'));
      if (!isTake(statement) || taken) return Promise.resolve([]);
      taken = true;
      return Promise.resolve([task('lines:1'), task('lines:2')]);
    };
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    const ends: string[] = [];
    // The first two are of the run itself: what is to be looked at and ended again.
    let count = 0;
    const { drain } = workerWith(query, async () => {
      count += 1;
      if (count === 3) throw new Error('refused');
      if (count === 4) {
        await arrived;
        ends.push('task');
      }
      return undefined as never;
    });
    const run = drain().finally(() => ends.push('run'));
    setImmediate(arrive);
    await run;
    expect(ends).toEqual(['task', 'run']);
  });
});
