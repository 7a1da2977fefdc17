/** @jest-environment node */
import { createRateLimiter } from '@/lib/http/rate-limit';

describe('createRateLimiter', () => {
  it('lets a burst pass, then as many as come back with time, per key', () => {
    const limiter = createRateLimiter({ burst: 3, perSecond: 2 });
    expect([0, 0, 0, 0].map((ms) => limiter.take('a', ms))).toEqual([true, true, true, false]);
    expect(limiter.take('b', 0)).toBe(true);
    expect([500, 500, 1000].map((ms) => limiter.take('a', ms))).toEqual([true, false, true]);
  });
});
