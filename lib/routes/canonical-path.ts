import { contentSections } from './static-page-path';

/** What follows from the first part of a page's address. */
interface PageRoot {
  /** Kind of page, for metrics and traces. */
  kind: string;
  /** How many parts below it are IDs, in which capitals count; none by itself. */
  ids?: number;
}

/** First parts of the shop's pages (specification A2), as their canonical addresses spell them. */
export const pageRoots: Readonly<Record<string, PageRoot>> = {
  storefront: { kind: 'content' },
  c: { kind: 'category' },
  p: { kind: 'product', ids: 1 },
  search: { kind: 'search' },
  cart: { kind: 'cart' },
  checkout: { kind: 'checkout' },
  orderConfirmation: { kind: 'confirmation', ids: 2 },
  order: { kind: 'order' },
  account: { kind: 'account' },
  'reset-password': { kind: 'account' },
  e: { kind: 'event' },
  event: { kind: 'event', ids: 1 },
  'event-calendar': { kind: 'events' },
  'workshops-and-events': { kind: 'events' },
  'store-locator': { kind: 'stores' },
  'style-guide': { kind: 'other' },
  ...Object.fromEntries(contentSections.map((section) => [section, { kind: 'content' }])),
};

const rootOf = new Map(Object.keys(pageRoots).map((root) => [root.toLowerCase(), root]));

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
  const kept = pageRoots[root]?.ids ?? 0;
  const spelled = rest.map((part, index) =>
    encodeURIComponent(index < kept ? (part ?? '') : (part ?? '').toLowerCase()),
  );
  return ['', root, ...spelled].join('/');
}

/** An address as a header can name it: what is no character of an address is encoded, everything else stays as it was written. */
export function sentAs(address: string): string {
  return address
    .replace(/\p{Surrogate}/gu, '')
    .replace(/[^!-~]+/g, (text) => encodeURIComponent(text));
}

/** Whether the first part of a path is one of the shop's pages, in any letter case. */
export function isPageRoot(part: string): boolean {
  return rootOf.has(part.toLowerCase());
}

/** A part of an address without its percent signs; `null` where they are malformed. */
export function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
