import 'server-only';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import { newId } from '@/lib/core/ids';
import type { Redis } from '@/lib/replicas/redis';
import { seal, unseal } from './seal.server';
import { sessionSchema, type Session } from './session';

type Renewed = Session | null;

/** Longer than the commerce platform is given to answer. */
const lockMs = 15_000;
const pauseMs = 50;
const mostPauses = lockMs / pauseMs;
const kept = z.strictObject({ session: sessionSchema.nullable() });

const releaseScript =
  "if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end return 0";

/**
 * Renews a session once among all storefronts: who comes while another does it waits for that, and gets the same for `keptSeconds` (specification A4). The
 * result lies in Redis sealed as in a cookie, under a digest of `key`. While Redis is away, or when the other takes too long, `renew` is called. A failure is
 * not kept.
 */
export async function renewOnce(
  redis: Pick<Redis, 'send'>,
  key: string,
  renew: () => Promise<Renewed>,
  { keptSeconds, pause = () => wait(pauseMs) }: { keptSeconds: number; pause?(): Promise<unknown> },
): Promise<Renewed> {
  const digest = createHash('sha256').update(key).digest('base64url');
  const [lock, result] = [`lilac:renewing:${digest}`, `lilac:renewed:${digest}`];
  const owner = newId();
  const renewedElsewhere = async (): Promise<{ session: Renewed } | null> => {
    const sealed = await redis.send(['GET', result]);
    return unseal(kept, typeof sealed === 'string' ? sealed : null, keptSeconds);
  };
  const keep = async (session: Renewed) => {
    const sealed = await seal({ session }, keptSeconds);
    await redis.send(['SET', result, sealed, 'PX', String(keptSeconds * 1000)]);
  };
  const release = () => redis.send(['EVAL', releaseScript, '1', lock, owner]);
  /** The other's result, or that it is this one's turn. */
  const turn = async (): Promise<{ session: Renewed } | 'mine'> => {
    for (let pauses = 0; pauses < mostPauses; pauses += 1) {
      const found = await renewedElsewhere();
      if (found) return found;
      if ((await redis.send(['SET', lock, owner, 'NX', 'PX', String(lockMs)])) === 'OK') {
        // The other may have finished between the two questions.
        return (await renewedElsewhere()) ?? 'mine';
      }
      await pause();
    }
    return 'mine';
  };

  const outcome = await turn().catch(() => 'mine' as const);
  try {
    if (outcome !== 'mine') return outcome.session;
    const session = await renew();
    await keep(session).catch(() => undefined);
    return session;
  } finally {
    await release().catch(() => undefined);
  }
}
