/** @jest-environment node */
import { retryBudget, type RetryBudget } from '@/lib/upstream/retries';

const fullAgain = 3_600_000;
const most = 20;

/** How many can be spent now. */
function spendAll(...callers: RetryBudget[]): number {
  let spent = 0;
  for (;;) {
    if (spent > most || !callers.some((each) => each.take())) return spent;
    spent += 1;
  }
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
    const budget = retryBudget('maps');
    jest.setSystemTime(Date.now() + fullAgain);
    expect(spendAll(budget)).toBe(most);
    jest.setSystemTime(Date.now() + seconds * 1000);
    expect(spendAll(budget)).toBe(count);
  });

  it('loses nothing when the clock is put back', () => {
    const budget = retryBudget('maps');
    jest.setSystemTime(Date.now() + fullAgain);
    expect(budget.take()).toBe(true);
    jest.setSystemTime(Date.now() - fullAgain);
    expect(spendAll(budget)).toBe(most - 1);
  });

  it('has one again that was taken and not made, and no more than it can save up', () => {
    const budget = retryBudget('maps');
    jest.setSystemTime(Date.now() + fullAgain);
    expect(spendAll(budget)).toBe(most);
    budget.giveBack();
    expect(spendAll(budget)).toBe(1);
    jest.setSystemTime(Date.now() + fullAgain);
    expect(budget.take()).toBe(true);
    budget.giveBack();
    budget.giveBack();
    expect(spendAll(budget)).toBe(most);
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
