/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { controls } from '../support/controls';
import { addresses, type Addresses } from './support/catalogue';
import { headingOf, linksOf } from './support/html';
import { ownStorefront, type OwnStorefront } from './support/own-storefront';
import { platformUrl, request } from './support/request';

const { fault } = controls(platformUrl);
const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
/** Two time limits of a system that never answers, and what a page does beside them. */
const longestMs = 8000;

describe('commerce, search or content down (issue 5, specification A8)', () => {
  let shop: OwnStorefront;
  let paths: Addresses;
  let visited: string[];
  let lists: string[];
  let unvisited: string;

  beforeAll(async () => {
    [shop, paths] = await Promise.all([ownStorefront(), addresses()]);
    const links = [
      ...linksOf((await request('/')).body),
      ...linksOf((await request(paths.category)).body),
    ];
    const wanted = (shape: RegExp) =>
      links.find((path) => shape.test(path) && !Object.values(paths).includes(path)) ?? '';
    visited = [
      '/',
      paths.category,
      paths.leaf,
      paths.secondPage,
      paths.product,
      wanted(/^\/information\/resource-hub\/[a-z-]+$/),
      wanted(/^\/corporate\//),
      '/event-calendar',
      '/store-locator',
      '/cart',
    ];
    for (const path of visited)
      expect([path, (await shop.request(path)).status]).toEqual([path, 200]);
    lists = links.filter(
      (path) => /^\/c\/[a-z-]+(\/[a-z-]+)?$/.test(path) && !Object.values(paths).includes(path),
    );
    unvisited = links.find((path) => /^\/p\/\d{6}\//.test(path) && path !== paths.product) ?? '';
  }, 120_000);
  afterAll(() => shop.stop());

  const refine = () =>
    shop.request('/api/search/products', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({
        scope: { categoryID: 'Flowers' },
        requests: [
          {
            index: 'products',
            page: 0,
            countsOnly: false,
            facets: [],
            facetFilters: [],
            numericFilters: [],
          },
        ],
      }),
    });

  it.each([
    ['search', 'hang'],
    ['content', 'reset'],
    ['commerce', 'unavailable'],
  ] as const)(
    '%s, %s: pages, lists, search and refining answer, none of them a 5xx, none hangs',
    async (system, kind) => {
      const over = await fault({ fault: kind, match: { system, ...shop.own } });
      try {
        const list = lists.pop() ?? '';
        const asked = [
          ...visited,
          list,
          `${paths.category}?color=Red`,
          '/search?query=rose',
          '/api/search/quick?query=rose',
          '/workshops-and-events',
          '/customer-service/on-sale-this-week',
          '/information/resource-hub',
          '/no-such-page',
        ];
        for (const path of asked) {
          const started = performance.now();
          const { status } = await shop.request(path);
          expect([path, status, performance.now() - started < longestMs]).toEqual([
            path,
            path === '/no-such-page' ? 404 : 200,
            true,
          ]);
        }
        expect((await refine()).status).toBe(200);
      } finally {
        await over();
      }
    },
    120_000,
  );

  it('search down: search page, quick search, refining and a list never made say so', async () => {
    const over = await fault({ fault: 'unavailable', match: { system: 'search', ...shop.own } });
    try {
      expect((await shop.request('/search?query=tulip')).body).toContain(
        'Search is not available right now',
      );
      expect(
        (
          JSON.parse((await shop.request('/api/search/quick?query=tulip')).body) as {
            available: boolean;
          }
        ).available,
      ).toBe(false);
      expect(JSON.parse((await refine()).body)).toEqual({ results: null });
      for (const path of [`${paths.category}?color=White`, lists.pop() ?? ''])
        expect((await shop.request(path)).body).toContain('We can’t load products right now');
      expect(headingOf((await shop.request(paths.category)).body)).not.toBe('');
    } finally {
      await over();
    }
  }, 180_000);

  it('commerce down: a page whose copies were ended is served as it was', async () => {
    const before = await shop.request(paths.product);
    const [, , code = ''] = paths.product.split('/');
    const over = await fault({ fault: 'unavailable', match: { system: 'commerce', ...shop.own } });
    try {
      expect((await shop.revalidate([`product:${code}`])).status).toBe(200);
      for (const path of [paths.product, `/p/${code}`, `${paths.product}?queryid=abc`]) {
        const { status, body, headers } = await shop.request(path);
        expect([path, status, headingOf(body), body === before.body]).toEqual([
          path,
          200,
          headingOf(before.body),
          true,
        ]);
        expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
        expect(headers['content-security-policy']).toBe(before.headers['content-security-policy']);
      }
    } finally {
      await over();
    }
  }, 180_000);

  it('commerce down: a product never asked for before is not invented; crawlers are told to come again (decision 009)', async () => {
    const requestId = randomUUID();
    const over = await fault({ fault: 'unavailable', match: { system: 'commerce', ...shop.own } });
    try {
      const { status, headers, body } = await shop.request(unvisited, {
        headers: { 'x-request-id': requestId },
      });
      expect([status, headers['retry-after'], headers['cache-control'], headingOf(body)]).toEqual([
        503,
        '10',
        'private, no-store',
        'Something went wrong.',
      ]);
      expect(body).toMatch(/<meta name="robots" content="[^"]*noindex/);
      expect(body).toContain('Go Back Home');
      expect(
        shop.log.filter(({ reqId, msg }) => reqId === requestId && msg === 'upstream').length,
      ).toBeGreaterThan(0);
    } finally {
      await over();
    }
  }, 180_000);
});
