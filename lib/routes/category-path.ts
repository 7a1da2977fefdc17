import { addQuery } from './add-query';

/** Where a category lives: a path and, from the third level on, the value of `?c=`. */
export interface CategoryRoute {
  pathname: string;
  c: string | null;
}

/** The parts of a category's address as a page gets them. */
export interface CategoryAddress {
  one: string;
  two?: string | null;
  c?: string | null;
}

/** Shape of one part of a category's path. */
export const categoryPartShape = '[a-z0-9-]{1,64}';
/** Shape of the value of `?c=`: levels below the third are joined by underscores. */
export const categoryLeafShape = '[a-z0-9_-]{1,128}';

/** The address of a category ID: `Flowers_Bouquets_Roses` → `/c/flowers/bouquets`, `c=roses` (specification A4). */
export function categoryRoute(categoryID: string): CategoryRoute {
  const parts = categoryID.split('_').filter(Boolean).map(kebab);
  return {
    pathname: ['/c', ...parts.slice(0, 2)].join('/'),
    c: parts.length > 2 ? parts.slice(2).join('_') : null,
  };
}

/** The canonical path of a category with `?c=` and, from the second page on, `?page=`. */
export function categoryPath(categoryID: string, page = 1): string {
  const { pathname, c } = categoryRoute(categoryID);
  return addQuery(pathname, { c, page: page > 1 && String(page) });
}

/** Whether a category is the one an address names: the way back for IDs whose capitals a path does not keep. */
export function isCategoryAt(categoryID: string, { one, two, c }: CategoryAddress): boolean {
  const route = categoryRoute(categoryID);
  return route.pathname === ['/c', one, ...(two ? [two] : [])].join('/') && route.c === (c ?? null);
}

/** One level of an ID as a part of a path: `GiftCards` → `gift-cards`. */
export function kebab(level: string): string {
  return level
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** The category offered for what travels beyond the shop's own vans (specification A2, B2). */
export const outOfTownPath = '/c/occasions/out-of-town-delivery';
