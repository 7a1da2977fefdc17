/** @jest-environment node */
import { createClient } from 'contentful';
import { localPlatform } from '@/lib/config/local-platform';
import { headingOf, linksOf } from './support/html';
import { crawl, platformUrl } from './support/request';

const { space, accessToken } = localPlatform.content;
const { host } = new URL(platformUrl);
const content = createClient({ space, accessToken, host, basePath: '/content', insecure: true });
const atOnce = 6;

interface Visited {
  path: string;
  status: number;
  title: string;
  heading: string;
  links: string[];
}

/** Every address the content service gives an article or a static page, but for those the redirect table has moved. */
async function contentPaths(): Promise<string[]> {
  const lists = await Promise.all(
    ['article', 'staticPage'].map((content_type) =>
      content.getEntries({ content_type, limit: 1000 }),
    ),
  );
  const moved = new Set((await redirectRows()).map(({ slug }) => slug.toLowerCase()));
  return lists
    .flatMap(({ items }) => items.map(({ fields }) => String(fields.link)))
    .filter((path) => !moved.has(path));
}

async function redirectRows(): Promise<{ slug: string }[]> {
  const table = (await (await fetch(`${platformUrl}/files/redirects.json`)).json()) as
    { slug: string }[] | { redirects: { slug: string }[] };
  return Array.isArray(table) ? table : table.redirects;
}

/** `/account/…` answers 404 to a visitor, with the way to log in (ruling 8). */
const forCustomers = /^\/account\//;

async function visit(path: string): Promise<Visited> {
  const { status, body } = await crawl(path);
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  return {
    path,
    status,
    title: /<title>([^<]*)/.exec(body)?.[1] ?? '',
    heading: headingOf(body),
    links: linksOf(main),
  };
}

/** Visits addresses a few at a time, in order. */
async function visitAll(paths: readonly string[]): Promise<Visited[]> {
  const visited: Visited[] = [];
  for (let start = 0; start < paths.length; start += atOnce)
    visited.push(...(await Promise.all(paths.slice(start, start + atOnce).map(visit))));
  return visited;
}

describe('every article and static page', () => {
  let pages: Visited[];
  beforeAll(async () => {
    pages = await visitAll(await contentPaths());
  }, 240_000);

  it('is there with a heading', () => {
    expect(pages.length).toBeGreaterThanOrEqual(145);
    expect(
      pages
        .filter(({ status, heading }) => status !== 200 || heading === '')
        .map(({ path, status }) => `${status} ${path}`),
    ).toEqual([]);
  });

  it('has a title no other page has', () => {
    const titles = pages.map(({ title }) => title);
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
  });

  it('links only to what is there', async () => {
    const known = new Set(pages.map(({ path }) => path));
    const linked = [...new Set(pages.flatMap(({ links }) => links))].filter(
      (path) => !known.has(path) && !forCustomers.test(path),
    );
    expect(linked.length).toBeGreaterThan(60);
    const dead = (await visitAll(linked)).filter(({ status }) => status !== 200);
    expect(dead.map(({ path, status }) => `${status} ${path}`)).toEqual([]);
  }, 300_000);
});
