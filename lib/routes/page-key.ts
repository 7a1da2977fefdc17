import { choosingKeys } from './content-keys';
import { filterKeys } from './filter-keys';
import { productTitleShape } from './product-path';
import { queryPageAt } from './query-pages';

const productPage = new RegExp(`^/p/([^/]+)(?:/${productTitleShape})?/?$`);
const refining = new Set<string>(filterKeys);

/**
 * What the pages of the shop are told apart by: path and the query keys that choose content. A product is its code (specification A2: the title
 * part is free), keys nobody reads are left out, and of a key that is repeated the last value counts, as in the framework's rewrites. `null` for a refined list, which is made for each request.
 */
export function pageKey(url: string): string | null {
  const { pathname, searchParams } = new URL(`http://shop${url}`);
  const refinable = queryPageAt(pathname)?.refined !== undefined;
  if (refinable && [...searchParams.keys()].some((key) => refining.has(key))) return null;
  const path = pathname.replace(productPage, '/p/$1').replace(/(.)\/$/, '$1');
  const chosen = choosingKeys.flatMap((key) =>
    searchParams.has(key) ? [`${key}=${searchParams.getAll(key).at(-1) ?? ''}`] : [],
  );
  return [path, ...chosen].join(' ');
}
