/** @jest-environment node */
import { checkShop } from '@/scripts/seo/check-shop';
import { pageKinds } from '@/scripts/seo/page-kinds';
import { reportLines } from '@/scripts/seo/report';
import { readSitemap } from '@/scripts/seo/read-sitemap';
import { platformUrl, request } from './support/request';
import { parseRedirectRows } from '@/lib/redirects/row';

/** Pages that no sitemap lists, because nobody should find them in a search engine. */
const unlisted = [
  '/storefront',
  '/cart',
  '/checkout',
  '/search?query=rose',
  '/c/flowers?color=Red',
  '/event-calendar?admission=free',
  '/customer-service/on-sale-this-week?color=Red',
];
const sampled = 200;
/** Two hundred pages are made for the first time here, on a machine that may be busy with other things. */
const timeLimitMs = 600_000;

const table = async () =>
  parseRedirectRows(
    await (await fetch(`${platformUrl}/files/redirects.json?guid=seo`)).json(),
  ).filter(({ slug }) => !slug.startsWith('/owned-by-'));

describe('search engines', () => {
  it(
    'find no fault in two hundred pages of the sitemaps and one of every kind, in another spelling of each, and in the redirect table',
    async () => {
      const report = await checkShop({
        base: process.env.SHOP_URL ?? 'http://localhost:3000',
        sample: sampled,
        also: unlisted,
        redirects: await table(),
        atOnce: 2,
      });
      expect(reportLines(report).slice(1)).toEqual(['0 faults']);
      expect(report.visited.length).toBeGreaterThanOrEqual(sampled);
      expect(report.pictures).toBeGreaterThanOrEqual(20);
      const owed = pageKinds
        .map(({ kind }) => kind)
        .filter((kind) => !['filtered hub', 'hub subject'].includes(kind));
      expect(owed.filter((kind) => !report.kinds[kind])).toEqual([]);
    },
    timeLimitMs,
  );

  it('are told of six sitemaps, with the pictures of products and true dates of articles', async () => {
    const index = readSitemap((await request('/sitemap.xml')).body);
    expect(index?.kind).toBe('index');
    const names = index?.entries.map(({ loc }) => new URL(loc).pathname) ?? [];
    expect(names).toEqual(
      ['products', 'categories', 'articles', 'events', 'stores', 'pages'].map(
        (name) => `/sitemaps/${name}.xml`,
      ),
    );
    const [products, , articles] = await Promise.all(
      names.map(async (name) => readSitemap((await request(name)).body)),
    );
    expect(products?.entries.every(({ images }) => images.length > 0)).toBe(true);
    expect(articles?.entries.every(({ lastmod }) => lastmod !== null)).toBe(true);
    expect(new Set(articles?.entries.map(({ lastmod }) => lastmod)).size).toBeGreaterThan(10);
  });

  it.each([
    ['/sitemaps/nothing.xml', 404],
    ['/sitemaps/products', 404],
    ['/sitemaps/../robots.xml', 400],
  ])('%s is no sitemap', async (path, status) => {
    expect((await request(path)).status).toBe(status);
  });

  it.each([
    '/pictures/og/products/no-such.jpg',
    '/pictures/og/..%2f..%2fpackage.json',
    '/pictures/og/products/100101.webp',
  ])('%s is no picture', async (path) => {
    const { status, headers } = await request(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).toMatch(/^public, max-age=(?:60|0, s-maxage=60)$/);
  });
});
