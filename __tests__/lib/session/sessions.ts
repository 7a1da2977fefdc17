import { randomUUID } from 'node:crypto';
import { now } from '@/lib/core/time/clock';
import type { Session } from '@/lib/session/session';

const hour = 60 * 60 * 1000;
const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');

/** A token of the right shape that nobody signed. */
export function unsignedToken(): string {
  const claims = { usr: 'anonymous', jti: randomUUID(), exp: Math.floor(Date.now() / 1000) + 3600 };
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}.${'A'.repeat(86)}`;
}

/** An anonymous session whose token lives for another hour. */
export function anonymousSession(change: Partial<Session> = {}): Session {
  return {
    sid: randomUUID(),
    kind: 'anonymous',
    accessToken: unsignedToken(),
    expiresAt: now().getTime() + hour,
    userID: '299999',
    orderID: `order-${randomUUID()}`,
    ...change,
  };
}

/** A signed-in customer's session. */
export function customerSession(change: Partial<Session> = {}): Session {
  return anonymousSession({
    kind: 'customer',
    refreshToken: `refresh-${randomUUID()}`,
    userID: 'ada',
    orderID: null,
    firstName: 'Ada',
    lastName: 'Loam',
    ...change,
  });
}

/** A token whose claims name so many roles, as the commerce platform writes them. */
export function tokenWithRoles(count: number): string {
  const role = Array.from(
    { length: count },
    (_, index) => `MeXpAdmin${['Address', 'CreditCard', 'Reader', 'Shopper'][index % 4]}${index}`,
  );
  return `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ usr: 'ada', cid: randomUUID(), role, exp: Math.floor(Date.now() / 1000) + 3600 })}.${'A'.repeat(86)}`;
}
