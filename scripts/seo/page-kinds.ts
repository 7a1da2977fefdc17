/** A kind of page: how its address looks and which structured data it owes. */
export interface PageKind {
  kind: string;
  path: RegExp;
  /** Types of which one node each must be there; `|` separates alternatives. */
  types: readonly string[];
  /** Whether search engines may have it. */
  indexed: boolean;
}

const crumbs = 'BreadcrumbList';

/** Every kind of page of the shop, first match wins (specification A2, `lib/seo`). */
export const pageKinds: readonly PageKind[] = [
  { kind: 'home', path: /^\/(storefront)?$/, types: ['Organization', 'WebSite'], indexed: true },
  {
    kind: 'personal',
    path: /^\/(cart|checkout|account|orderConfirmation|order|reset-password|search|style-guide)(\/|\?|$)/,
    types: [],
    indexed: false,
  },
  {
    kind: 'filtered list',
    path: /^\/c\/[^?]*\?(?!(v|c|page|queryid|categorypage|utm_[a-z]+)=)|^\/c\/[^?]*\?.*&(?!(c|page)=)/,
    types: [],
    indexed: false,
  },
  {
    kind: 'filtered sale',
    path: /^\/customer-service\/on-sale-this-week\?(?!page=\d+$)/,
    types: [],
    indexed: false,
  },
  {
    kind: 'filtered calendar',
    path: /^\/event-calendar\?.*(category|admission|featured)=/,
    types: [],
    indexed: false,
  },
  {
    kind: 'filtered hub',
    path: /^\/information\/resource-hub\?(?=.*tag=)(?=.*catID=)/,
    types: [crumbs],
    indexed: false,
  },
  { kind: 'hub subject', path: /^\/information\/resource-hub\?/, types: [crumbs], indexed: true },
  { kind: 'gift cards', path: /^\/c\/gift-cards$/, types: [crumbs], indexed: true },
  { kind: 'category', path: /^\/c\//, types: [crumbs, 'ItemList'], indexed: true },
  { kind: 'product', path: /^\/p\//, types: [crumbs, 'Product|ProductGroup'], indexed: true },
  { kind: 'event', path: /^\/event\//, types: [crumbs, 'Event'], indexed: true },
  { kind: 'event kind', path: /^\/e\//, types: [crumbs], indexed: true },
  { kind: 'events', path: /^\/workshops-and-events$/, types: [crumbs], indexed: true },
  {
    kind: 'calendar',
    path: /^\/event-calendar(\?month=[0-9-]+)?$/,
    types: [crumbs],
    indexed: true,
  },
  { kind: 'stores', path: /^\/store-locator$/, types: [crumbs], indexed: true },
  { kind: 'store', path: /^\/store-locator\/[^/?]+$/, types: [crumbs, 'Florist'], indexed: true },
  { kind: 'resource hub', path: /^\/information\/resource-hub$/, types: [crumbs], indexed: true },
  {
    kind: 'article',
    path: /^\/information\/resource-hub\/[^/?]+$/,
    types: [crumbs, 'Article'],
    indexed: true,
  },
  {
    kind: 'sale',
    path: /^\/customer-service\/on-sale-this-week(\?page=\d+)?$/,
    types: [crumbs, 'ItemList'],
    indexed: true,
  },
  {
    kind: 'content page',
    path: /^\/(information|services|customer-service|corporate)\//,
    types: [crumbs],
    indexed: true,
  },
];

const unknown: PageKind = { kind: 'other', path: /./, types: [], indexed: true };

/** The kind of a path with its query. */
export function pageKindOf(path: string): PageKind {
  return pageKinds.find((kind) => kind.path.test(path)) ?? unknown;
}

const tracking = /^(queryid|categorypage|utm_[a-z]+|gclid|fbclid|_rsc)$/i;

/** Whether a query key only says where a visitor came from. */
export function isTracking(key: string): boolean {
  return tracking.test(key);
}
