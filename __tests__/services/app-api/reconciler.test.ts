/** @jest-environment node */
import { mostTakenOver } from '@/services/orders/journal';
import { reconciler } from '@/services/app-api/submit/reconciler';
import type { SagaContext } from '@/services/app-api/submit/saga-context';

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));

const hourMs = 60 * 60_000;

describe('the reconciler', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Starts one over so many open submits, whose saga comes to its end or fails; how many it takes in each pass. */
  const started = (waiting: number, ends: boolean) => {
    let left = waiting;
    const taken: number[] = [];
    const takeOver = () => {
      const count = Math.min(left, mostTakenOver);
      left -= count;
      taken.push(count);
      return Promise.resolve(
        Array.from({ length: count }, () => ({ state: ends ? 'refused' : 'no such state' })),
      );
    };
    const loop = reconciler({ journal: { takeOver } } as unknown as SagaContext, hourMs, 30_000);
    loop.start();
    return { loop, taken };
  };

  it('goes on at once while there are more than it takes at a time', async () => {
    const { loop, taken } = started(2 * mostTakenOver + 5, true);
    await jest.advanceTimersByTimeAsync(1000);
    expect(taken).toEqual([mostTakenOver, mostTakenOver, 5]);
    await loop.stop();
  });

  it('waits for its next pass when none came to an end', async () => {
    const { loop, taken } = started(2 * mostTakenOver, false);
    await jest.advanceTimersByTimeAsync(1000);
    expect(taken).toEqual([mostTakenOver]);
    await jest.advanceTimersByTimeAsync(hourMs);
    expect(taken).toEqual([mostTakenOver, mostTakenOver]);
    await loop.stop();
  });
});
