import { categoryLeafShape, categoryPartShape } from './category-path';
import { monthShape } from './event-path';
import { filterKeys } from './filter-keys';
import { productCodeShape } from './product-path';
import { salePath } from './sale-path';

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

const pageShape = '[1-9][0-9]{0,3}';
const tagShape = '[a-z0-9][a-z0-9-]{0,63}';
const categoryIDShape = '[A-Za-z0-9][A-Za-z0-9_-]{0,99}';
const variantShape = '[A-Za-z0-9_-]{1,100}';
const one = `/c/:one(${categoryPartShape})`;
const two = `${one}/:two(${categoryPartShape})`;
const product = `/p/:code(${productCodeShape})/:name([^/]{0,200})?`;

const any = (key: string): Condition => ({ type: 'query', key });
const shaped = (key: string, shape: string): Condition => ({
  type: 'query',
  key,
  value: `(?<${key}>${shape})`,
});

/**
 * Addresses whose content hangs on the query, to pages keyed by their path so that each is cached whole. First match wins; a
 * value of the wrong shape matches no rule, or leads to the page of refined lists, which refuses it: a 404.
 *
 * The framework compiles the rules again for every request until one matches: the pages most asked for come first, and what is refined is
 * what is left over instead of a rule for each of the filters.
 */
export function rewriteTable(): Rewrite[] {
  return [
    { source: '/', destination: '/storefront' },
    { source: product, missing: [any('v')], destination: '/product-view/:code/-' },
    { source: product, has: [shaped('v', variantShape)], destination: '/product-view/:code/:v' },
    // No product has this ID: the page leads to the product (ruling 41).
    { source: product, has: [any('v')], destination: '/product-view/:code/~' },
    ...refinable(categoryRules(one, '/category-view/:one/-'), '/filtered/:one'),
    ...refinable(categoryRules(two, '/category-view/:one/:two'), '/filtered/:one/:two'),
    ...refinable(
      pathKeyed(salePath, '/sale-view', { page: pageShape }, '/sale-view/1'),
      '/filtered-sale',
    ),
    ...pathKeyed('/information/resource-hub', '/hub-view', {
      tag: tagShape,
      catID: categoryIDShape,
    }),
    ...pathKeyed('/event-calendar', '/calendar-view', {
      month: monthShape,
      category: categoryPartShape,
      admission: 'free|ticketed',
      featured: '1',
    }),
  ];
}

/** Rules of a list, and the page of its refined views for whatever else is asked of its address. */
function refinable(rules: Rewrite[], refined: string): Rewrite[] {
  const plain = filterKeys.map(any);
  const source = rules[0]?.source ?? '';
  return [
    ...rules.map((rule) => ({ ...rule, missing: [...(rule.missing ?? []), ...plain] })),
    { source, destination: refined },
  ];
}

/**
 * Every combination of some query keys as an internal path with a part per key, `-` where it is missing. The plain address goes to the
 * same page: the router takes two addresses that differ in their query alone for one page, and shows nothing when they are two (decision
 * 047). A key whose value has the wrong shape leads to a path no page answers.
 */
function pathKeyed(
  source: string,
  target: string,
  keys: Record<string, string>,
  plain?: string,
): Rewrite[] {
  const names = Object.keys(keys);
  const combinations = Array.from({ length: 2 ** names.length - 1 }, (_, index) =>
    names.filter((_name, bit) => (index + 1) & (1 << bit)),
  );
  const largestFirst = combinations.sort((a, b) => b.length - a.length);
  return [
    ...largestFirst.map((given) => ({
      source,
      has: given.map((name) => shaped(name, keys[name] ?? '')),
      missing: names.filter((name) => !given.includes(name)).map(any),
      destination: [target, ...names.map((name) => (given.includes(name) ? `:${name}` : '-'))].join(
        '/',
      ),
    })),
    ...names.map((name) => ({ source, has: [any(name)], destination: `${target}/none` })),
    {
      source,
      missing: names.map(any),
      destination: plain ?? [target, ...names.map(() => '-')].join('/'),
    },
  ];
}

function categoryRules(source: string, target: string): Rewrite[] {
  const c = shaped('c', categoryLeafShape);
  const page = shaped('page', pageShape);
  return [
    { source, missing: [any('c'), any('page')], destination: `${target}/-/1` },
    { source, has: [c], missing: [any('page')], destination: `${target}/:c/1` },
    { source, has: [page], missing: [any('c')], destination: `${target}/-/:page` },
    { source, has: [c, page], destination: `${target}/:c/:page` },
  ];
}
