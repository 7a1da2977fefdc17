/** @jest-environment node */
import { performance } from 'node:perf_hooks';
import { watchBusy } from '@/lib/limits/fair-share';

describe('how busy this process is', () => {
  let utilization = 0;
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    jest
      .spyOn(performance, 'eventLoopUtilization')
      .mockImplementation(() => ({ idle: 0, active: 0, utilization }));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it.each([
    [0.5, false],
    [0.8, false],
    [0.85, true],
    [1, true],
  ])('is told by the last tenth of a second: %d', (used, busy) => {
    const watch = watchBusy();
    utilization = used;
    expect(watch.isBusy()).toBe(false);
    jest.advanceTimersByTime(100);
    expect(watch.isBusy()).toBe(busy);
  });

  it('is told to who waits for a rest, and only of a rest', () => {
    const watch = watchBusy();
    const rests = jest.fn();
    watch.onRest(rests);
    utilization = 1;
    jest.advanceTimersByTime(300);
    expect(rests).not.toHaveBeenCalled();
    utilization = 0.1;
    jest.advanceTimersByTime(200);
    expect([watch.isBusy(), rests.mock.calls.length]).toEqual([false, 2]);
  });
});
