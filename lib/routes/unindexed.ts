import { filterKeys } from './filter-keys';
import { queryPageAt } from './query-pages';

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
