import 'server-only';
import { now } from '@/lib/core/time/clock';
import { log } from '@/lib/core/log';
import { processWide } from '@/lib/core/process/process-wide';
import { endVisit, isEndedVisit } from '@/lib/upstream/app-api/accounts';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { redis } from '@/lib/replicas/redis';
import { redisKey } from '@/lib/replicas/shared-turn';
import { sessionLifetimeSeconds } from './cookie';
import type { Session } from './session';

/** Sessions this process knows to be ended, until no copy of their cookie opens any more (milliseconds since 1970). */
const endedUntil = processWide('ended-visits', () => new Map<string, number>());

/**
 * Revokes one session, with every copy of its cookie and at every storefront; the customer's other devices go on (ruling 38). While the
 * services do not answer this process alone remembers it: that is logged.
 */
export async function revokeSession({ sid }: Session): Promise<void> {
  remember(sid);
  try {
    await endVisit(sid);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'visit-end-not-recorded', { operation: 'end-visit', outcome: error.kind });
  }
}

/**
 * Whether a customer's session was ended although its cookie still opens. While the services do not answer only this process's own memory
 * says so: an outage signs nobody out (ruling 27).
 */
export async function isEnded({ sid }: Session): Promise<boolean> {
  if ((endedUntil.get(sid) ?? 0) > now().getTime()) return true;
  try {
    const ended = await isEndedVisit(sid);
    if (ended) remember(sid);
    return ended;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'visit-not-checked', { operation: 'visit-state', outcome: error.kind });
    return false;
  }
}

function remember(sid: string): void {
  const at = now().getTime();
  for (const [old, until] of endedUntil) {
    if (until > at) break;
    endedUntil.delete(old);
  }
  endedUntil.set(sid, at + sessionLifetimeSeconds * 1000);
}

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
