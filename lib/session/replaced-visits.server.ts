import 'server-only';
import { now } from '@/lib/core/time/clock';
import { processWide } from '@/lib/core/process/process-wide';
import { redis } from '@/lib/replicas/redis';
import { redisKey } from '@/lib/replicas/shared-turn';
import type { Session } from './session';

/** Longer than any request that was sent with the old cookie is under way. */
const rememberedMs = 60_000;

/** Sessions in whose place this process has set another, until it forgets that (milliseconds since 1970). */
const replacedUntil = processWide('replaced-visits', () => new Map<string, number>());

/** Tells every storefront that a session is about to be replaced in its own browser. Without Redis, or while it is away, this process alone knows. */
export async function noteReplaced({ sid }: Session): Promise<void> {
  const at = now().getTime();
  for (const [old, until] of replacedUntil) if (until <= at) replacedUntil.delete(old);
  replacedUntil.set(sid, at + rememberedMs);
  await redis()
    ?.send(['SET', redisKey('replaced', sid), '1', 'PX', String(rememberedMs)])
    .catch(() => undefined);
}

/**
 * Whether a session was replaced in its own browser within the last minute. An answer to a request that was sent with it must not remove the cookie: it may
 * arrive after the one that set the new session.
 */
export async function isReplaced({ sid }: Session): Promise<boolean> {
  if ((replacedUntil.get(sid) ?? 0) > now().getTime()) return true;
  const found = await redis()
    ?.send(['EXISTS', redisKey('replaced', sid)])
    .catch(() => null);
  return found === 1;
}
