import { categoryLeafShape, categoryPartShape } from './category-path';
import { monthShape } from './event-path';
import { productCodeShape, productTitleShape } from './product-path';
import { salePath } from './static-page-path';
import { slugOfShape } from './slug';
import { filterKeys } from './filter-keys';

/** A query key that chooses what a page shows. */
interface ChoosingKey {
  /** Regular expression of its values. */
  shape: string;
  /** Its part of the internal path when the address does not have it; `-` by itself. */
  absent?: string;
  /** Where its values are lower case (ruling 41): wherever the key stands, or on this page alone. */
  lowerCase?: 'everywhere' | 'here';
  /** It narrows what the page shows without it, so search engines are kept out. */
  narrows?: boolean;
}

/** A page whose content hangs on the query: rewritten to an internal path with a part for each key, so that each view is cached whole. */
export interface QueryPage {
  /** Its public path, or what its path begins with. */
  path: string;
  /** How many parts of the path follow; the last may be missing. */
  parts: number;
  /** Its addresses as the framework writes them, each with those parts as they stand in the internal path. */
  sources: Readonly<Record<string, string>>;
  /** First part of the internal path. */
  target: string;
  keys: Readonly<Record<string, ChoosingKey>>;
  /** Rest of the internal path for a value of the wrong shape; without one the page of refined views refuses it. */
  wrong?: string;
  /** First part of the internal path of its filtered and sorted views, which are made for each request. */
  refined?: string;
}

/** A part of an internal path that stands for nothing. */
export const emptyPart = '-';

/** A part of an internal path as it is meant: `null` where it stands for nothing. */
export const partOrNull = (part = emptyPart) => (part === emptyPart ? null : part);

/** A variant no product has: the page leads to the product (ruling 41). */
export const noVariant = '~';

const pageNumber: ChoosingKey = { shape: '[1-9][0-9]{0,3}', absent: '1' };
const one = `/c/:one(${categoryPartShape})`;

/**
 * The one table of addresses whose content hangs on the query, those most asked for first. Rewrites, the way back from internal paths,
 * page keys, canonical queries and what search engines are kept out of are made from it.
 */
export const queryPages: readonly QueryPage[] = [
  {
    path: '/p',
    parts: 1,
    sources: { [`/p/:code(${productCodeShape})/:name(${productTitleShape})?`]: '/:code' },
    target: 'product-view',
    keys: { v: { shape: '[A-Za-z0-9_-]{1,100}' } },
    wrong: `/:code/${noVariant}`,
  },
  {
    path: '/c',
    parts: 2,
    sources: {
      [one]: `/:one/${emptyPart}`,
      [`${one}/:two(${categoryPartShape})`]: '/:one/:two',
    },
    target: 'category-view',
    keys: { c: { shape: categoryLeafShape, lowerCase: 'everywhere' }, page: pageNumber },
    refined: 'filtered',
  },
  {
    path: '/event',
    parts: 1,
    sources: { [`/event/:code(${productCodeShape})`]: '/:code' },
    target: 'event-view',
    keys: { month: { shape: monthShape, narrows: true } },
    wrong: '/:code/none',
  },
  {
    path: salePath,
    parts: 0,
    sources: { [salePath]: '' },
    target: 'sale-view',
    keys: { page: pageNumber },
    wrong: '/none',
    refined: 'filtered-sale',
  },
  {
    path: '/information/resource-hub',
    parts: 0,
    sources: { '/information/resource-hub': '' },
    target: 'hub-view',
    keys: {
      tag: { shape: slugOfShape, lowerCase: 'everywhere' },
      catID: { shape: '[A-Za-z0-9][A-Za-z0-9_-]{0,99}' },
    },
    wrong: '/none',
  },
  {
    path: '/event-calendar',
    parts: 0,
    sources: { '/event-calendar': '' },
    target: 'calendar-view',
    keys: {
      month: { shape: monthShape },
      category: { shape: categoryPartShape, lowerCase: 'here', narrows: true },
      admission: { shape: 'free|ticketed', lowerCase: 'here', narrows: true },
      featured: { shape: '1', narrows: true },
    },
    wrong: '/none',
  },
];

/** The page of the table that a path belongs to. */
export function queryPageAt(pathname: string): QueryPage | undefined {
  return queryPages.find(({ path, parts }) =>
    parts > 0 ? pathname.startsWith(`${path}/`) : pathname === path,
  );
}

const refining = new Set<string>(filterKeys);

/** Whether an address is a filtered or sorted view that search engines are kept out of: a refined list, a narrowed calendar. */
export function isUnindexed(url: string): boolean {
  const at = url.indexOf('?');
  if (at < 0) return false;
  const page = queryPageAt(url.slice(0, at));
  if (page === undefined) return false;
  const hidden = (key: string) =>
    page.refined === undefined ? page.keys[key]?.narrows : refining.has(key);
  return [...new URLSearchParams(url.slice(at + 1)).keys()].some(hidden);
}
