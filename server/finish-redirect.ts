import type { ServerResponse } from 'node:http';
import { addressOf, textOf, withoutRouterKey, withQuery } from '@/lib/redirects/address';
import { browserCacheControl } from '@/lib/http/cache-control';
import type { FollowRedirect } from '@/lib/redirects/follow-redirect';
import { temporaryLocation } from '@/lib/redirects/temporary-redirect';

const redirects = new Set([301, 302, 303, 307, 308]);
/** What the framework answers for a redirect that a page decides; middleware answers 301 (ruling 6) and has kept the query already. */
const byPage = { forGood: 308, forNow: 307 };

/** Whether an answer sends the visitor to another address. */
export function isRedirect(response: ServerResponse): boolean {
  return redirects.has(response.statusCode) && response.hasHeader('location');
}

/**
 * What a redirect says in the end: one `Location`, the last place of the chain, with the query that was asked for (ruling 6: one hop, query kept). A
 * page is cached by its path, so that a redirect it decides knows no query. One for now is a 302, kept by nobody and out of search engines (ruling
 * 41). A redirect that leads in a circle becomes a 404. Whoever sends it sends no body.
 */
export async function finishRedirect(
  response: ServerResponse,
  url: string,
  follow: FollowRedirect,
): Promise<void> {
  const [given = ''] = [response.getHeader('location')].flat().map(String);
  const forGood = response.statusCode === 301 || response.statusCode === byPage.forGood;
  const end = await follow(url, {
    location: placeFor(response.statusCode, given, url),
    temporary: !forGood,
  });
  for (const name of ['content-type', 'content-length', 'etag', 'link', 'location'])
    response.removeHeader(name);
  if (end === null) {
    response.statusCode = 404;
    return;
  }
  response.setHeader('Location', end.location);
  if (end.temporary) sendForNow(response);
  else
    response.setHeader(
      'Cache-Control',
      browserCacheControl(
        String(response.getHeader('cache-control') ?? ''),
        response.statusCode,
        response.hasHeader('set-cookie'),
      ),
    );
}

function placeFor(status: number, given: string, url: string): string {
  if (status === byPage.forNow) return temporaryLocation(given, url);
  return status === byPage.forGood
    ? textOf(withQuery(addressOf(given), withoutRouterKey(addressOf(url).search)))
    : given;
}

function sendForNow(response: ServerResponse): void {
  response.statusCode = 302;
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Cache-Control', 'private, no-store');
}
