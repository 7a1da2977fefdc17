import 'server-only';
import { z } from 'zod';
import type { Redis } from '@/lib/replicas/redis';
import { inSharedTurn, redisKey } from '@/lib/replicas/shared-turn';
import { seal, unseal } from './seal.server';
import { sessionSchema, type Session } from './session';

type Renewed = Session | null;

const kept = z.strictObject({ session: sessionSchema.nullable() });

/**
 * Renews a session once among all storefronts: who comes while another does it waits for that, and gets the same for `keptSeconds` (specification A4). The
 * result lies in Redis sealed as in a cookie, under a digest of `key`. While Redis is away, or when the other takes too long, `renew` is called. A failure is
 * not kept.
 */
export function renewOnce(
  redis: Pick<Redis, 'send'>,
  key: string,
  renew: () => Promise<Renewed>,
  { keptSeconds, pause }: { keptSeconds: number; pause?(): Promise<unknown> },
): Promise<Renewed> {
  const result = redisKey('renewed', key);
  const renewedElsewhere = async (): Promise<{ result: Renewed } | null> => {
    const sealed = await redis.send(['GET', result]);
    const found = await unseal(kept, typeof sealed === 'string' ? sealed : null, keptSeconds);
    return found && { result: found.session };
  };
  const keep = async (session: Renewed) => {
    const sealed = await seal({ session }, keptSeconds);
    await redis.send(['SET', result, sealed, 'PX', String(keptSeconds * 1000)]);
  };
  const renewAndKeep = async () => {
    const session = await renew();
    await keep(session).catch(() => undefined);
    return session;
  };
  const waiting = { found: renewedElsewhere, ...(pause ? { pause } : {}) };
  return inSharedTurn(redis, redisKey('renewing', key), renewAndKeep, waiting);
}
