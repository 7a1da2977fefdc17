import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant, chicagoIso } from '@/lib/core/time/chicago-time';

/** A page of the small shop, its parts apart, so that a test can spoil one. */
export interface SmallPage {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  ogType: string;
  ogImage: string;
  crumbs: [string, string?][];
  nodes: Record<string, unknown>[];
  main: string;
  links: string[];
  status: number;
  location?: string;
  /** In place of the JSON-LD. */
  rawData?: string;
}

export type SmallShop = Record<string, SmallPage>;

const day = addChicagoDays(chicagoDate(new Date()), 20);
const start = chicagoInstant(day, '10:00');
const shortDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
}).format(new Date(`${day}T12:00:00Z`));

/** A shop of one page of each kind without a fault; `$` stands for its origin. */
export function smallShop(): SmallShop {
  const offer = {
    '@type': 'Offer',
    url: '$/p/100/red-roses',
    price: '49.99',
    priceCurrency: 'USD',
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
  };
  const address = {
    '@type': 'PostalAddress',
    streetAddress: '10 Loam Street',
    addressLocality: 'Minneapolis',
    addressRegion: 'MN',
    postalCode: '55401',
    addressCountry: 'US',
  };
  return {
    '/': page(
      'Lilac & Loam',
      '/',
      [],
      [
        {
          '@type': ['Organization', 'OnlineStore'],
          '@id': '$/#organization',
          name: 'Lilac & Loam',
          url: '$/',
          logo: '$/logo.png',
          sameAs: ['https://social.example/lilac'],
          contactPoint: { '@type': 'ContactPoint', telephone: '+1-612-555-0142' },
        },
        {
          '@type': 'WebSite',
          name: 'Lilac & Loam',
          url: '$/',
          publisher: { '@id': '$/#organization' },
        },
      ],
      '',
      [
        '/c/flowers',
        '/event/E1',
        '/store-locator',
        '/information/resource-hub/water-roses',
        '/cart',
      ],
    ),
    '/cart': { ...page('Cart', '/cart', [], [], ''), robots: 'noindex, nofollow' },
    '/c/flowers': page(
      'Flowers',
      '/c/flowers',
      [['Flowers']],
      [
        {
          '@type': 'ItemList',
          numberOfItems: 1,
          itemListElement: [
            { '@type': 'ListItem', position: 1, url: '$/p/100/red-roses', name: 'Red Roses' },
          ],
        },
      ],
      '',
      ['/p/100/red-roses', '/p/100/red-roses?v=100-L'],
    ),
    '/p/100/red-roses': product(offer),
    '/p/100/red-roses?v=100-L': product(offer),
    '/event/E1': page(
      'Wreaths',
      '/event/E1',
      [['Workshops & Events', '/workshops-and-events'], ['Wreaths']],
      [
        {
          '@type': 'Event',
          name: 'Wreaths',
          startDate: chicagoIso(start),
          endDate: chicagoIso(new Date(start.getTime() + 7_200_000)),
          eventStatus: 'https://schema.org/EventScheduled',
          image: ['$/wreath.jpg'],
          description: 'Bind one.',
          location: { '@type': 'Place', name: 'Lyndale', address },
          organizer: { '@type': 'Organization', name: 'Lilac & Loam', url: '$/' },
          offers: [{ ...offer, url: '$/event/E1', price: '65.00', itemCondition: undefined }],
        },
      ],
      `<p>${shortDay}, 10:00 AM – 12:00 PM CST</p><p>Seats available</p><p>$65.00</p>`,
      ['/workshops-and-events'],
    ),
    '/workshops-and-events': page(
      'Workshops & Events',
      '/workshops-and-events',
      [['Workshops & Events']],
      [],
    ),
    '/store-locator': page('Store Locator', '/store-locator', [['Store Locator']], [], '', [
      '/store-locator/lyndale',
    ]),
    '/store-locator/lyndale': page(
      'Lyndale',
      '/store-locator/lyndale',
      [['Store Locator', '/store-locator'], ['Lyndale']],
      [
        {
          '@type': ['Florist', 'GardenStore'],
          name: 'Lyndale',
          url: '$/store-locator/lyndale',
          telephone: '+16125550142',
          address,
          image: ['$/store.jpg'],
          geo: { '@type': 'GeoCoordinates', latitude: '44.90532', longitude: '-93.28811' },
          openingHoursSpecification: [
            {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: ['https://schema.org/Monday'],
              opens: '09:00',
              closes: '19:00',
            },
          ],
        },
      ],
      '<p>10 Loam Street, Minneapolis, MN 55401</p><a href="tel:+1-612-555-0142">612-555-0142</a>',
    ),
    '/information/resource-hub/water-roses': {
      ...page(
        'Water Roses',
        '/information/resource-hub/water-roses',
        [['Resource Hub', '/information/resource-hub'], ['Water Roses']],
        [
          {
            '@type': 'Article',
            headline: 'Water Roses',
            author: { '@type': 'Person', name: 'Ana' },
            datePublished: '2026-03-02',
            dateModified: '2026-04-07',
            image: ['$/roses.jpg'],
          },
        ],
        '<p>Published <time>March 2, 2026</time> Updated <time>April 7, 2026</time></p>',
        ['/information/resource-hub'],
      ),
      ogType: 'article',
    },
    '/information/resource-hub': page(
      'Resource Hub',
      '/information/resource-hub',
      [['Resource Hub']],
      [],
    ),
  };
}

function product(offer: Record<string, unknown>): SmallPage {
  return page(
    'Red Roses',
    '/p/100/red-roses',
    [['Flowers', '/c/flowers'], ['Red Roses']],
    [
      {
        '@type': 'Product',
        name: 'Red Roses',
        image: ['$/roses.jpg'],
        sku: '100',
        description: 'Twelve.',
        brand: { '@type': 'Brand', name: 'Lilac & Loam' },
        offers: offer,
      },
    ],
    '<p>$49.99</p><p><span>Available</span></p><p>Item 100</p>',
    ['/c/flowers'],
  );
}

function page(
  name: string,
  path: string,
  crumbs: SmallPage['crumbs'],
  nodes: SmallPage['nodes'],
  main = '',
  links: string[] = [],
): SmallPage {
  const steps: SmallPage['crumbs'] = [['Home', '/'], ...crumbs];
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([label, to], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(to ? { item: `$${to}` } : {}),
    })),
  };
  return {
    title: `${name} | Shop`,
    description: `About ${name}: what it is, where it grows and how it comes to you.`,
    canonical: `$${path}`,
    robots: '',
    ogType: 'website',
    ogImage: '$/share.jpg',
    crumbs: crumbs.length > 0 ? steps : [],
    nodes: crumbs.length > 0 ? [...nodes, trail] : nodes,
    main: `<h1>${name}</h1>${main}`,
    links,
    status: 200,
  };
}

/** What a small shop says beside its pages. */
export interface SmallFiles {
  /** How another spelling of an address is answered, where not with 301 to it. */
  spelledStatus?: number;
  spelledLocation?: (location: string) => string | string[];

  robots?: string;
  /** Paths of the sitemap with their dates; every indexable page when absent. */
  listed?: { path: string; lastmod?: string }[];
  share?: { width: number; height: number };
}

/** Serves a small shop on a free port until `close`. */
export async function serveSmallShop(
  pages: SmallShop,
  files: SmallFiles = {},
): Promise<{ base: string; close(): Promise<void> }> {
  const picture = await sharp({
    create: { width: 1200, height: 630, ...files.share, channels: 3, background: '#EFE8F6' },
  })
    .jpeg()
    .toBuffer();
  let origin = '';
  const filled = (text: string) => text.replaceAll('$/', `${origin}/`);
  const listed =
    files.listed ??
    Object.entries(pages)
      .filter(([path, { robots, canonical }]) => !robots && canonical === `$${path}`)
      .map(([path]) => ({ path }));
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const found = pages[path] ?? pages[path.replace(/[?&]utm_source=Mail$/, '')];
    const spelled = found ? null : spellingOf(path, pages);
    if (path === '/robots.txt')
      response.end(files.robots ?? `User-agent: *\nSitemap: ${origin}/sitemap.xml\n`);
    else if (path === '/sitemap.xml') response.end(sitemap(listed, origin));
    else if (path.endsWith('.jpg')) response.setHeader('content-type', 'image/jpeg').end(picture);
    else if (spelled !== null)
      response
        .setHeader('location', files.spelledLocation?.(spelled) ?? spelled)
        .writeHead(files.spelledStatus ?? 301)
        .end();
    else if (!found) response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>');
    else
      response
        .writeHead(found.status, {
          'content-type': 'text/html; charset=utf-8',
          ...(found.location ? { location: found.location } : {}),
        })
        .end(filled(document(found)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base: origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The address that another spelling of its path stands for, with its query. */
function spellingOf(url: string, pages: SmallShop): string | null {
  const [pathname = '', ...query] = url.split('?');
  const plain = decodeURIComponent(pathname)
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/$/, '$1');
  const page = Object.keys(pages)
    .map((path) => path.split('?')[0] ?? '')
    .find((path) => path.toLowerCase() === plain && path !== pathname);
  return page === undefined ? null : [page, ...query].join('?');
}

function sitemap(listed: NonNullable<SmallFiles['listed']>, origin: string): string {
  const urls = listed.map(
    ({ path, lastmod }) =>
      `<url><loc>${origin}${path}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
  );
  return `<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

function document({
  title,
  description,
  canonical,
  robots,
  ogType,
  ogImage,
  crumbs,
  nodes,
  main,
  links,
  rawData,
}: SmallPage): string {
  const meta = {
    'og:title': title,
    'og:url': canonical,
    'og:type': ogType,
    'og:site_name': 'Shop',
    'og:description': description,
    'og:image': ogImage,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A picture',
  };
  return `<!doctype html><html><head><title>${title}</title><meta name="description" content="${description}">${canonical ? `<link rel="canonical" href="${canonical}">` : ''}
    ${robots ? `<meta name="robots" content="${robots}">` : ''}<meta name="twitter:card" content="summary_large_image">
    ${Object.entries(meta)
      .filter(([, content]) => content)
      .map(([name, content]) => `<meta property="${name}" content="${content}">`)
      .join('')}</head><body>
    ${crumbs.length > 0 ? `<nav aria-label="Breadcrumb"><ol>${crumbs.map(([label, to]) => `<li>${to ? `<a href="${to}">${label}</a>` : `<span aria-current="page">${label}</span>`}</li>`).join('')}</ol></nav>` : ''}
    <main>${main}</main>${links.map((to) => `<a href="${to}">More</a>`).join('')}
    <script type="application/ld+json">${rawData ?? JSON.stringify({ '@context': 'https://schema.org', '@graph': nodes })}</script></body></html>`;
}
