/** @jest-environment node */
import { checkShop } from '@/scripts/seo/check-shop';
import type { RedirectRow } from '@/lib/redirects/row';
import type { FaultCode } from '@/scripts/seo/fault';
import { reportLines } from '@/scripts/seo/report';
import {
  serveSmallShop,
  smallShop,
  type SmallFiles,
  type SmallPage,
  type SmallShop,
} from './small-shop';

async function faultsOf(
  spoil: (shop: SmallShop) => void,
  files?: SmallFiles,
  redirects: readonly RedirectRow[] = [],
): Promise<string[]> {
  const pages = smallShop();
  spoil(pages);
  const { base, close } = await serveSmallShop(pages, files);
  try {
    const { faults } = await checkShop({ base, redirects });
    return faults.map(({ code, path }) => `${code} ${path.replace(base, '')}`);
  } finally {
    await close();
  }
}

const spoilt = (path: string, change: (page: SmallPage) => void) => (shop: SmallShop) => {
  const page = shop[path];
  if (!page) throw new Error(`No page ${path}`);
  change(page);
};
/** A value deep in the first node. */
const set = (keys: string[], value: unknown) => (page: SmallPage) => {
  let node: Record<string, unknown> = page.nodes[0] ?? {};
  for (const key of keys.slice(0, -1)) node = [node[key]].flat()[0] as Record<string, unknown>;
  const last = keys.at(-1) ?? '';
  if (value === undefined) delete node[last];
  else node[last] = value;
};

const productPath = '/p/100/red-roses';
const article = '/information/resource-hub/water-roses';

describe('the check of a shop', () => {
  it('finds nothing in a shop without a fault, and says what it saw', async () => {
    const { base, close } = await serveSmallShop(smallShop());
    try {
      const report = await checkShop({ base });
      expect(report.faults).toEqual([]);
      expect(report).toMatchObject({
        sitemaps: 1,
        listed: 9,
        kinds: { home: 1, product: 2, event: 1, store: 1, article: 1, category: 1, personal: 1 },
      });
      expect(reportLines(report).at(-1)).toBe('0 faults');
    } finally {
      await close();
    }
  });

  it.each<[string, FaultCode, string, (shop: SmallShop) => void]>([
    [
      'a link to nowhere',
      'status',
      '/c/gone',
      spoilt('/', ({ links }) => {
        links.push('/c/gone');
      }),
    ],
    [
      'a page that fails',
      'status',
      '/c/flowers',
      spoilt('/c/flowers', (page) => {
        page.status = 500;
      }),
    ],
    [
      'a link that is redirected',
      'hop',
      '/old',
      (shop) => {
        shop['/old'] = { ...(smallShop()['/cart'] as SmallPage), status: 301, location: '/cart' };
        shop['/']?.links.push('/old');
      },
    ],
    [
      'no canonical link',
      'canonical',
      article,
      spoilt(article, (page) => {
        page.canonical = '';
      }),
    ],
    [
      'the canonical link of another page',
      'canonical-mismatch',
      '/store-locator',
      spoilt('/store-locator', (page) => {
        page.canonical = '$/store-locator/lyndale';
      }),
    ],
    [
      'a tracking parameter in it',
      'canonical-tracking',
      productPath,
      spoilt(productPath, (page) => {
        page.canonical = `$${productPath}?queryid=7`;
      }),
    ],
    [
      'a title given twice',
      'title-duplicate',
      '/store-locator',
      spoilt('/store-locator', (page) => {
        page.title = 'Flowers | Shop';
      }),
    ],
    [
      'no title',
      'title',
      '/c/flowers',
      spoilt('/c/flowers', (page) => {
        page.title = '';
      }),
    ],
    [
      'no description',
      'description',
      '/c/flowers',
      spoilt('/c/flowers', (page) => {
        page.description = '';
      }),
    ],
    [
      'a description that says nothing',
      'description-length',
      '/c/flowers',
      spoilt('/c/flowers', (page) => {
        page.description = 'Flowers.';
      }),
    ],
    [
      'a description that is cut off',
      'description-length',
      '/c/flowers',
      spoilt('/c/flowers', (page) => {
        page.description = 'Flowers and more. '.repeat(10);
      }),
    ],
    [
      'two main headings',
      'heading',
      '/c/flowers',
      spoilt('/c/flowers', (page) => {
        page.main += '<h1>Again</h1>';
      }),
    ],
    [
      'a form that a script has to put in its place',
      'late-part',
      '/c/flowers',
      spoilt('/c/flowers', (page) => {
        page.main += '</main><div hidden><form><button>Add to Cart</button></form></div><main>';
      }),
    ],
    [
      'a public page kept out',
      'index-closed',
      article,
      spoilt(article, (page) => {
        page.robots = 'noindex';
      }),
    ],
    [
      'a personal page let in',
      'index-open',
      '/cart',
      spoilt('/cart', (page) => {
        page.robots = '';
      }),
    ],
    [
      'no structured data',
      'structured-data-missing',
      '/event/E1',
      spoilt('/event/E1', (page) => {
        page.nodes.shift();
      }),
    ],
    [
      'structured data that is no JSON',
      'structured-data-unreadable',
      article,
      spoilt(article, (page) => {
        page.rawData = '{"@type": ';
      }),
    ],
    [
      'an offer without a price',
      'structured-data-invalid',
      productPath,
      spoilt(productPath, set(['offers', 'price'], undefined)),
    ],
    [
      'a price of nothing',
      'structured-data-invalid',
      productPath,
      spoilt(productPath, set(['offers', 'price'], '0.00')),
    ],
    [
      'a property schema.org does not know',
      'structured-data-invalid',
      productPath,
      spoilt(productPath, set(['stars'], 5)),
    ],
    [
      'an availability schema.org does not know',
      'structured-data-invalid',
      productPath,
      spoilt(productPath, set(['offers', 'availability'], 'In stock')),
    ],
    [
      'a start without its offset',
      'structured-data-invalid',
      '/event/E1',
      spoilt('/event/E1', set(['startDate'], '2099-05-09T10:00:00')),
    ],
    [
      'a place without its street',
      'structured-data-invalid',
      '/event/E1',
      spoilt('/event/E1', set(['location', 'address', 'streetAddress'], undefined)),
    ],
    [
      'another price than the one shown',
      'visible-price',
      productPath,
      spoilt(productPath, set(['offers', 'price'], '44.99')),
    ],
    [
      'another availability than the one shown',
      'visible-availability',
      productPath,
      spoilt(productPath, set(['offers', 'availability'], 'https://schema.org/OutOfStock')),
    ],
    [
      'another day than the one shown',
      'visible-date',
      article,
      spoilt(article, set(['datePublished'], '2026-03-03')),
    ],
    [
      'another hour than the one shown',
      'visible-date',
      '/event/E1',
      spoilt('/event/E1', (page) => {
        page.main = page.main.replace('10:00 AM', '11:00 AM');
      }),
    ],
    [
      'sold out, and seats shown',
      'visible-availability',
      '/event/E1',
      spoilt('/event/E1', set(['offers', 'availability'], 'https://schema.org/SoldOut')),
    ],
    [
      'another name than the one shown',
      'visible-name',
      '/store-locator/lyndale',
      spoilt('/store-locator/lyndale', set(['name'], 'Uptown')),
    ],
    [
      'other breadcrumbs than those shown',
      'visible-crumbs',
      productPath,
      spoilt(productPath, ({ crumbs }) => {
        crumbs.splice(1, 1);
      }),
    ],
    [
      'no Open Graph address',
      'open-graph',
      '/c/flowers',
      spoilt('/c/flowers', (page) => {
        page.ogType = 'shop';
      }),
    ],
    [
      'a picture no network shows',
      'open-graph-picture',
      '/c/flowers',
      spoilt('/c/flowers', (page) => {
        page.ogImage = '$/logo.svg';
      }),
    ],
  ])('%s', async (_, code, path, spoil) => {
    expect(await faultsOf(spoil)).toContain(`${code} ${path}`);
  });

  const listed = Object.entries(smallShop())
    .filter(([, { robots }]) => !robots)
    .map(([path]) => ({ path }))
    .filter(({ path }) => !path.includes('?'));
  it.each<[string, FaultCode, SmallFiles]>([
    ['a page that there is not', 'sitemap-entry', { listed: [...listed, { path: '/c/gone' }] }],
    [
      'a page kept out of search engines',
      'sitemap-entry',
      { listed: [...listed, { path: '/cart' }] },
    ],
    [
      'a variant beside its product',
      'sitemap-entry',
      { listed: [...listed, { path: '/p/100/red-roses?v=100-L' }] },
    ],
    ['a page twice', 'sitemap-entry', { listed: [...listed, { path: '/' }] }],
    [
      'a change still to come',
      'sitemap-date',
      { listed: listed.map((entry) => ({ ...entry, lastmod: '2999-01-01' })) },
    ],
    [
      'not a page that is linked',
      'sitemap-missing',
      { listed: listed.filter(({ path }) => path !== '/event/E1') },
    ],
  ])('a sitemap that lists %s', async (_, code, files) => {
    expect((await faultsOf(() => undefined, files)).map((fault) => fault.split(' ')[0])).toContain(
      code,
    );
  });

  it.each<[string, FaultCode, SmallFiles]>([
    ['names no sitemap', 'robots', { robots: 'User-agent: *\nAllow: /\n' }],
    [
      'closes the shop',
      'robots',
      { robots: 'User-agent: *\nDisallow: /\nSitemap: http://127.0.0.1/sitemap.xml\n' },
    ],
    [
      'names a sitemap of another site',
      'sitemap-invalid',
      { robots: 'Sitemap: https://elsewhere.example/sitemap.xml\n' },
    ],
  ])('a robots.txt that %s', async (_, code, files) => {
    expect((await faultsOf(() => undefined, files)).map((fault) => fault.split(' ')[0])).toContain(
      code,
    );
  });

  it.each<[string, SmallFiles]>([
    ['is missing', { spelledStatus: 404 }],
    ['comes for now only', { spelledStatus: 302 }],
    [
      'leads on without its query',
      { spelledLocation: (location) => location.replace(/[?&]utm_source=Mail/, '') },
    ],
    ['has two places', { spelledLocation: (location) => [location, location] }],
  ])('another spelling that %s', async (_, files) => {
    expect((await faultsOf(() => undefined, files)).map((fault) => fault.split(' ')[0])).toContain(
      'spelling',
    );
  });

  it('a redirect that leads to no page, on again, or nowhere at all; not one that is right', async () => {
    const old = (location: string): SmallPage => ({
      ...(smallShop()['/cart'] as SmallPage),
      status: 301,
      location,
    });
    const rows: RedirectRow[] = [
      ['/right', '/c/flowers'],
      ['/wrong', '/c/gone'],
      ['/twice', '/right'],
      ['/not-there', '/c/flowers'],
    ].map(([slug = '', destination = '']) => ({ slug, destination, status: 301 }));
    const found = await faultsOf(
      (shop) => {
        shop['/right'] = old('/c/flowers?utm_source=Mail');
        shop['/wrong'] = old('/c/gone?utm_source=Mail');
        shop['/twice'] = old('/right?utm_source=Mail');
      },
      undefined,
      rows,
    );
    expect(found.filter((fault) => fault.startsWith('redirect-row')).sort()).toEqual(
      ['/not-there', '/twice', '/wrong'].map((slug) => `redirect-row ${slug}?utm_source=Mail`),
    );
  });

  it('a shared picture of the wrong size', async () => {
    expect(await faultsOf(() => undefined, { share: { width: 600, height: 315 } })).toEqual([
      expect.stringMatching(/^open-graph-picture /),
    ]);
  });
});
