import { timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { localPlatform } from '@/lib/config/local-platform';
import { SearchFault } from './fault';

const { appId, searchKey, adminKey } = localPlatform.search;

/** Lets a request pass that carries the application's ID and a key, as headers or query parameters; `admin` for writes. */
export function requireKey(level: 'search' | 'admin'): MiddlewareHandler {
  return async (c, next) => {
    const app = c.req.header('x-algolia-application-id') ?? c.req.query('x-algolia-application-id') ?? '';
    const key = c.req.header('x-algolia-api-key') ?? c.req.query('x-algolia-api-key') ?? '';
    const admin = same(key, adminKey);
    if (!same(app, appId) || !(admin || same(key, searchKey))) throw new SearchFault(403, 'Invalid Application-ID or API key');
    if (level === 'admin' && !admin) throw new SearchFault(403, 'Method not allowed with this API key');
    await next();
  };
}

function same(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
