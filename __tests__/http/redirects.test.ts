/** @jest-environment node */
import { parseRedirectRows } from '@/lib/redirects/row';
import { buildRedirectTable } from '@/lib/redirects/table';
import { addresses } from './support/catalogue';
import { platformUrl, request } from './support/request';

const shuffledCase = (text: string) =>
  [...text]
    .map((letter, index) => (index % 2 ? letter.toUpperCase() : letter.toLowerCase()))
    .join('');

describe('redirects', () => {
  it.each<[string, string]>([
    ['/Category/GiftCards', '/c/gift-cards'],
    ['/CATEGORY/flowers', '/c/flowers'],
    ['/category/Flowers_Bouquets?sort=price', '/c/flowers/bouquets?sort=price'],
    ['/shop/Category/Flowers', '/c/flowers'],
    ['/p/GIFTCARD', '/c/gift-cards'],
    ['/p/giftcard/gift-card?a=1', '/c/gift-cards?a=1'],
    ['/p/EGIFTCARD', '/c/gift-cards'],
    ['/product/GIFTCARD/card', '/c/gift-cards'],
    ['/product/100310?queryid=7&categorypage=true', '/p/100310?queryid=7&categorypage=true'],
    ['/Product/100310/Red-Roses', '/p/100310/red-roses'],
    ['/shop/product/100101/x', '/p/100101/x'],
    ['/ROSES/?utm_source=mail', '/c/flowers/bouquets?c=roses&utm_source=mail'],
    ['/category/Flowers/', '/c/flowers'],
    ['/category/WorkshopsEvents?utm=1', '/workshops-and-events?utm=1'],
    ['/category/Occasions_Funeral?a=b', '/c/flowers/sympathy?a=b'],
    ['/shop/flowers.aspx?cat=12&utm_source=x', '/c/flowers/bouquets?utm_source=x'],
    ['/Product.aspx?SKU=100310&x=1', '/p/100310/sunday-best?x=1'],
    ['/old-blog?a=b', 'https://www.lilacandloam.example/information/resource-hub?a=b'],
    ['/C/Flowers?utm=A', '/c/flowers?utm=A'],
    ['/c/flowers/bouquets?c=Roses', '/c/flowers/bouquets?c=roses'],
    ['/Cart/', '/cart'],
    ['/p/100101//', '/p/100101'],
    ['//c//flowers', '/c/flowers'],
    ['/event/700%31%30%31', '/event/700101'],
    ['/p/%31%300101', '/p/100101'],
    ['/store-locator/EDINA', '/store-locator/edina'],
    ['/orderconfirmation/x/y', '/orderConfirmation/x/y'],
  ])('%s → %s, 301 in one hop', async (from, to) => {
    const { status, headers } = await request(from);
    expect([status, headers.location]).toEqual([301, to]);
    expect((await request(to)).status).not.toBe(301);
  });

  it.each<[string, string]>([
    ['/c/occasions/funeral?utm_source=mail', '/c/flowers/sympathy?utm_source=mail'],
    ['/p/700102?queryid=x&utm_source=mail', '/event/700102?queryid=x&utm_source=mail'],
    ['/c/workshops-events?utm=1', '/workshops-and-events?utm=1'],
    [
      '/information/resource-hub?catID=flowers&utm=1',
      '/information/resource-hub?catID=Flowers&utm=1',
    ],
  ])(
    'a page that lives elsewhere, %s → %s: 308, query kept, one Location, the first time and from the cache, without a body',
    async (from, to) => {
      for (const time of ['first', 'cached']) {
        const { status, headers, rawHeaders, body } = await request(from);
        expect([
          time,
          status,
          headers.location,
          rawHeaders.filter((name) => name.toLowerCase() === 'location').length,
          body,
        ]).toEqual([time, 308, to, 1, '']);
      }
    },
  );

  it.each([
    '/p/100998/paper-poppies',
    '/p/100998',
    '/P/100998/Another-Title?utm=1',
    '/product/100998/x',
  ])('a retired product, %s: 410 with links to its own category', async (path) => {
    const { status, body } = await request(path);
    expect(status).toBe(410);
    expect(body).toMatch(/<h1[^>]*>No Longer Available</);
    expect(body).toContain('href="/c/flowers/bouquets"');
  });

  it('an old product address leads to the living page', async () => {
    const { product } = await addresses();
    const { status, headers } = await request(product.replace('/p/', '/product/'));
    expect([status, headers.location]).toEqual([301, product]);
  });

  it('every row of the table, in any case and with a query: one hop, or gone with a whole page; a dropped row is no address', async () => {
    const all = parseRedirectRows(
      await (await fetch(`${platformUrl}/files/redirects.json?guid=test`)).json(),
    );
    const rows = all.filter(({ slug }) => !slug.startsWith('/owned-by-'));
    const dropped = new Set(buildRedirectTable(rows).dropped.map(({ slug }) => slug));
    expect(rows.length).toBeGreaterThan(dropped.size);
    for (const { slug, status: wanted } of rows) {
      const path = shuffledCase(slug.startsWith('/') ? slug : `/${slug}`);
      const { status, headers, body } = await request(
        path.includes('?') ? path : `${path}?utm_source=Mail`,
      );
      expect([slug, status]).toEqual([slug, dropped.has(slug) ? 404 : wanted]);
      if (status === 410) expect(body).toMatch(/<header[\s>][\s\S]*<h1/);
      if (headers.location?.startsWith('/'))
        expect([slug, (await request(headers.location)).status]).not.toEqual([slug, 301]);
    }
  });

  it.each([
    ['/category-view/flowers/-/-/1', '/c/flowers'],
    ['/category-view/flowers/-/-/2', '/c/flowers?page=2'],
    ['/category-view/flowers/bouquets/roses/1', '/c/flowers/bouquets?c=roses'],
    ['/product-view/100310/-', '/p/100310'],
    ['/filtered/flowers', '/c/flowers'],
  ])('the internal address %s leads to the public one', async (from, to) => {
    const { status, headers } = await request(from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/product//evil.example',
    '/category//evil.example',
    '/%2f%2fevil.example',
  ])('%s never leaves the site', async (path) => {
    const { headers } = await request(path);
    if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])/);
  });
});
