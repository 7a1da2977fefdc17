import { act, renderHook } from '@testing-library/react';
import { useRecovery } from '@/components/catalogue/list/use-list';

describe('a list that could not be loaded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const failing = (failed = true) => {
    const ask = jest.fn();
    const { rerender } = renderHook(({ failed }) => useRecovery(failed, ask), {
      initialProps: { failed },
    });
    return {
      ask,
      /** It is being asked for, and fails again. */
      failAgain: () => {
        rerender({ failed: false });
        rerender({ failed: true });
      },
      end: () => rerender({ failed: false }),
    };
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('is asked for again after 4, 15 and 60 seconds, and then waits for whoever looks at it', () => {
    const { ask, failAgain } = failing();
    for (const [round, ms] of [4_000, 15_000, 60_000].entries()) {
      wait(ms - 100);
      expect(ask).toHaveBeenCalledTimes(round);
      wait(200);
      expect(ask).toHaveBeenCalledTimes(round + 1);
      failAgain();
    }
    wait(3_600_000);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('is not asked for again once it has come, nor while it is on its way', () => {
    const { ask, end } = failing();
    wait(3_000);
    end();
    wait(3_600_000);
    expect(ask).not.toHaveBeenCalled();
  });

  it('that came at once is not asked for', () => {
    const { ask } = failing(false);
    wait(3_600_000);
    expect(ask).not.toHaveBeenCalled();
  });
});
