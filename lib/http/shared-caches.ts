import { isPageGone, pageOfRequest, secondsLeft } from '@/lib/cache/kept-pages';
import { addressTag, tagHeaders, type CdnForm } from '@/lib/cache/cdn';
import { isKeyedApart, leftOver } from './cache-control';

/** What a page is asked for as. */
interface AskedAs {
  url: string;
  isRouter: boolean;
  /** The CDN in front, when there is one. */
  cdn: CdnForm | undefined;
}

/**
 * What caches between the shop and its visitors are told of a page that is about to be sent, given what is said of it by itself: what is left of its
 * life, its tags for a CDN and its address's, and nothing to keep where the address does not tell the router's data from the document.
 */
export function forSharedCaches(
  given: string,
  { url, isRouter, cdn }: AskedAs,
): Record<string, string> {
  if (given === '' || !isKeyedApart(url, isRouter)) return { 'cache-control': 'private, no-store' };
  const page = pageOfRequest()?.page;
  const tagged = cdn ? tagHeaders(cdn, [...(page?.tags ?? []), addressTag(url)]) : {};
  const left = page ? secondsLeft(page, Date.now()) : null;
  return { 'cache-control': leftOver(given, tagged && !isPageGone() ? left : 0), ...tagged };
}
