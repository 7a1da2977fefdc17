import type { ServerResponse } from 'node:http';
import { browserCacheControl } from '@/lib/http/cache-control';
import type { FollowRedirect } from '@/lib/redirects/follow-redirect';
import { placeOf } from '@/lib/redirects/place-of-redirect';

const redirects = new Set([301, 302, 303, 307, 308]);

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
  const [location = ''] = [response.getHeader('location')].flat().map(String);
  const end = await follow(url, placeOf({ status: response.statusCode, location }, url));
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

function sendForNow(response: ServerResponse): void {
  response.statusCode = 302;
  response.setHeader('X-Robots-Tag', 'noindex');
  response.setHeader('Cache-Control', 'private, no-store');
}
