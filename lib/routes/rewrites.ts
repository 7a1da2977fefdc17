import { categoryLeafShape, categoryPartShape } from './category-path';
import { filterKeys } from './filter-keys';
import { productCodeShape } from './product-path';

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
const variantShape = '[A-Za-z0-9_-]{1,100}';
const one = `/c/:one(${categoryPartShape})`;
const two = `${one}/:two(${categoryPartShape})`;
const product = `/p/:code(${productCodeShape})/:name([^/]{0,200})?`;

const any = (key: string): Condition => ({ type: 'query', key });
const shaped = (key: string, shape: string): Condition => ({ type: 'query', key, value: `(?<${key}>${shape})` });

/**
 * Addresses whose content hangs on the query, to pages keyed by their path so that each is cached whole. First match wins; a
 * value of the wrong shape matches no rule and is a 404.
 */
export function rewriteTable(): Rewrite[] {
  return [
    { source: '/', destination: '/storefront' },
    ...[two, one].flatMap((source) => filterKeys.map((key) => (
      { source, has: [any(key)], destination: source === two ? '/filtered/:one/:two' : '/filtered/:one' }))),
    ...[{ source: two, target: '/category-view/:one/:two' }, { source: one, target: '/category-view/:one/-' }].flatMap(categoryRules),
    { source: product, has: [shaped('v', variantShape)], destination: '/product-view/:code/:v' },
    { source: product, missing: [any('v')], destination: '/product-view/:code/-' },
  ];
}

function categoryRules({ source, target }: { source: string; target: string }): Rewrite[] {
  const c = shaped('c', categoryLeafShape);
  const page = shaped('page', pageShape);
  return [
    { source, has: [c, page], destination: `${target}/:c/:page` },
    { source, has: [c], missing: [any('page')], destination: `${target}/:c/1` },
    { source, has: [page], missing: [any('c')], destination: `${target}/-/:page` },
    { source, missing: [any('c'), any('page')], destination: `${target}/-/1` },
  ];
}

/** Rules for the header that keeps filtered and sorted views out of search engines. */
export function noindexRules(): { source: string; has: Condition[]; headers: { key: string; value: string }[] }[] {
  return filterKeys.map((key) => ({ source: '/c/:path*', has: [any(key)], headers: [{ key: 'X-Robots-Tag', value: 'noindex' }] }));
}
