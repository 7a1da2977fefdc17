import type { MiddlewareHandler } from 'hono';
import { isSameText } from '@/lib/core/signature';
import { FileFault } from './fault';

/** Lets a request pass whose query carries every part of the shared access signature, `sig` above all. */
export function requireSignature(signature: string): MiddlewareHandler {
  const wanted = [...new URLSearchParams(signature)];
  return async (c, next) => {
    const sentQuery = new URL(c.req.url).searchParams;
    const holds =
      wanted.length > 0 &&
      wanted.every(([name, value]) => isSameText(sentQuery.get(name) ?? '', value));
    if (!holds)
      throw new FileFault(
        403,
        'AuthenticationFailed',
        'Server failed to authenticate the request. Make sure the signature is right.',
      );
    await next();
  };
}
