import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { localPlatform } from '@/lib/config/local-platform';
import { ContentFault, notFound } from './fault';

const { space, environment, accessToken, previewToken, managementToken } = localPlatform.content;
const tokens = {
  delivery: accessToken,
  preview: previewToken,
  management: managementToken,
} as const;

/** The vendor's three APIs. It serves each at a host of its own; here the token tells which one is meant. */
export type Api = keyof typeof tokens;

/** Which API a request's token (header or `access_token`) opens; `null` for a token that opens none. */
export function apiOf(request: Request): Api | null {
  const given =
    /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ??
    new URL(request.url).searchParams.get('access_token') ??
    '';
  const found = Object.entries(tokens).find(([, token]) => same(given, token));
  return found ? (found[0] as Api) : null;
}

/** Refuses a request without a token of the space, and one for another space or environment. */
export const requireSpace: MiddlewareHandler = async (c, next) => {
  if (apiOf(c.req.raw) === null)
    throw new ContentFault(
      401,
      'AccessTokenInvalid',
      'The access token you sent could not be found or is invalid.',
    );
  const asked = c.req.param('environment');
  if (c.req.param('space') !== space || (asked !== undefined && asked !== environment))
    throw notFound();
  await next();
};

function same(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
