import 'server-only';
import { limits } from '@/lib/config/limits';
import { now } from '@/lib/core/time/clock';
import { newId } from '@/lib/core/ids';
import { processWide } from '@/lib/core/process/process-wide';
import { singleFlight } from '@/lib/core/process/single-flight';
import { redis } from '@/lib/replicas/redis';
import { anonymousToken, refreshedToken, type CommerceToken } from '@/lib/upstream/commerce/auth';
import { isRefused } from '@/lib/upstream/upstream-error';
import { isEnded } from './ended-visits.server';
import { isReplaced } from './replaced-visits.server';
import { renewOnce } from './renew-once.server';
import type { Session } from './session';
import { sessionFits } from './session-cookie.server';
import type { SessionSource } from './shopper';

interface TokenClaims {
  /** The order an anonymous token may work on; absent on a customer's token. */
  orderID: string | null;
}

/**
 * Reads the `orderid` claim of a commerce token. Nothing is decided by it: it is only used together with the same token, which the
 * commerce platform verifies on each call.
 */
function tokenClaims(accessToken: string): TokenClaims {
  try {
    const payload = JSON.parse(
      Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
    ) as unknown;
    const orderID =
      typeof payload === 'object' && payload !== null && 'orderid' in payload
        ? payload.orderid
        : null;
    return { orderID: typeof orderID === 'string' ? orderID : null };
  } catch {
    return { orderID: null };
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
    const started = previous
      ? await once(`anonymous ${previous.accessToken}`, startAnonymous)
      : await startAnonymous();
    return started ?? startAnonymous();
  },
  refresh: (session) =>
    once(`customer ${session.refreshToken ?? session.accessToken}`, () => refresh(session)),
  isEnded,
  isReplaced,
};

async function startAnonymous(): Promise<Session> {
  const token = await anonymousToken();
  const { orderID } = tokenClaims(token.accessToken);
  return {
    sid: newId(),
    kind: 'anonymous',
    accessToken: token.accessToken,
    expiresAt: expiry(token),
    userID: limits.anonymousUserID,
    orderID,
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
