import type { MiddlewareHandler } from 'hono';
import { ContentFault } from './fault';

const windowMs = 1000;

/** The vendor's limit on calls: so many in a second, and beyond them nothing but word of when the second is over. */
export function rateLimit(perSecond: number): MiddlewareHandler {
  let began = -windowMs;
  let calls = 0;
  return async (c, next) => {
    const at = performance.now();
    if (at - began >= windowMs) [began, calls] = [at, 0];
    calls += 1;
    if (calls > perSecond) {
      c.header('x-contentful-ratelimit-second-limit', String(perSecond));
      c.header('x-contentful-ratelimit-reset', '1');
      throw new ContentFault(
        429,
        'RateLimitExceeded',
        'You have exceeded the rate limit of the Organization this Space belongs to by making too many API requests within a short timespan. Please wait a moment before trying the request again.',
      );
    }
    await next();
  };
}
