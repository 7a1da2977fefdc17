/** @jest-environment node */
import type { Document } from '@contentful/rich-text-types';
import { brand } from '@/lib/config/brand';
import { addressOf } from '@/lib/redirects/address';
import { resolve } from '@/lib/redirects/resolve';
import { parseRedirectRows } from '@/lib/redirects/row';
import { buildRedirectTable } from '@/lib/redirects/table';
import { categoryPath } from '@/lib/routes/category-path';
import { productPath } from '@/lib/routes/product-path';
import { linksOf } from '@/platform/stock/content/rich-text';
import { redirects } from '@/platform/stock/settings/redirects';
import { records, stock } from '@/__tests__/platform/stock/fixture';

const fixedPages = [
  '/',
  '/cart',
  '/search',
  '/store-locator',
  '/workshops-and-events',
  '/event-calendar',
  '/information/resource-hub',
  '/account/purple-perks',
  '/account/orders',
];
const reading = stock.content.entries.filter(({ contentType }) =>
  ['article', 'staticPage'].includes(contentType),
);
const known = new Set([
  ...fixedPages,
  ...stock.commerce.categories.map(({ category }) => categoryPath(category.ID)),
  ...records.flatMap(({ ProductCode, title }) => [
    productPath(ProductCode, title),
    `/event/${ProductCode}`,
  ]),
  ...reading.map(({ fields }) => String(fields.link)),
  ...stock.commerce.buyerAddresses
    .filter(({ ID }) => ID.startsWith('Store-'))
    .map(({ ID }) => `/store-locator/${ID.slice(6)}`),
  '/e/workshops',
  '/e/kids',
  '/e/talks-walks',
  `tel:+1-${brand.orderPhone}`,
  `mailto:${brand.email}`,
]);
const table = buildRedirectTable(
  parseRedirectRows(JSON.parse(stock.files['redirects.json'] ?? '')),
);

describe('links', () => {
  it('of articles and pages lead to something', () => {
    const links = reading.flatMap(({ id, fields }) =>
      linksOf(fields.body as Document).map((uri) => ({ id, uri })),
    );
    expect(links.length).toBeGreaterThan(45);
    expect(links.filter(({ uri }) => !known.has(uri))).toEqual([]);
  });

  it('of blocks and menus lead to something', () => {
    const links = stock.content.entries.flatMap(({ fields }) =>
      [fields.linkUrl, fields.link].filter((link) => link !== undefined),
    );
    expect(links.filter((link) => !known.has(String(link)))).toEqual([]);
  });

  it('of the sitemap lead to something, each once', () => {
    const locations = [
      ...(stock.files['sitemap.xml'] ?? '').matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g),
    ].map(([, path = '']) => path.replaceAll('&amp;', '&'));
    expect(locations.length).toBeGreaterThan(200);
    expect(new Set(locations).size).toBe(locations.length);
    expect(locations.filter((path) => !known.has(path))).toEqual([]);
  });
});

describe('the redirect table', () => {
  it('has fifty-one rows or more and drops exactly the cycles and the outside hosts', () => {
    expect(redirects.length).toBeGreaterThanOrEqual(51);
    expect(table.dropped.map(({ slug, reason }) => `${slug} ${reason}`).sort()).toEqual([
      '/app destination',
      '/merry-go-round cycle',
      '/mirror destination',
      '/partner destination',
      '/round-and-round cycle',
      '/two-doors cycle',
    ]);
  });

  it('leads to living pages in one hop', () => {
    const ends = table.inUse.flatMap(({ outcome }) =>
      outcome.kind === 'redirect' && outcome.location.startsWith('/') ? [outcome.location] : [],
    );
    expect(ends.filter((path) => !known.has(path))).toEqual([]);
  });

  it.each([
    ['/ROSES', '/c/flowers/bouquets?c=roses'],
    ['/our-vans', '/customer-service/delivery'],
    ['/shop/flowers.aspx?CAT=12', '/c/flowers/bouquets'],
    ['/services/wedding-consultation', '/services/weddings'],
    ['/RADIO', '/c/flowers/bouquets?c=tulips'],
    ['/old-lilacs', '/c/outdoor-plants/shrubs?c=lilacs'],
    ['/product.aspx?sku=100310', '/p/100310/sunday-best'],
  ])('sends %s to %s', (from, to) => {
    expect(resolve(addressOf(from), table)).toEqual({ kind: 'redirect', location: to });
  });

  it('has something gone for good', () => {
    expect(resolve(addressOf('/p/100998/paper-poppies'), table)).toEqual({
      kind: 'gone',
      instead: '/c/flowers/bouquets',
    });
  });
});
