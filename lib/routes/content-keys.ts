import { decoded, isPageRoot } from './canonical-path';
import { filterKeys } from './filter-keys';
import { queryPageAt, queryPages } from './query-pages';

/** Query keys that choose what a page of the shop shows, refinements of a list left out. */
export const choosingKeys: readonly string[] = [
  ...new Set(queryPages.flatMap(({ keys }) => Object.keys(keys))),
];

/** All query keys that choose what a page shows, as the shop spells them; `min` and `max` are the fields of a price without script, `zip` and `by` those of what is to arrive. */
const contentKeys: readonly string[] = [
  ...new Set([...choosingKeys, 'query', 'type', 'min', 'max', 'zip', 'by', ...filterKeys]),
];

const spelled = new Set(contentKeys);

/** Whether a query key, as the shop spells it, chooses what a page shows. */
export function isContentKey(key: string): boolean {
  return spelled.has(key);
}

/** Each key in any letter case → its spelling; `queryid` is the search's ID of a query, which only measurement reads. */
const keyOf = new Map([...contentKeys, 'queryid'].map((key) => [key.toLowerCase(), key]));
/** Those whose values are lower case on every page. */
const lowerCase = new Set(
  queryPages.flatMap(({ keys }) =>
    Object.keys(keys).filter((key) => keys[key]?.lowerCase === 'everywhere'),
  ),
);

const plain = /^[a-z0-9_-]+$/;

/** The one spelling of what a query says about a page's content; other keys, their order and their values stay as they are (ruling 41). */
export function canonicalSearch(pathname: string, search: string): string {
  if (search.length < 2) return '';
  if (!isPageRoot(pathname.split('/')[1] ?? '')) return search;
  const keys = queryPageAt(pathname)?.keys ?? {};
  const pairs = search
    .slice(1)
    .split('&')
    .map((pair) => {
      const at = pair.indexOf('=');
      const [name, value] = at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
      const key = keyOf.get((decoded(name) ?? name).toLowerCase()) ?? name;
      const lower = lowerCase.has(key) || keys[key]?.lowerCase !== undefined;
      return at < 0 ? key : `${key}=${lower ? lowered(value) : value}`;
    });
  return `?${pairs.join('&')}`;
}

function lowered(value: string): string {
  const text = decoded(value)?.toLowerCase() ?? '';
  return plain.test(text) ? text : value;
}
