/** @jest-environment node */
import type { QuickAnswer } from '@/lib/search/quick/quick-search';
import { headingOf } from './support/html';
import { request, write } from './support/request';

const quick = async (query: string) => {
  const { status, headers, body } = await request(
    `/api/search/quick?query=${encodeURIComponent(query)}`,
  );
  return { status, headers, answer: JSON.parse(body) as QuickAnswer };
};
const queryID = /^[0-9a-f]{32}$/;

describe('quick search', () => {
  it('answers five groups with query IDs, ten rows at most, each product once', async () => {
    const { status, headers, answer } = await quick('lilac');
    expect([status, headers['cache-control'], headers['set-cookie']]).toEqual([
      200,
      'private, no-store',
      undefined,
    ]);
    expect(answer.available).toBe(true);
    for (const { rows, queryID: id } of [answer.products, answer.events, answer.care]) {
      expect(id).toMatch(queryID);
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(10);
      expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
    }
    const codes = answer.products.rows.map(({ itemNumber }) => itemNumber);
    expect(new Set(codes).size).toBe(codes.length);
    expect(answer.suggestions.length).toBeLessThanOrEqual(3);
    expect(answer.categories.length).toBeLessThanOrEqual(5);
    expect(answer.products.rows[0]).toMatchObject({
      index: 'products',
      path: expect.stringMatching(/^\/p\/[^?]+\?queryid=[0-9a-f]{32}$/) as unknown,
      price: { from: expect.any(Number) as unknown },
    });
  });

  it.each([[''], ['   '], ['%00'], ['"); drop'], ['a:b OR c'], ['x'.repeat(5000)], ['日本']])(
    'answers "%s" without a fault',
    async (query) => {
      const { status, answer } = await quick(query);
      expect([status, answer.available, answer.query.length <= 120]).toEqual([200, true, true]);
    },
  );

  it('finds nothing for what is not sold', async () => {
    const { answer } = await quick('zzzzqqq');
    expect(answer).toMatchObject({
      available: true,
      suggestions: [],
      categories: [],
      products: { rows: [] },
      events: { rows: [] },
      care: { rows: [] },
    });
  });
});

describe('the search page', () => {
  it.each([
    ['/search?query=lilac', 'Results for “lilac”'],
    ['/search?query=lilac&type=Products', 'Results for “lilac”'],
    ['/search?query=lilac&type=Events', 'Results for “lilac”'],
    ['/search?query=lilac&type=CareInfo', 'Results for “lilac”'],
    ['/search?query=roses&type=Query+Suggestions', 'Results for “roses”'],
    ['/search?query=Roses&type=Categories', 'Results for “Roses”'],
    ['/search', 'Search'],
    ['/search?query=lilac&type=Nonsense', 'Results for “lilac”'],
  ])('%s', async (path, heading) => {
    const { status, body } = await request(path);
    expect([status, headingOf(body)]).toEqual([200, heading]);
    expect(body).toMatch(/<meta name="robots" content="noindex/);
  });

  it('narrowed to one kind shows only that kind; its tabs keep query and query ID', async () => {
    const { body } = await request('/search?query=lilac&type=Events');
    expect(body).toContain('id="events-heading"');
    expect(body).not.toContain('id="products-heading"');
    expect(body).toMatch(/href="\/search\?query=lilac&amp;type=Products&amp;queryid=[0-9a-f]{32}"/);
  });

  it('of categories links to their own pages', async () => {
    expect((await request('/search?query=Roses&type=Categories')).body).toMatch(
      /href="\/c\/[^"]+"[^>]*>Roses/,
    );
  });

  it('its Products tab is a list: facets, price range and orders that keep what is searched, refined on the server', async () => {
    const own = '/search?query=rose&type=Products';
    const { body } = await request(own);
    expect(body).toContain('aria-label="Filters"');
    expect(body).toMatch(/href="\/search\?query=rose&amp;type=Products&amp;color=Red"/);
    expect(body).toMatch(/href="\/search\?query=rose&amp;type=Products&amp;sort=price-low"/);
    expect(body).toMatch(/<input type="hidden" name="query" value="rose"\/?>/);
    const refined = (await request(`${own}&color=Red&price=40-20&sort=price-high`)).body;
    expect(refined).toContain('aria-label="Remove Red"');
    expect(refined).toContain('aria-label="Remove $20 – $40"');
    expect(refined).toMatch(/<meta name="robots" content="noindex/);
    expect((await request('/search?query=rose&color=Red')).body).toContain(
      'aria-label="Remove Red"',
    );
  });

  it('the form of the price range leads to the refined tab', async () => {
    const { status, headers } = await request(
      '/search?query=rose&type=Products&color=Red&min=20&max=40&price=fields',
    );
    expect([Math.floor(status / 100), headers.location]).toEqual([
      3,
      '/search?query=rose&type=Products&color=Red&price=20-40',
    ]);
  });

  it.each([
    '/search?query=lilac&page=0',
    '/search?query=lilac&type=Products&sort=none',
    '/search?query=lilac&type=Products&price=cheap',
  ])('%s is a 404', async (path) => {
    expect((await request(path)).status).toBe(404);
  });
});

describe('search events', () => {
  const click = { type: 'click', objectID: '300301', queryID: 'a'.repeat(32), position: 1 };

  it.each([
    [click],
    [{ ...click, index: 'contentful_data' }],
    [{ type: 'conversion', objectID: '300301', queryID: 'a'.repeat(32) }],
  ])('%j is taken', async (event) => {
    expect((await write('/api/search/events', event)).status).toBe(200);
  });

  it.each([
    [{ ...click, queryID: 'x' }],
    [{ ...click, position: 0 }],
    [{ ...click, index: 'orders' }],
    [{ ...click, userToken: 'someone' }],
    [{ type: 'view' }],
  ])('%j is refused', async (event) => {
    expect((await write('/api/search/events', event)).status).toBe(400);
  });
});

it('the style guide: whole, out of search engines, exact', async () => {
  const { status, body } = await request('/style-guide');
  expect([status, headingOf(body)]).toEqual([200, 'Parts and their states']);
  expect(body).toMatch(/noindex/);
  expect(body).toContain('#4B1D52');
  expect((await request('/style-guide/more')).status).toBe(404);
});

it('signing out takes the cookie away, also one that is none', async () => {
  for (const cookie of ['', 'lilac_session=nonsense']) {
    const { status, headers, body } = await request('/api/session', {
      method: 'DELETE',
      headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) },
    });
    expect([status, JSON.parse(body)]).toEqual([
      200,
      { kind: 'none', firstName: null, lastName: null, cartCount: 0 },
    ]);
    expect(String(headers['set-cookie'])).toMatch(/^lilac_session=;.*Max-Age=0/);
  }
});
