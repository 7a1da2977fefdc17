import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { ContentFault, notFound } from './fault';
import type { SpaceKeys } from './management/space-keys';

/** The vendor's three APIs. It serves each at a host of its own; here the token tells which one is meant. */
type Api = 'delivery' | 'preview' | 'management';

/** Which API a request's token (header or `access_token`) opens; `null` for a token that opens none. */
export function apiOf(request: Request, keys: SpaceKeys): Api | null {
  return keyOf(request, keys)?.api ?? null;
}

/** Refuses a request without a token of the space, and one for another space, or an environment that the token does not open. */
export function requireSpace(keys: SpaceKeys): MiddlewareHandler {
  const { space, environment } = keys.account;
  return async (c, next) => {
    const key = keyOf(c.req.raw, keys);
    if (!key)
      throw new ContentFault(
        401,
        'AccessTokenInvalid',
        'The access token you sent could not be found or is invalid.',
      );
    const requestedEnvironment = c.req.param('environment');
    if (
      c.req.param('space') !== space ||
      (requestedEnvironment !== undefined && requestedEnvironment !== environment)
    )
      throw notFound();
    // Without one in the path the vendor means its default.
    if (key.environments && !key.environments.includes(requestedEnvironment ?? environment))
      throw notFound();
    await next();
  };
}

interface Opened {
  api: Api;
  /** `null`: every one of the space. */
  environments: readonly string[] | null;
}

function keyOf(request: Request, keys: SpaceKeys): Opened | undefined {
  const sentToken =
    /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ??
    new URL(request.url).searchParams.get('access_token') ??
    '';
  const all: (Opened & { token: string })[] = [
    { api: 'management', token: keys.account.managementToken, environments: null },
    ...keys.list().flatMap(({ accessToken, previewToken, environments }) => [
      { api: 'delivery' as const, token: accessToken, environments },
      { api: 'preview' as const, token: previewToken, environments },
    ]),
  ];
  return all.find(({ token }) => same(sentToken, token));
}

function same(left: string, right: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(left), digest(right));
}
