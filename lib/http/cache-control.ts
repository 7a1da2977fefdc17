import { routerKey } from '@/lib/core/framework';
import { isPageGone, pageOfRequest, secondsLeft } from '@/lib/cache/kept-pages';
import { addressTag, tagHeaders, type CdnForm } from '@/lib/cache/cdn';
import { policyKind } from '@/lib/security/policy-hosts';

const shared = /s-maxage=(\d+)/;
const longLived = /^public,.*\bmax-age=(\d+)/;
const missingSeconds = 60;
/** How long anybody may keep the page of what is not there, which is the same for all (decision 194). */
export const missingLife = `s-maxage=${missingSeconds}`;
/** The longest that a shared cache keeps a page without a known end: only a release changes it, which no purge tells of. */
const endlessSeconds = 3600;
/** For pages on which a card is typed: one of an earlier release would bring its scripts and its policy along. */
const askedEachTime = 'private, no-cache';

/**
 * What a document may be kept as, from what Next says: shared caches for its lifetime and not longer, browsers ask each time; pages of
 * missing things for a minute; a document that sets a cookie never.
 */
export function browserCacheControl(header: string, status: number, setsCookie: boolean): string {
  if (setsCookie) return 'private, no-store';
  const missing = status === 404 || status === 410;
  // A folder's rule is meant for the files that are there.
  const seconds = shared.exec(header)?.[1] ?? (missing ? longLived.exec(header)?.[1] : undefined);
  if (seconds === undefined) return header || 'private, no-store';
  return `public, max-age=0, s-maxage=${missing ? Math.min(missingSeconds, Number(seconds)) : seconds}`;
}

/** A page's cache header with `s-maxage` lowered to the seconds the page has left; `null` for no known end, which is an hour at most. */
export function capSharedAge(header: string, pageSeconds: number | null): string {
  const seconds = shared.exec(header)?.[1];
  if (seconds === undefined) return header;
  return `public, max-age=0, s-maxage=${Math.min(Number(seconds), pageSeconds ?? endlessSeconds)}`;
}

/**
 * Whether an address alone tells which of a page's two forms was asked for: the router's data under its own key, the document without it. A shared
 * cache that does not mind `Vary` mixes them otherwise.
 */
export function isKeyedApart(url: string, isRouter: boolean): boolean {
  return isRouter === new URLSearchParams(url.split('?').slice(1).join('?')).has(routerKey);
}

/** How a page was requested: at which address, by the router or not, through which CDN. */
interface RequestedPage {
  url: string;
  isRouter: boolean;
  /** The CDN in front, when there is one. */
  cdn: CdnForm | undefined;
}

/**
 * What caches between the shop and its visitors are told of a page that is about to be sent, given what is said of it by itself: what is left of its
 * life, its tags for a CDN and its address's, and nothing to keep where the address does not tell the router's data from the document, or where cards are typed.
 */
export function forSharedCaches(
  cacheControl: string,
  { url, isRouter, cdn }: RequestedPage,
): Record<string, string> {
  if (cacheControl === '' || !isKeyedApart(url, isRouter))
    return { 'cache-control': 'private, no-store' };
  if (shared.test(cacheControl) && takesCards(url)) return { 'cache-control': askedEachTime };
  const page = pageOfRequest()?.page;
  const tagged = cdn ? tagHeaders(cdn, [...(page?.tags ?? []), addressTag(url)]) : {};
  const left = page ? secondsLeft(page, Date.now()) : null;
  return {
    'cache-control': capSharedAge(cacheControl, tagged && !isPageGone() ? left : 0),
    ...tagged,
  };
}

function takesCards(url: string): boolean {
  const kind = policyKind(url.split('?')[0] ?? '');
  return kind === 'checkout' || kind === 'cards';
}
