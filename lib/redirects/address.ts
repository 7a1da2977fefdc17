import { routerKey } from '@/lib/core/framework';
import { withoutEndSlashes } from '@/lib/core/text';
import { canonicalPath } from '@/lib/routes/canonical-path';
import { canonicalSearch } from '@/lib/routes/content-keys';
import { categoryRoute, kebab } from '@/lib/routes/category-path';

/** A path and its query, as a request or a destination has them; `search` starts with `?` or is empty. */
export interface Address {
  pathname: string;
  search: string;
}

/** Splits a path of this site or an absolute address; a fragment is dropped. */
export function addressOf(text: string): Address {
  const [withoutFragment = ''] = text.split('#');
  const at = withoutFragment.indexOf('?');
  return at < 0
    ? { pathname: withoutFragment, search: '' }
    : { pathname: withoutFragment.slice(0, at), search: trimSearch(withoutFragment.slice(at)) };
}

/** Path and query as one text. */
export function textOf({ pathname, search }: Address): string {
  return `${pathname}${search}`;
}

/** The form under which two spellings of one address are equal: lower case, decoded where that is harmless, no trailing slash. */
export function comparable({ pathname, search }: Address): string {
  return `${comparablePath(pathname)}${decoded(trimSearch(search)).toLowerCase()}`;
}

/** The same of a path alone. */
export function comparablePath(pathname: string): string {
  return (withoutEndSlashes(decoded(pathname)) || '/').toLowerCase();
}

/** The pairs of a query as they were written, without empty ones. */
export function pairsOf(search: string): string[] {
  return search.replace(/^\?/, '').split('&').filter(Boolean);
}

/** The form under which two spellings of one `key=value` are equal. */
export function comparablePair(pair: string): string {
  return decoded(pair).toLowerCase();
}

/** The spelling under which the shop serves an address (ruling 41); the address itself when it is that spelling. */
function canonicalAddress({ pathname, search }: Address): Address {
  const path = canonicalPath(pathname);
  return { pathname: path, search: canonicalSearch(path, search) };
}

/** Adds the query of a request to a destination's own; the destination's keys win. */
export function withQuery(target: Address, search: string): Address {
  const own = new URLSearchParams(target.search);
  const kept = pairsOf(search).filter((pair) => !own.has(keyOf(pair)));
  const joined = [...(target.search ? [target.search.slice(1)] : []), ...kept].join('&');
  return { pathname: target.pathname, search: joined ? `?${joined}` : '' };
}

/** A query without the key that the browser's router adds to a soft navigation. */
export function withoutRouterKey(search: string): string {
  const kept = pairsOf(search)
    .filter((pair) => pair.split('=')[0] !== routerKey)
    .join('&');
  return kept ? `?${kept}` : '';
}

function keyOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '));
  } catch {
    return text;
  }
}

function trimSearch(search: string): string {
  return search === '?' ? '' : search;
}

const output = /^\/[cp](\/|$)/i;
const giftCard = /^\/p\/e?giftcard[^/]*(\/[^/]*)?\/?$/i;
const product = /^.*?\/product\/(?=[^/])/i;

/**
 * Where an address of the old shop lives now, or `null` when it is not one (specification A2 "Legacy URL rewrites"). The query is kept. What
 * comes out never matches again.
 */
function legacyAddress(address: Address): Address | null {
  if (giftCard.test(address.pathname)) return { ...address, pathname: '/c/gift-cards' };
  if (output.test(address.pathname)) return null;
  if (product.test(address.pathname))
    return { ...address, pathname: address.pathname.replace(product, '/p/') };
  return categoryAddress(address);
}

/** A path with the whole segment `category`: what follows is a category's ID, or its levels one by one. */
function categoryAddress({ pathname, search }: Address): Address | null {
  const parts = pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part) => part.toLowerCase() === 'category');
  const levels =
    at < 0
      ? []
      : parts
          .slice(at + 1)
          .flatMap((part) => part.split('_'))
          .filter(Boolean)
          .map(levelOf);
  if (levels.length === 0 || levels.some((level) => !/^[a-z0-9-]*[a-z0-9][a-z0-9-]*$/.test(level)))
    return null;
  const { pathname: path, c } = categoryRoute(levels.join('_'));
  return withQuery({ pathname: path, search: c ? `?c=${c}` : '' }, search);
}

function levelOf(part: string): string {
  try {
    return kebab(decodeURIComponent(part).trim()).replace(/^-+|-+$/g, '');
  } catch {
    return '';
  }
}

/** Where an address is served: after the legacy rewrites, whose output never matches them again, in its canonical spelling (rulings 6 and 41). */
export function settled(address: Address): Address {
  const spelled = canonicalAddress(address);
  const first = legacyAddress(spelled) ?? spelled;
  return canonicalAddress(legacyAddress(first) ?? first);
}
