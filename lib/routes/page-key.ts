import { choosingKeys } from './content-keys';
import { filterKeys } from './filter-keys';
import { queryPageAt } from './query-pages';

const productPath = /^\/p\/([^/]+)\/?.*$/;
const refining = new Set<string>(filterKeys);

/**
 * What the pages of the shop are told apart by: path and the query keys that choose content. A product is its code (specification A2: the title
 * part is free), and keys nobody reads are left out. `null` for a refined list, which is made for each request.
 */
export function pageKey(url: string): string | null {
  const { pathname, searchParams } = new URL(`http://shop${url}`);
  const refinable = queryPageAt(pathname)?.refined !== undefined;
  if (refinable && [...searchParams.keys()].some((key) => refining.has(key))) return null;
  const path = pathname.replace(productPath, '/p/$1').replace(/(.)\/$/, '$1');
  const chosen = choosingKeys.flatMap((key) =>
    searchParams.has(key) ? [`${key}=${searchParams.get(key) ?? ''}`] : [],
  );
  return [path, ...chosen].join(' ');
}
