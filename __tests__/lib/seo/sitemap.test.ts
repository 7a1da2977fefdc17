/** @jest-environment node */
import type { BuyerProduct } from 'ordercloud-javascript-sdk';
import type { Category } from '@/lib/catalogue/category/category';
import { orderPagePath } from '@/lib/routes/order-path';
import { robotsText } from '@/lib/seo/sitemap/robots';
import {
  lastChange,
  partOfFile,
  sitemapIndexXml,
  sitemapParts,
  sitemapPath,
  sitemapXml,
  upTo,
} from '@/lib/seo/sitemap/sitemap';
import {
  categoryPages,
  eventPages,
  listedCategoryIDs,
  pathsOfSitemap,
  productPages,
} from '@/lib/seo/sitemap/sitemap-pages';
import { readSitemap } from '@/scripts/seo/read-sitemap';
import { session, shopEvent } from '../events/make-event';

const origin = 'https://shop.example';
const now = new Date('2026-11-22T12:00:00Z');

describe('sitemaps', () => {
  it('list every address once, full and escaped, with its pictures', () => {
    const [once = []] = sitemapParts([
      {
        path: '/c/flowers?c=a&page=2',
        changed: '2026-05-01',
        pictures: ["/pictures/a'b.webp", 'https://images.ctfassets.net/x.webp?w=1&fm=webp'],
      },
      { path: '/p/1/“roses”' },
      { path: '/c/flowers?c=a&page=2', changed: '2026-05-01' },
    ]);
    expect(readSitemap(sitemapXml(once, origin))).toEqual({
      kind: 'urlset',
      entries: [
        { loc: `${origin}/c/flowers?c=a&page=2`, lastmod: '2026-05-01', images: [] },
        { loc: `${origin}/p/1/%E2%80%9Croses%E2%80%9D`, lastmod: null, images: [] },
      ],
    });
    expect(
      readSitemap(
        sitemapXml(
          [
            {
              path: '/a',
              pictures: ["/pictures/a'b.webp", 'https://i.example/x.webp?w=1&fm=webp'],
            },
          ],
          origin,
        ),
      )?.entries[0]?.images,
    ).toEqual([`${origin}/pictures/a'b.webp`, 'https://i.example/x.webp?w=1&fm=webp']);
  });

  it.each([
    [0, [0]],
    [1, [1]],
    [10_000, [10_000]],
    [10_001, [10_000, 1]],
    [50_001, [10_000, 10_000, 10_000, 10_000, 10_000, 1]],
  ])('list %j addresses, each twice, in files of %j', (count, sizes) => {
    const pages = Array.from({ length: count }, (_, index) => ({ path: `/p/${index}` }));
    const parts = sitemapParts([...pages, ...pages]);
    expect(parts.map(({ length }) => length)).toEqual(sizes);
    expect(parts.flat()).toEqual(pages);
  });

  it.each([
    ['products', 1, 'products.xml'],
    ['products', 2, 'products-2.xml'],
    ['pages', 10, 'pages-10.xml'],
  ])('of %s, part %j, lie in %s', (name, part, file) => {
    expect(sitemapPath(name, part)).toBe(`/sitemaps/${file}`);
    expect(partOfFile(file)).toEqual({ name, part });
  });

  it.each([
    'products',
    'products-.xml',
    'products-0.xml',
    'products-1.xml',
    'products-02.xml',
    'products-2-3.xml',
    'products-99999.xml',
  ])('are none in %s', (file) => {
    expect(partOfFile(file)).toBeNull();
  });

  it('have an index with the last change of each', () => {
    const changed = lastChange([
      { path: '/a', changed: '2026-05-01' },
      { path: '/b', changed: '2026-05-01T10:00:00-05:00' },
      { path: '/c' },
    ]);
    expect(
      readSitemap(
        sitemapIndexXml(
          [
            { path: '/sitemaps/a.xml', changed },
            { path: '/sitemaps/b.xml', changed: null },
          ],
          origin,
        ),
      ),
    ).toEqual({
      kind: 'index',
      entries: [
        { loc: `${origin}/sitemaps/a.xml`, lastmod: '2026-05-01T10:00:00-05:00', images: [] },
        { loc: `${origin}/sitemaps/b.xml`, lastmod: null, images: [] },
      ],
    });
  });

  it('take the last change by its instant, wherever its clock stands', () => {
    const late = '2026-05-01T23:00:00-05:00';
    const early = '2026-05-02T01:00:00Z';
    const pages = [late, early].map((changed) => ({ path: '/a', changed }));
    expect(lastChange(pages)).toBe(late);
  });

  it('never name a change that is still to come', () => {
    expect(
      upTo(now, [
        { path: '/a', changed: '2026-12-01' },
        { path: '/b', changed: 'soon' },
        { path: '/c', changed: '2026-11-22' },
      ]).map(({ changed }) => changed),
    ).toEqual([null, null, '2026-11-22']);
  });

  it('list a product group once, changed when its last variant went on sale; no events, gift cards or hidden ones', () => {
    const product = (ID: string, xp: object): BuyerProduct =>
      ({
        ID,
        Name: 'RED ROSES',
        PriceSchedule: { PriceBreaks: [{ Quantity: 1, Price: 10 }] },
        xp: { ProductCode: ID.split('-')[0], ...xp },
      }) as BuyerProduct;
    expect(
      productPages(
        [
          product('100', { IsDefaultProduct: true, ReleaseDate1: '2026-03-01' }),
          product('100-L', { ReleaseDate1: '2026-04-01' }),
          product('100-XL', { ReleaseDate1: '2027-01-01' }),
          product('200', { IsWorkShopEvent: true }),
          product('GIFTCARD', {}),
          product('300', { Visible: false }),
          product('400', {}),
        ],
        now,
      ).map(({ path, changed }) => [path, changed]),
    ).toEqual([
      ['/p/100/red-roses', '2026-04-01T00:00:00-05:00'],
      ['/p/400/red-roses', null],
    ]);
  });

  const category = (id: string, more: Partial<Category> = {}): Category =>
    ({
      id,
      path: `/c/${id}`,
      redirect: null,
      startDate: null,
      picture: null,
      children: [],
      ...more,
    }) as Category;
  const events = category('WorkshopsEvents', {
    children: [
      category('WorkshopsEvents_Talks'),
      category('WorkshopsEvents_Old', { redirect: '/x' }),
    ],
  });

  it('list categories but for those that only redirect, and the events’ own under the events', () => {
    const tree = [
      category('a', {
        children: [category('b'), category('c', { redirect: '/x', children: [category('d')] })],
      }),
      events,
    ];
    expect(categoryPages(tree).map(({ path }) => path)).toEqual(['/c/a', '/c/b', '/c/d']);
    expect(categoryPages(tree, new Set(['b', 'd'])).map(({ path }) => path)).toEqual([
      '/c/b',
      '/c/d',
    ]);
    expect(categoryPages([category('GiftCards')], new Set()).map(({ path }) => path)).toEqual([
      '/c/GiftCards',
    ]);
    expect(listedCategoryIDs([...tree, category('GiftCards')])).toEqual(['a', 'b', 'd']);
    const talk = shopEvent({ categoryID: 'WorkshopsEvents_Talks' });
    const at = new Date('2026-07-01T12:00:00Z');
    expect(eventPages([talk], tree, at).map(({ path }) => path)).toEqual([
      '/e/talks',
      '/event/700106',
    ]);
  });

  it('list the kinds of events that have coming dates, or one below them has', () => {
    const tree = [
      category('WorkshopsEvents', {
        children: [
          category('WorkshopsEvents_Kids', { children: [category('WorkshopsEvents_Kids_Camp')] }),
          category('WorkshopsEvents_KidsAtHeart'),
        ],
      }),
    ];
    const camp = shopEvent({ categoryID: 'WorkshopsEvents_Kids_Camp' });
    const paths = (at: string) => eventPages([camp], tree, new Date(at)).map(({ path }) => path);
    expect(paths('2026-07-01T12:00:00Z')).toEqual(['/e/kids', '/e/kids/camp', '/event/700106']);
    expect(paths('2026-07-05T12:00:00Z')).toEqual([]);
  });

  it.each([
    ['2026-05-01', '2026-05-01'],
    ['2026-05-02T02:00:00Z', '2026-05-01'],
    ['some day', null],
    [null, null],
  ])(
    'say since when a category is shown as a day that crawlers read: %j is %j',
    (written, said) => {
      const [page] = categoryPages([category('a', { startDate: written })]);
      expect(page?.changed).toBe(said);
    },
  );

  it('list an event until its last date is over', () => {
    const event = shopEvent({
      sessions: [
        session({}),
        session({ productID: 'b', meetings: [{ day: '2026-11-10', from: '18:00', to: '20:00' }] }),
      ],
    });
    const paths = (at: string) => eventPages([event], [], new Date(at)).map(({ path }) => path);
    expect([
      paths('2026-07-05T12:00:00Z'),
      paths('2026-11-11T01:59:00Z'),
      paths('2026-11-11T02:00:00Z'),
    ]).toEqual([['/event/700106'], ['/event/700106'], []]);
  });

  it('read what the retailer’s own sitemap lists, under whatever host', () => {
    expect(
      pathsOfSitemap(
        '<urlset><url><loc>https://www.lilacandloam.example/a?b=1&amp;c=2</loc></url><url><loc>http://x.example</loc></url></urlset>',
      ),
    ).toEqual(['/a?b=1&c=2', '/']);
  });

  it.each([
    '<html></html>',
    'text',
    '<urlset><url></urlset>',
    '',
    '<urlset xmlns="http://other.example"></urlset>',
  ])('are not read from %j', (xml) => {
    expect(readSitemap(xml)).toBeNull();
  });
});

describe('robots.txt', () => {
  it('closes what is personal or endless and names the index', () => {
    const text = robotsText(origin);
    for (const path of [
      '/cart',
      '/checkout',
      '/account/',
      '/orderConfirmation/',
      '/search',
      '/api/',
    ])
      expect(text).toContain(`Disallow: ${path}\n`);
    expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(text).not.toMatch(/^Disallow: \/$/m);
  });

  it.each([orderPagePath('token'), '/reset-password?code=1'])(
    'lets the noindex of %s be read: its address opens what it leads to, and no list may show it',
    (path) => {
      const closed = [...robotsText(origin).matchAll(/^Disallow: (.+)$/gm)];
      expect(closed.filter(([, start]) => path.startsWith(start ?? ''))).toEqual([]);
    },
  );
});
