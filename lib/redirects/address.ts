/** A path and its query, as a request or a destination has them; `search` starts with `?` or is empty. */
export interface Address {
  pathname: string;
  search: string;
}

/** Splits a path of this site; a fragment is dropped. */
export function addressOf(text: string): Address {
  const [withoutFragment = ''] = text.split('#');
  const at = withoutFragment.indexOf('?');
  return at < 0 ? { pathname: withoutFragment, search: '' } : { pathname: withoutFragment.slice(0, at), search: trimSearch(withoutFragment.slice(at)) };
}

/** Path and query as one text. */
export function textOf({ pathname, search }: Address): string {
  return `${pathname}${search}`;
}

/** The form under which two spellings of one address are equal: lower case, decoded where that is harmless, no trailing slash. */
export function comparable({ pathname, search }: Address): string {
  return `${trimSlashes(decoded(pathname)).toLowerCase()}${decoded(trimSearch(search)).toLowerCase()}`;
}

/** Adds the query of a request to a destination's own; the destination's keys win. */
export function withQuery(target: Address, search: string): Address {
  const own = new URLSearchParams(target.search);
  const kept = search.slice(1).split('&').filter((pair) => pair && !own.has(keyOf(pair)));
  const joined = [...(target.search ? [target.search.slice(1)] : []), ...kept].join('&');
  return { pathname: target.pathname, search: joined ? `?${joined}` : '' };
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

function trimSlashes(pathname: string): string {
  const trimmed = pathname.replace(/\/+$/, '');
  return trimmed === '' ? '/' : trimmed;
}

function trimSearch(search: string): string {
  return search === '?' ? '' : search;
}
