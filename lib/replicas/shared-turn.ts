import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { newId } from '@/lib/core/ids';
import type { Redis } from './redis';

/** Longer than the commerce platform is given to answer. */
const lockMs = 15_000;
const pauseMs = 50;
const mostPauses = lockMs / pauseMs;

const releaseScript =
  "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";

/** How a turn is waited for. */
interface Waiting<T> {
  /** A result that is there already and makes the work needless: looked for before the lock is tried, and once more when it is had. */
  found?(): Promise<{ result: T } | null>;
  pause?(): Promise<unknown>;
}

/** The name of something in Redis: its kind, and a digest of what it is of. */
export function redisKey(kind: string, of: string): string {
  return `lilac:${kind}:${createHash('sha256').update(of).digest('base64url')}`;
}

/**
 * Does work while no other process that shares this Redis does work under the same `key`. The lock ends with the work, or by itself after 15 s; who waits longer
 * than that, or finds Redis away, goes ahead without it.
 */
export async function inSharedTurn<T>(
  redis: Pick<Redis, 'send'>,
  key: string,
  work: () => Promise<T>,
  { found = () => Promise.resolve(null), pause = () => wait(pauseMs) }: Waiting<T> = {},
): Promise<T> {
  const owner = newId();
  const takeTurn = async (): Promise<{ result: T } | null> => {
    for (let pauses = 0; pauses < mostPauses; pauses += 1) {
      const before = await found();
      if (before) return before;
      // The other may have finished between the two questions.
      if ((await redis.send(['SET', key, owner, 'NX', 'PX', String(lockMs)])) === 'OK')
        return found();
      await pause();
    }
    return null;
  };

  const already = await takeTurn().catch(() => null);
  try {
    return already ? already.result : await work();
  } finally {
    await redis.send(['EVAL', releaseScript, '1', key, owner]).catch(() => undefined);
  }
}
