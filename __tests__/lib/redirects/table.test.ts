/** @jest-environment node */
import fc from 'fast-check';
import { addressOf } from '@/lib/redirects/address';
import { safeDestination, buildRedirectTable, lookUp } from '@/lib/redirects/table';
import { parseRedirectRows, type RedirectRow } from '@/lib/redirects/row';
import { processorMs } from '@/__tests__/support/processor-ms';

describe('safeDestination', () => {
  it.each([
    '/',
    '/c/flowers',
    '/c/flowers?c=roses&page=2',
    '/p/100310/red-roses#care',
    'https://www.lilacandloam.example',
    'https://lilacandloam.example/blog?x=1',
  ])('accepts %s', (destination) => {
    expect(safeDestination(destination)).toBe(destination);
  });

  it.each([
    '',
    '//evil.example',
    '/\\evil.example',
    '\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/a//b',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://lilacandloam.example',
    'https://evil.example',
    'https://lilacandloam.example.evil.example',
    'https://user@lilacandloam.example',
    'https://lilacandloam.example@evil.example',
    '/a b',
    '/a\tb',
    '/a\nb',
    '/\u0000',
    '/%0d%0aset-cookie:x',
    'https://lilacandloam.example\\@evil.example',
    'ftp://lilacandloam.example',
    'c/flowers',
    'https:///evil.example',
  ])('refuses %j', (destination) => {
    expect(safeDestination(destination)).toBeNull();
  });

  it('never lets a browser leave for a host that is not on the list', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webUrl(),
          fc.string(),
          fc.string().map((text) => `/${text}`),
        ),
        (text) => {
          const safe = safeDestination(text);
          return safe === null || new URL(safe, 'https://shop.example').host === 'shop.example';
        },
      ),
      { seed: 7, numRuns: 2000 },
    );
  });
});

describe('buildRedirectTable', () => {
  it('drops cycles of any length and says so', () => {
    const table = buildRedirectTable([
      { slug: '/self', destination: '/self', status: 301 },
      { slug: '/a', destination: '/b', status: 301 },
      { slug: '/b', destination: '/A/', status: 301 },
      { slug: '/into-cycle', destination: '/a', status: 301 },
      { slug: '/fine', destination: '/c/flowers', status: 301 },
    ]);
    expect(table.inUse.map(({ slug }) => slug)).toEqual(['/fine']);
    expect(table.dropped.map(({ slug, reason }) => `${slug} ${reason}`)).toEqual([
      '/self cycle',
      '/a cycle',
      '/b cycle',
      '/into-cycle cycle',
    ]);
  });

  it('takes a full address of the shop itself for a path: its circles are dropped, its chains end in one hop', () => {
    const shop = 'https://www.lilacandloam.example';
    const table = buildRedirectTable(
      [
        { slug: '/self', destination: `${shop}/Self/`, status: 301 },
        { slug: '/a', destination: '/b', status: 301 },
        { slug: '/b', destination: 'https://WWW.lilacandloam.example/a?from=b', status: 301 },
        { slug: '/old', destination: `${shop}/older`, status: 301 },
        { slug: '/older', destination: '/c/flowers', status: 301 },
        { slug: '/front', destination: shop, status: 301 },
        { slug: '/found', destination: `${shop}?query=lilac`, status: 301 },
        { slug: '/alike', destination: `${shop}.evil.example/a`, status: 301 },
        { slug: '/slashes', destination: `${shop}//evil.example`, status: 301 },
        { slug: '/elsewhere', destination: 'https://lilacandloam.example/blog', status: 301 },
        { slug: '/gone', destination: `${shop}/c/gifts`, status: 410 },
      ],
      shop,
    );
    expect(table.dropped.map(({ slug, reason }) => `${slug} ${reason}`)).toEqual([
      '/alike destination',
      '/slashes destination',
      '/self cycle',
      '/a cycle',
      '/b cycle',
    ]);
    expect(table.inUse).toEqual([
      { slug: '/old', outcome: { kind: 'redirect', location: '/c/flowers' } },
      { slug: '/older', outcome: { kind: 'redirect', location: '/c/flowers' } },
      { slug: '/front', outcome: { kind: 'redirect', location: '/' } },
      { slug: '/found', outcome: { kind: 'redirect', location: '/?query=lilac' } },
      {
        slug: '/elsewhere',
        outcome: { kind: 'redirect', location: 'https://lilacandloam.example/blog' },
      },
      { slug: '/gone', outcome: { kind: 'gone', instead: '/c/gifts' } },
    ]);
  });

  it('drops refused destinations and says so', () => {
    const table = buildRedirectTable([
      { slug: '/x', destination: 'https://evil.example', status: 301 },
    ]);
    expect(table.inUse).toEqual([]);
    expect(table.dropped).toEqual([{ slug: '/x', reason: 'destination' }]);
  });

  it('builds a table of 10,000 rows with planted cycles in reasonable time', () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => ({
      slug: `/row-${index}`,
      destination: index % 100 === 0 ? `/row-${index}` : `/c/flowers?n=${index}`,
      status: 301 as const,
    }));
    const table = buildRedirectTable(rows);
    expect(table.inUse).toHaveLength(9900);
    expect(table.dropped).toHaveLength(100);
  });
});

describe('lookUp', () => {
  const to = (slug: string, destination: string) => ({ slug, destination, status: 301 as const });
  const place = (rows: readonly RedirectRow[], address: string) =>
    lookUp(buildRedirectTable(rows), addressOf(address));

  it('takes no row of a category for a category below it, whatever else the row names', () => {
    const rows = [to('/c/flowers?sort=price', '/c/sale')];
    expect(place(rows, '/c/flowers?sort=price')).toMatchObject({ location: '/c/sale' });
    expect(place(rows, '/c/flowers?c=roses&sort=price')).toBeNull();
  });

  it('reads the last of two categories that an address names', () => {
    const rows = [to('/c/flowers?c=roses', '/c/sale'), to('/c/flowers?c=lilies', '/c/new')];
    expect(place(rows, '/c/flowers?c=roses&c=lilies')).toMatchObject({
      location: expect.stringMatching(/^\/c\/new/),
    });
  });

  it('goes by the later of two rows for one address with a query', () => {
    const rows = [to('/c/flowers?c=roses', '/c/sale'), to('/c/flowers?c=roses', '/c/new')];
    expect(place(rows, '/c/flowers?c=roses')).toMatchObject({ location: '/c/new' });
  });

  it('sends nobody who finds something gone to a place that no redirect may lead to', () => {
    const rows = [{ slug: '/a', destination: 'https://evil.example/', status: 410 as const }];
    expect(place(rows, '/a')).toEqual({ kind: 'gone', instead: null });
  });
});

describe('parseRedirectRows', () => {
  it('builds a table of 5,000 rows that begin with the same part of a query in reasonable time', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({
      slug: `/index.php?main_page=product_info&products_id=${index}`,
      destination: `/p/${index}`,
      status: 301 as const,
    }));
    expect(
      processorMs(() => expect(buildRedirectTable(rows).inUse).toHaveLength(5000)),
    ).toBeLessThan(3000);
  });

  it('reads a list of rows and an object of slugs, and leaves out what it cannot read', () => {
    const rows = [
      { slug: '/a', destination: '/b' },
      { slug: '/gone', status: 410 },
      { slug: '/p/1', destination: '/c/gifts', status: 410 },
      { slug: '/nowhere' },
      { slug: '', destination: '/c/flowers' },
      { destination: '/x' },
      7,
      null,
    ];
    expect(parseRedirectRows(rows)).toEqual([
      { slug: '/a', destination: '/b', status: 301 },
      { slug: '/gone', destination: null, status: 410 },
      { slug: '/p/1', destination: '/c/gifts', status: 410 },
    ]);
    expect(parseRedirectRows({ '/a': '/b' })).toEqual([
      { slug: '/a', destination: '/b', status: 301 },
    ]);
  });

  it('throws when the file is something else', () => {
    expect(() => parseRedirectRows('<html>')).toThrow();
  });
});
