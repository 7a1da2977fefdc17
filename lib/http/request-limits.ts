import { createHash } from 'node:crypto';
import { processWide } from '@/lib/core/process-wide';
import { createRateLimiter } from './rate-limit';

const perSession = processWide('limit-session', () => createRateLimiter({ burst: 120, perSecond: 20 }));
const perAddress = processWide('limit-address', () => createRateLimiter({ burst: 1200, perSecond: 200 }));

/** Whether a request to a handler may pass: generous per session cookie and per client address, in this process. */
export function mayPass(request: Request): boolean {
  const nowMs = performance.now();
  const address = request.headers.get('x-client-address') ?? 'unknown';
  const cookie = request.headers.get('cookie');
  const session = cookie ? createHash('sha256').update(cookie).digest('base64url') : null;
  return perAddress.take(address, nowMs) && (session === null || perSession.take(session, nowMs));
}
