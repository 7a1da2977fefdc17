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
