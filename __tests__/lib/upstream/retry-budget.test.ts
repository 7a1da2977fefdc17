/** @jest-environment node */
import { retryBudget } from '@/lib/upstream/retry-budget';

const fullAgain = 3_600_000;

/** How many can be spent now. */
function spendAll(...callers: (() => boolean)[]): number {
  let spent = 0;
  while (callers.some((spend) => spend())) spent += 1;
  return spent;
}

describe('the budget of retries', () => {
  beforeAll(() => jest.useFakeTimers());
  afterAll(() => jest.useRealTimers());

  it.each([
    [0, 0],
    [9, 0],
    [10, 1],
    [30, 3],
    [199, 19],
    [200, 20],
    [3600, 20],
  ])('spent, gives back one for every ten seconds: after %i s there are %i', (seconds, count) => {
    const spend = retryBudget('maps');
    jest.setSystemTime(Date.now() + fullAgain);
    expect(spendAll(spend)).toBe(20);
    jest.setSystemTime(Date.now() + seconds * 1000);
    expect(spendAll(spend)).toBe(count);
  });

  it('is one for all callers of a system, and another system’s is its own', () => {
    const [one, other, elsewhere] = [
      retryBudget('maps'),
      retryBudget('maps'),
      retryBudget('search'),
    ];
    jest.setSystemTime(Date.now() + fullAgain);
    expect([spendAll(one, other), spendAll(elsewhere)]).toEqual([20, 20]);
    jest.setSystemTime(Date.now() + 30_000);
    expect([spendAll(one), spendAll(other), spendAll(elsewhere)]).toEqual([3, 0, 3]);
  });
});
