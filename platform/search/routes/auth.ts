import type { Context, MiddlewareHandler } from 'hono';
import { now } from '@/lib/core/time/clock';
import { isSameText } from '@/lib/core/signature';
import { SearchFault } from '../fault';
import { opensIndex, type Acl, type ApiKey, type KeyRing } from './keys';

declare module 'hono' {
  interface ContextVariableMap {
    searchKeys: KeyRing;
    searchKey: ApiKey;
  }
}

/** Puts the keys within reach of the routes. */
export function withKeys(keys: KeyRing): MiddlewareHandler {
  return async (c, next) => {
    c.set('searchKeys', keys);
    await next();
  };
}

/** Lets a request pass whose key (header or query parameter) has a right, over the index that its path names. */
export function requireKey(right: Acl | 'admin'): MiddlewareHandler {
  return async (c, next) => {
    const key = keyOf(c);
    if (!key) throw new SearchFault(403, 'Invalid Application-ID or API key');
    if (right === 'admin' ? !key.admin : !key.acl.includes(right))
      throw new SearchFault(403, 'Method not allowed with this API key');
    c.set('searchKey', key);
    const index = c.req.param('index');
    if (index !== undefined && index !== '*') requireIndex(c, index);
    await next();
  };
}

/** Throws 403 when the request's key does not open an index that its body names. */
export function requireIndex(c: Context, name: unknown): void {
  if (typeof name === 'string' && !opensIndex(c.get('searchKey'), name))
    throw new SearchFault(403, 'Index not allowed with this API key');
}

function keyOf(c: Context): ApiKey | undefined {
  const app =
    c.req.header('x-algolia-application-id') ?? c.req.query('x-algolia-application-id') ?? '';
  const value = c.req.header('x-algolia-api-key') ?? c.req.query('x-algolia-api-key') ?? '';
  const keys = c.get('searchKeys');
  return isSameText(app, keys.appId) ? keys.find(value, now()) : undefined;
}
