import 'server-only';
import { z } from 'zod';
import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/time/clock';
import { newId } from '@/lib/core/ids';
import { processWide } from '@/lib/core/process/process-wide';
import { singleFlight } from '@/lib/core/process/keyed-work';
import { redis, type Redis } from '@/lib/replicas/redis';
import { anonymousToken, refreshedToken, type CommerceToken } from '@/lib/upstream/commerce/auth';
import { isRefused } from '@/lib/upstream/upstream-error';
import { inSharedTurn, redisKey } from '@/lib/replicas/shared-turn';
import { isEnded, isReplaced } from './ended-visits.server';
import { sessionSchema, type Session } from './session';
import { sessionFits } from './session-cookie.server';
import type { SessionSource } from './shopper';
import { seal, unseal } from './seal.server';

/**
 * The order that an anonymous commerce token may work on (its claim `orderid`), or `null`. Nothing is decided by it: it is only used together with the same
 * token, which the commerce platform verifies on each call.
 */
function orderOfToken(accessToken: string): string | null {
  try {
    const [, payload = ''] = accessToken.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as unknown;
    return z.object({ orderid: z.string() }).parse(claims).orderid;
  } catch {
    return null;
  }
}

const memoryMs = 60_000;

const flights = processWide('session-flights', () => singleFlight<Session | null>(memoryMs));

/** Once per key among all storefronts that share a Redis, else in this process. */
function once(key: string, renew: () => Promise<Session | null>): Promise<Session | null> {
  const shared = redis();
  return flights(
    key,
    shared ? () => renewOnce(shared, key, renew, { keptSeconds: memoryMs / 1000 }) : renew,
  );
}

/** Sessions from the commerce platform: each renewal once per old token, its successor remembered for a minute (specification A4). */
export const sessionSource: SessionSource = {
  startAnonymous: async (previous) => {
    const started = previous && (await once(`anonymous ${previous.accessToken}`, startAnonymous));
    return started ?? startAnonymous();
  },
  refresh: (session) =>
    once(`customer ${session.refreshToken ?? session.accessToken}`, () => refresh(session)),
  isEnded,
  isReplaced,
};

async function startAnonymous(): Promise<Session> {
  const token = await anonymousToken();
  return {
    sid: newId(),
    kind: 'anonymous',
    accessToken: token.accessToken,
    expiresAt: expiry(token),
    userID: limits.anonymousUserID,
    orderID: orderOfToken(token.accessToken),
  };
}

/** A customer's session with new tokens; `null` when there is nothing to refresh with, the platform refuses, or no cookie can hold them. */
async function refresh(session: Session): Promise<Session | null> {
  if (!session.refreshToken) return null;
  try {
    const token = await refreshedToken(session.refreshToken);
    const renewed = {
      ...session,
      accessToken: token.accessToken,
      refreshToken: token.refreshToken,
      expiresAt: expiry(token),
    };
    return (await sessionFits(renewed)) ? renewed : null;
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  }
}

function expiry(token: CommerceToken): number {
  return now().getTime() + token.expiresIn * 1000;
}

type Renewed = Session | null;

const kept = z.strictObject({ session: sessionSchema.nullable() });

/**
 * Renews a session once among all storefronts: who comes while another does it waits for that, and gets the same for `keptSeconds` (specification A4). The
 * result lies in Redis sealed as in a cookie, under a digest of `key`. While Redis is away, or when the other takes too long, `renew` is called. A failure is
 * not kept.
 */
export function renewOnce(
  shared: Pick<Redis, 'send'>,
  key: string,
  renew: () => Promise<Renewed>,
  { keptSeconds, pause }: { keptSeconds: number; pause?(): Promise<unknown> },
): Promise<Renewed> {
  const result = redisKey('renewed', key);
  const renewedElsewhere = async (): Promise<{ result: Renewed } | null> => {
    const sealed = await shared.send(['GET', result]);
    const found = await unseal(kept, typeof sealed === 'string' ? sealed : null, keptSeconds);
    return found && { result: found.session };
  };
  const keep = async (session: Renewed) => {
    const sealed = await seal({ session }, keptSeconds);
    await shared.send(['SET', result, sealed, 'PX', String(keptSeconds * 1000)]);
  };
  const renewAndKeep = async () => {
    const session = await renew();
    await keep(session).catch(() => undefined);
    return session;
  };
  const waiting = { found: renewedElsewhere, ...(pause ? { pause } : {}) };
  return inSharedTurn(shared, redisKey('renewing', key), renewAndKeep, waiting);
}
