/** @jest-environment node */
import { parseRedirectRows } from '@/lib/redirects/row';
import { buildRedirectTable } from '@/lib/redirects/table';
import { addresses } from './support/catalogue';
import { platformUrl, request } from './support/request';

const shuffledCase = (text: string) => [...text].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter.toLowerCase())).join('');

describe('redirects', () => {
  it.each<[string, string]>([
    ['/Category/GiftCards', '/c/gift-cards'], ['/CATEGORY/flowers', '/c/flowers'], ['/category/Flowers_Bouquets?sort=price', '/c/flowers/bouquets?sort=price'],
    ['/shop/Category/Flowers', '/c/flowers'], ['/p/GIFTCARD', '/c/gift-cards'], ['/p/giftcard/gift-card?a=1', '/c/gift-cards?a=1'], ['/p/EGIFTCARD', '/c/gift-cards'],
    ['/product/GIFTCARD/card', '/c/gift-cards'], ['/product/100310?queryid=7&categorypage=true', '/p/100310?queryid=7&categorypage=true'], ['/Product/100310/Red-Roses', '/p/100310/Red-Roses'],
  ])('%s → %s, 301 in one hop', async (from, to) => {
    const { status, headers } = await request(from);
    expect([status, headers.location]).toEqual([301, to]);
    expect((await request(to)).status).not.toBe(301);
  });

  it('an old product address leads to the living page', async () => {
    const { product } = await addresses();
    const { status, headers } = await request(product.replace('/p/', '/product/'));
    expect([status, headers.location]).toEqual([301, product]);
  });

  it('every row of the table, in any case and with a query: one hop, or gone with a whole page; a dropped row is no address', async () => {
    const all = parseRedirectRows(await (await fetch(`${platformUrl}/files/redirects.json?guid=test`)).json());
    const rows = all.filter(({ slug }) => !slug.startsWith('/owned-by-'));
    const dropped = new Set(buildRedirectTable(rows).dropped.map(({ slug }) => slug));
    expect(rows.length).toBeGreaterThan(dropped.size);
    for (const { slug, status: wanted } of rows) {
      const path = shuffledCase(slug.startsWith('/') ? slug : `/${slug}`);
      const { status, headers, body } = await request(path.includes('?') ? path : `${path}?utm_source=Mail`);
      expect([slug, status]).toEqual([slug, dropped.has(slug) ? 404 : wanted]);
      if (status === 410) expect(body).toMatch(/<header[\s>][\s\S]*<h1/);
      if (headers.location?.startsWith('/')) expect([slug, (await request(headers.location)).status]).not.toEqual([slug, 301]);
    }
  });

  it.each([
    ['/category-view/flowers/-/-/1', '/c/flowers'], ['/category-view/flowers/bouquets/roses/2', '/c/flowers/bouquets?c=roses&page=2'],
    ['/product-view/100310/-', '/p/100310'], ['/filtered/flowers', '/c/flowers'],
  ])('the internal address %s leads to the public one', async (from, to) => {
    const { status, headers } = await request(from);
    expect([status, headers.location]).toEqual([301, to]);
  });

  it.each(['//evil.example', '/\\evil.example', '/product//evil.example', '/category//evil.example', '/%2f%2fevil.example'])('%s never leaves the site', async (path) => {
    const { headers } = await request(path);
    if (headers.location) expect(headers.location).toMatch(/^\/(?![/\\])/);
  });
});
