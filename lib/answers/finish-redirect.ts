import { browserCacheControl } from '@/lib/http/cache-control';
import type { FollowRedirect } from '@/lib/redirects/follow-redirect';
import { placeOf } from '@/lib/redirects/place-of-redirect';
import { keptByNobody, type Answer, type FrameworkAnswer } from './answer';

const redirects = new Set([301, 302, 303, 307, 308]);
const ofItsBody = {
  'content-type': undefined,
  'content-length': undefined,
  etag: undefined,
  link: undefined,
};

/** Whether an answer sends the visitor to another address. */
export function isRedirect(status: number, location: unknown): boolean {
  return redirects.has(status) && location !== undefined;
}

/**
 * What a redirect says in the end: one `Location`, the last place of the chain, with the query that was asked for (ruling 6: one hop, query kept). A
 * page is cached by its path, so that a redirect it decides knows no query. One for now is a 302, kept by nobody and out of search engines (ruling
 * 41). A redirect that leads in a circle becomes a 404.
 */
export async function finishRedirect(
  { status, headers }: Omit<FrameworkAnswer, 'body'>,
  url: string,
  follow: FollowRedirect,
): Promise<Answer> {
  const [location = ''] = [headers.location].flat().map(String);
  const end = await follow(url, placeOf({ status, location }, url));
  if (end === null)
    return { status: 404, headers: { ...ofItsBody, location: undefined }, text: null };
  const said = end.temporary
    ? { 'x-robots-tag': 'noindex', 'cache-control': keptByNobody }
    : {
        'cache-control': browserCacheControl(
          String(headers['cache-control'] ?? ''),
          status,
          headers['set-cookie'] !== undefined,
        ),
      };
  return {
    status: end.temporary ? 302 : status,
    headers: { ...ofItsBody, location: end.location, ...said },
    text: null,
  };
}
