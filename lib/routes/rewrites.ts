import { filterKeys } from './filter-keys';
import { emptyPart, queryPages, type QueryPage } from './query-pages';

interface Condition {
  type: 'query';
  key: string;
  value?: string;
}

/** A rule as `next.config.ts` takes it. */
export interface Rewrite {
  source: string;
  destination: string;
  has?: Condition[];
  missing?: Condition[];
}

/**
 * Addresses whose content hangs on the query, to pages keyed by their path so that each is cached whole. First match wins; a
 * value of the wrong shape matches no rule, or leads to the page of refined lists, which refuses it: a 404.
 *
 * The framework compiles the rules again for every request until one matches: the pages most asked for come first, and what is refined is
 * what is left over instead of a rule for each of the filters.
 */
export function rewriteTable(): Rewrite[] {
  return [{ source: '/', destination: '/storefront' }, ...queryPages.flatMap(rulesOf)];
}

/**
 * Every combination of a page's query keys as an internal path with a part for each. The plain address goes to the same page: the router
 * takes two addresses that differ in their query alone for one page, and shows nothing when they are two (decision 047).
 */
function rulesOf({ sources, target, keys, wrong, refined }: QueryPage): Rewrite[] {
  const names = Object.keys(keys);
  const unrefined = refined === undefined ? [] : filterKeys.map(any);
  return Object.entries(sources).flatMap(([source, start]) => [
    ...combinations(names).map((present) => ({
      source,
      has: present.map((name) => ({ ...any(name), value: `(?<${name}>${keys[name]?.shape})` })),
      missing: [...names.filter((name) => !present.includes(name)).map(any), ...unrefined],
      destination: `/${target}${start}/${names
        .map((name) => (present.includes(name) ? `:${name}` : (keys[name]?.absent ?? emptyPart)))
        .join('/')}`,
    })),
    ...(wrong === undefined ? [] : names).map((name) => ({
      source,
      has: [any(name)],
      missing: unrefined,
      destination: `/${target}${wrong}`,
    })),
    ...(refined === undefined
      ? []
      : [{ source, destination: `/${refined}${start.replaceAll(`/${emptyPart}`, '')}` }]),
  ]);
}

const any = (key: string): Condition => ({ type: 'query', key });

/** All subsets of some names, the smallest first. */
function combinations(names: readonly string[]): string[][] {
  return names
    .reduce<string[][]>((sets, name) => [...sets, ...sets.map((set) => [...set, name])], [[]])
    .toSorted((a, b) => a.length - b.length);
}
