/** @jest-environment node */
import { inEqualTime } from '@/lib/limits/equal-time';

describe('an answer in equal time', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const failing = () => Promise.reject(new Error('nobody'));
  const slow = () =>
    new Promise<string>((resolve) => {
      setTimeout(() => resolve('found'), 900);
    });
  it.each<[string, () => Promise<string>, number, string]>([
    ['found at once', () => Promise.resolve('found'), 600, 'found'],
    ['refused at once', failing, 600, 'Error: nobody'],
    ['found later', slow, 900, 'found'],
  ])('of what was %s comes when it may and no earlier', async (_, work, ms, expected) => {
    let answer = '';
    void inEqualTime(work).then(
      (found) => {
        answer = found;
      },
      (error: unknown) => {
        answer = String(error);
      },
    );
    await jest.advanceTimersByTimeAsync(ms - 1);
    expect(answer).toBe('');
    await jest.advanceTimersByTimeAsync(1);
    expect(answer).toBe(expected);
  });
});
