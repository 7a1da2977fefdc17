import { linksOf } from './html';
import { request } from './request';

/** Addresses of the stock under test, found by following the shop's own links from home. */
export interface Addresses {
  category: string;
  /** A `?c=` leaf. */
  leaf: string;
  /** A category's second page. */
  secondPage: string;
  product: string;
}

let found: Promise<Addresses> | undefined;

/** Walks from home to the first category, leaf, second page and product; once per test file. */
export function addresses(): Promise<Addresses> {
  return (found ??= walk());
}

async function walk(): Promise<Addresses> {
  const home = linksOf((await request('/')).body);
  const categories = home.filter(
    (path) => /^\/c\/[a-z-]+(\/[a-z-]+)?$/.test(path) && path !== '/c/gift-cards',
  );
  const listed = await linksFrom(categories);
  const branches = listed.filter((path) => /^\/c\/[a-z-]+\/[a-z-]+$/.test(path));
  const all = [...home, ...listed, ...(await linksFrom(branches))];
  return {
    category: first(categories, 'category'),
    leaf: first(
      all.filter((path) => /^\/c\/[a-z-]+\/[a-z-]+\?c=[a-z0-9_-]+$/.test(path)),
      'leaf category',
    ),
    secondPage: first(
      all.filter((path) => /^\/c\/[^?]+\?(.*&)?page=2$/.test(path)),
      'second page',
    ),
    product: first(
      all.filter((path) => /^\/p\/\d{6}\/[^?]+$/.test(path)),
      'product',
    ),
  };
}

/** What the first twelve of these pages link to. */
async function linksFrom(paths: string[]): Promise<string[]> {
  const pages = [...new Set(paths)].slice(0, 12).map((path) => request(path));
  return (await Promise.all(pages)).flatMap(({ body }) => linksOf(body));
}

function first(paths: string[], what: string): string {
  const [path] = paths;
  if (!path) throw new Error(`The shop links no ${what}.`);
  return path;
}
