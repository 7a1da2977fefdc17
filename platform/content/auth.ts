import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { localPlatform } from '@/lib/config/local-platform';
import { ContentFault, notFound } from './fault';

const { space, environment, accessToken, previewToken } = localPlatform.content;

/** Lets a request pass that bears a token of the space (header or `access_token`) and asks for this space and environment. */
export const requireToken: MiddlewareHandler = async (c, next) => {
  const given = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1] ?? c.req.query('access_token') ?? '';
  if (!same(given, accessToken) && !same(given, previewToken)) {
    throw new ContentFault(401, 'AccessTokenInvalid', 'The access token you sent could not be found or is invalid.');
  }
  const asked = c.req.param('environment');
  if (c.req.param('space') !== space || (asked !== undefined && asked !== environment)) throw notFound();
  await next();
};

function same(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
