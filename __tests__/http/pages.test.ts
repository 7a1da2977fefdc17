/** @jest-environment node */
import { addresses, type Addresses } from './support/catalogue';
import { canonicalOf, headingOf, jsonLdOf, linksOf } from './support/html';
import { request } from './support/request';

const price = /\$\d{1,4}\.\d{2}/;
const types = (html: string) => jsonLdOf(html).map((node) => node['@type']);

describe('pages in their first HTML', () => {
  let paths: Addresses;
  beforeAll(async () => {
    paths = await addresses();
  });

  it.each(['category', 'secondPage', 'leaf'] as const)(
    '%s: name, prices, canonical, structured data',
    async (kind) => {
      const { status, body } = await request(paths[kind]);
      expect(status).toBe(200);
      expect(headingOf(body)).not.toBe('');
      expect(body).toMatch(price);
      expect(canonicalOf(body)).toMatch(new RegExp(`${paths[kind].replace(/[.?]/g, '\\$&')}$`));
      expect(types(body)).toContain('BreadcrumbList');
    },
  );

  it('a product: name, price, canonical, structured data', async () => {
    const { status, body } = await request(paths.product);
    expect(status).toBe(200);
    const [node] = jsonLdOf(body).filter((candidate) =>
      ['Product', 'ProductGroup'].includes(String(candidate['@type'])),
    );
    expect(node?.name).toBe(headingOf(body).replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
    expect(body).toMatch(price);
    expect(canonicalOf(body)).toMatch(new RegExp(`${paths.product}$`));
    expect(types(body)).toContain('BreadcrumbList');
  });

  it('a product by its code alone, or with another title: the same canonical link', async () => {
    const [, , code = ''] = paths.product.split('/');
    for (const path of [`/p/${code}`, `/p/${code}/something-else`]) {
      const { status, body } = await request(path);
      expect([status, canonicalOf(body)?.endsWith(paths.product)]).toEqual([200, true]);
    }
  });

  it('home under both of its addresses, canonical /', async () => {
    for (const path of ['/', '/storefront']) {
      const { status, body } = await request(path);
      expect([status, new URL(canonicalOf(body) ?? 'x:').pathname]).toEqual([200, '/']);
    }
  });

  it.each<[string, boolean]>([
    ['/', true],
    ['/c/flowers', true],
    ['/c/flowers?sort=price-low', true],
    ['/customer-service/on-sale-this-week', false],
    ['/search?query=rose', false],
    ['/information/resource-hub', false],
  ])('%s: the loyalty banner below its main, and nowhere else: %s', async (path, has) => {
    const { body } = await request(path);
    const [main = '', below = ''] = body.split('</main>');
    const banner = 'id="loyalty-heading"';
    expect([main.includes(banner), below.split('<footer')[0]?.includes(banner)]).toEqual([
      false,
      has,
    ]);
  });

  it.each([
    ['/p/999999/no-such-product'],
    ['/p/999999'],
    ['/p/not%20a%20code'],
    ['/p/100310/sunday-best/more'],
    ['/c/flowers/roses/more'],
    ['/c/no-such-category'],
    ['/c/flowers/no-such-branch'],
    ['/customer-service/on-sale-this-week?page=abc'],
    ['/customer-service/on-sale-this-week?sort=none'],
    ['/c/flowers?c=no-such-leaf'],
    ['/c/flowers?page=0'],
    ['/c/flowers?page=abc'],
    ['/c/flowers?page=01'],
    ['/c/flowers?c=../x'],
    ['/no-such-page'],
    ['/information/no-such-page'],
    ['/storefront/more'],
    ['/cart/more'],
    ['/checkout/more'],
    ['/item-not-found/999999'],
    ['/missing-view/page'],
  ])('%s: 404 with a whole page', async (path) => {
    const { status, body } = await request(path);
    expect(status).toBe(404);
    expect(headingOf(body)).not.toBe('');
    expect(body).toMatch(/<header[\s>]/);
    expect(body).toMatch(/<footer[\s>]/);
    expect(body).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(body).toMatch(/<html [^>]*lang="en-US" data-whole=""/);
  });

  it('the not-found page in the words of the specification', async () => {
    expect(headingOf((await request('/no-such-page')).body)).toBe('404: Page Not Found');
  });

  it('what is on sale: the first page, the second, refined', async () => {
    const sale = '/customer-service/on-sale-this-week';
    for (const [query, canonical, robots] of [
      ['', sale, undefined],
      ['?page=2', `${sale}?page=2`, undefined],
      ['?color=Red', sale, 'noindex'],
    ] as const) {
      const { status, body, headers } = await request(`${sale}${query}`);
      const own = new URL(canonicalOf(body) ?? 'x:');
      expect([status, own.pathname + own.search, headers['x-robots-tag']]).toEqual([
        200,
        canonical,
        robots,
      ]);
      expect(linksOf(body).filter((path) => path.startsWith('/p/')).length).toBeGreaterThan(3);
    }
  });

  it('filtered views: 200, out of search engines', async () => {
    const { status, headers } = await request('/c/flowers?color=Red');
    expect([status, headers['x-robots-tag']]).toEqual([200, 'noindex']);
  });

  it.each(['/robots.txt', '/.well-known/security.txt', '/api/health'])(
    '%s answers 200',
    async (path) => {
      expect((await request(path)).status).toBe(200);
    },
  );
});
