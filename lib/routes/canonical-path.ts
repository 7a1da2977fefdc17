import { contentKeys } from './content-keys';
import { contentSections } from './static-page-path';

/** First parts of the shop's pages (specification A2), as their canonical addresses spell them. */
const pageRoots = [
  'style-guide',
  'workshops-and-events',
  'event-calendar',
  'cart',
  'e',
  'event',
  'store-locator',
  'c',
  'p',
  'search',
  'orderConfirmation',
  'account',
  'checkout',
  'reset-password',
  'storefront',
  ...contentSections,
] as const;

const rootOf = new Map<string, string>(pageRoots.map((root) => [root.toLowerCase(), root]));

/** Roots whose parts are IDs, in which capitals count: how many of the parts below the root. */
const keptParts: Readonly<Record<string, number>> = { p: 1, event: 1, orderConfirmation: 2 };

/** Each key in any letter case → its spelling; `queryid` is the search's ID of a query, which only measurement reads. */
const keyOf = new Map([...contentKeys, 'queryid'].map((key) => [key.toLowerCase(), key]));
/** Those whose values are lower case, on every page and on the calendar. */
const lowerCase = new Set(['c', 'tag']);
const lowerCaseOfCalendar = new Set(['category', 'admission']);

const plain = /^[a-z0-9_-]+$/;
const suspicious = /[A-Z%]|\/\/|.\/$|^\/orderconfirmation\//;

/**
 * The one spelling of a page's path: lower case (IDs excepted), nothing encoded that need not be, no slash too many (ruling 41). A path that is
 * no page of the shop comes back as it is.
 */
export function canonicalPath(pathname: string): string {
  if (!suspicious.test(pathname)) return pathname;
  const parts = pathname.split('/').filter(Boolean).map(decoded);
  if (parts.length === 0) return '/';
  const [first, ...rest] = parts;
  const root = rootOf.get((first ?? '').toLowerCase());
  if (!root || rest.includes(null)) return pathname;
  const kept = keptParts[root] ?? 0;
  const spelled = rest.map((part, index) =>
    encodeURIComponent(index < kept ? (part ?? '') : (part ?? '').toLowerCase()),
  );
  return ['', root, ...spelled].join('/');
}

/** The one spelling of what a query says about a page's content; other keys, their order and their values stay as they are (ruling 41). */
export function canonicalSearch(pathname: string, search: string): string {
  if (search.length < 2) return '';
  if (!rootOf.has((pathname.split('/')[1] ?? '').toLowerCase())) return search;
  const isCalendar = pathname === '/event-calendar';
  const pairs = search
    .slice(1)
    .split('&')
    .map((pair) => {
      const at = pair.indexOf('=');
      const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
      const key = keyOf.get((decoded(name) ?? name).toLowerCase()) ?? name;
      const lower = lowerCase.has(key) || (isCalendar && lowerCaseOfCalendar.has(key));
      return at < 0 ? key : `${key}=${lower ? lowered(value) : value}`;
    });
  return `?${pairs.join('&')}`;
}

function lowered(value: string): string {
  const text = decoded(value)?.toLowerCase() ?? '';
  return plain.test(text) ? text : value;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
