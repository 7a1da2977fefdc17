import { countedFacets } from '@/lib/search/list/list-requests';
import type { ListAnswers } from '@/lib/search/list/list-answer';
import type { PromiseView } from '@/lib/promise/promise-view';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { request, write } from './support/request';

const whole = {
  index: 'products',
  page: 0,
  countsOnly: false,
  facets: countedFacets,
  facetFilters: [] as string[][],
  numericFilters: [] as string[],
};
const ask = async (scope: object, ...requests: object[]) => {
  const answer = await write('/api/search/products', { scope, requests });
  return { ...answer, results: (JSON.parse(answer.body) as ListAnswers).results ?? [] };
};

describe('a refined list', () => {
  it('counts, narrows and sorts as the page does, with no more of a record than a card shows', async () => {
    const {
      status,
      headers,
      results: [all],
    } = await ask({ categoryID: 'Flowers' }, whole);
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    const [color, count] = Object.entries(all!.facets.Color ?? {})[0]!;
    const {
      results: [narrowed],
    } = await ask({ categoryID: 'Flowers' }, { ...whole, facetFilters: [[`Color:${color}`]] });
    expect(narrowed!.nbHits).toBe(count);
    expect(narrowed!.nbHits).toBeLessThan(all!.nbHits);
    const {
      results: [byName],
    } = await ask({ categoryID: 'Flowers' }, { ...whole, index: 'products_name_asc' });
    const titles = byName!.hits.map(({ title }) => title);
    expect(titles).toEqual([...titles].sort((a, b) => a.localeCompare(b)));
    expect(JSON.stringify(all!.hits)).not.toContain('Description');
  });

  it('keeps to its price bounds', async () => {
    const {
      results: [cheap],
    } = await ask(
      { categoryID: 'Flowers' },
      { ...whole, numericFilters: ['Price >= 30', 'Price <= 50'] },
    );
    expect(cheap!.nbHits).toBeGreaterThan(0);
    expect(cheap!.facets_stats.Price).toMatchObject({
      min: expect.any(Number),
      max: expect.any(Number),
    });
    expect([cheap!.facets_stats.Price!.min! >= 30, cheap!.facets_stats.Price!.max! <= 50]).toEqual([
      true,
      true,
    ]);
  });

  it.each<[string, object]>([
    [
      'an unknown index',
      { scope: { categoryID: 'Flowers' }, requests: [{ ...whole, index: 'orders' }] },
    ],
    ['a scope that is a filter', { scope: { categoryID: 'x OR Visible:0' }, requests: [whole] }],
    [
      'filters of its own',
      { scope: { categoryID: 'Flowers' }, requests: [{ ...whole, filters: 'Visible = 0' }] },
    ],
    ['no query', { scope: { categoryID: 'Flowers' }, requests: [] }],
  ])('refuses %s', async (_name, body) => {
    expect((await write('/api/search/products', body)).status).toBe(400);
  });
});

describe('what is not there any more leads to what is: 302, one place, the rest of the query kept, not indexed', () => {
  it.each<[string, string]>([
    ['/p/100101/a-dozen-long-stem-roses?v=zzz', '/p/100101/a-dozen-long-stem-roses'],
    [
      '/p/100101?v=zzz&queryid=abc&utm_source=mail',
      '/p/100101/a-dozen-long-stem-roses?queryid=abc&utm_source=mail',
    ],
    ['/p/100101?v=a%20b', '/p/100101/a-dozen-long-stem-roses'],
    [
      '/search?query=lilac&type=Products&page=99&utm_source=mail',
      '/search?query=lilac&type=Products&utm_source=mail',
    ],
    ['/search?query=lilac&page=99', '/search?query=lilac'],
    ['/c/gift-cards?price=1-5&utm_source=mail', '/c/gift-cards?utm_source=mail'],
    [
      '/search?query=lilac&type=Products&sort=name&page=99',
      '/search?query=lilac&type=Products&sort=name',
    ],
  ])('%s → %s', async (from, to) => {
    for (const _turn of ['made anew', 'from the cache']) {
      const { status, headers } = await request(from);
      expect([status, headers.location, headers['x-robots-tag'], headers['cache-control']]).toEqual(
        [302, to, 'noindex', 'private, no-store'],
      );
    }
    expect((await request(to)).status).toBe(200);
  });

  it.each([
    '/c/flowers',
    '/c/flowers?color=Red',
    '/customer-service/on-sale-this-week',
    '/customer-service/on-sale-this-week?sort=name',
  ])('past the end of %s, the last page', async (list) => {
    const { status, headers } = await request(`${list}${list.includes('?') ? '&' : '?'}page=999`);
    expect(status).toBe(302);
    const { pathname, searchParams } = new URL(headers.location ?? '', 'http://shop');
    expect(pathname).toBe(list.split('?')[0]);
    const last = Number(searchParams.get('page') ?? '1');
    const { status: shown, body } = await request(headers.location ?? '');
    expect([shown, body.includes(`page=${last + 1}`)]).toEqual([200, false]);
  });
});

describe('reports to search analytics', () => {
  it.each<[string, object, number]>([
    ['a click', { type: 'click', objectID: '100310', queryID: 'a'.repeat(32), position: 3 }, 200],
    ['a conversion', { type: 'conversion', objectID: '100310', queryID: 'a'.repeat(32) }, 200],
    [
      'a click without position',
      { type: 'click', objectID: '100310', queryID: 'a'.repeat(32) },
      400,
    ],
    [
      'a query ID of another shape',
      { type: 'conversion', objectID: '100310', queryID: 'abc' },
      400,
    ],
  ])('%s', async (_name, body, status) => {
    expect((await write('/api/search/events', body)).status).toBe(status);
  });
});

describe('what is to arrive, asked for by a form without a script', () => {
  const address = (query: string) => request(`/c/flowers?arrives=fields&${query}`);

  it.each([
    ['zip=5540&by=2999-12-31', 'Please enter a 5 digit zip'],
    ['zip=55408&by=2020-01-01', 'This day has passed.'],
    ['zip=55408&by=', 'Please choose a day.'],
  ])('%s shows the whole list with the words at the field', async (query, words) => {
    const { status, body } = await address(query);
    expect([status, body.includes(words)]).toEqual([200, true]);
    expect(body).toContain('card-arrival');
  });

  it('has an address of its own where it can be gone by', async () => {
    const { status, headers } = await address('zip=55408&by=2999-12-31');
    expect([status, headers.location]).toEqual([
      302,
      expect.stringMatching(/\/c\/flowers\?arrives=55408~2999-12-31$/),
    ]);
  });
});

describe('promises and summaries', () => {
  it('say when a product arrives and what it costs: from when before a ZIP, the day and every part with it', async () => {
    const ask = async (query: string) =>
      JSON.parse((await request(`/api/delivery/promise?${query}`)).body) as PromiseView;
    const anywhere = await ask('product=200101');
    expect(anywhere).toMatchObject({ zip: null, arrives: true, day: null, price: null });
    expect(anywhere.headline).toMatch(/^Twin Cities from /);
    const near = await ask('product=200101&zip=55408');
    expect(near.headline).toMatch(/^Can arrive .+ in Minneapolis$/);
    expect(near.day).toMatchObject({ method: 'LocalDelivery' });
    const parts = near.price?.parts ?? [];
    expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(near.price?.total);
    const away = await ask('product=300401&zip=60611');
    expect(away).toMatchObject({ arrives: false, day: null, price: null });
  });

  it('leave out what the shop does not have', async () => {
    const { body } = await request('/api/catalogue/products?codes=999999,100310');
    expect((JSON.parse(body) as ProductSummary[]).map(({ productCode }) => productCode)).toEqual([
      '100310',
    ]);
  });

  it.each([
    '/api/delivery/promise',
    '/api/delivery/promise?product=../x',
    '/api/delivery/promise?product=100310&zip=5540',
    '/api/delivery/promise?product=100310&date=2026-11-28&by=2026-11-28',
    '/api/catalogue/products?codes=',
    '/api/catalogue/products?codes=a%20b',
  ])('%s is refused', async (path) => {
    expect((await request(path)).status).toBe(400);
  });
});
