import { isDeepStrictEqual } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { createMemoryStore } from '@/lib/limits/memory-store';
import { createRedisStore } from '@/lib/limits/redis-store';
import { connectRedis } from '@/lib/replicas/redis';
import { promised } from './limit-store-contract';

/** Log-ins from one address that all storefronts together let through; none comes back while this runs. */
export const mostLogIns = 12;
export const limitSettings = { LIMIT_LOG_IN: `address ${mostLogIns}+0/day` };

const address = '203.0.113.77';
const triesEach = 12;

/** What the store of limits does not keep of its promises on this Redis. */
export async function brokenPromises(url: string): Promise<string[]> {
  const redis = connectRedis(url);
  const store = createRedisStore(redis, createMemoryStore(), 'the secret of this proof');
  const broken: string[] = [];
  for (const { what, run, answers } of promised) {
    const received = await run(store, { now: () => performance.now(), wait });
    if (!isDeepStrictEqual(received, answers)) broken.push(`${what}: ${JSON.stringify(received)}`);
  }
  redis.end();
  return broken;
}

/** Tries to log in from one address, twelve times at each storefront and at all of them at once. Returns how many were not refused for being too many. */
export async function logInsLetThrough(shops: readonly string[]): Promise<number> {
  const tries = shops.flatMap((shopUrl) =>
    Array.from({ length: triesEach }, async (_, at) => {
      const response = await fetch(`${shopUrl}/api/session/log-in`, {
        method: 'POST',
        headers: {
          origin: shopUrl,
          'content-type': 'application/json',
          'x-forwarded-for': address,
        },
        body: JSON.stringify({
          email: `nobody-${new URL(shopUrl).port}-${at}@example.com`,
          password: 'Not-their-password-1',
        }),
      });
      await response.body?.cancel();
      return response.status !== 429;
    }),
  );
  return (await Promise.all(tries)).filter(Boolean).length;
}
