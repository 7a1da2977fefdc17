import { randomUUID } from 'node:crypto';
import { now } from '@/lib/core/clock';
import type { Session } from '@/lib/session/session';

const hour = 60 * 60 * 1000;

/** An anonymous session whose token lives for another hour. */
export function anonymousSession(change: Partial<Session> = {}): Session {
  return {
    sid: randomUUID(), kind: 'anonymous', accessToken: `token-${randomUUID()}`, expiresAt: now().getTime() + hour, userID: '299999',
    orderID: `order-${randomUUID()}`, ...change,
  };
}

/** A signed-in customer's session. */
export function customerSession(change: Partial<Session> = {}): Session {
  return anonymousSession({ kind: 'customer', refreshToken: `refresh-${randomUUID()}`, userID: 'ada', orderID: null, firstName: 'Ada', lastName: 'Loam', ...change });
}
