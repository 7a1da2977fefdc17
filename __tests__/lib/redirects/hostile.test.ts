/** @jest-environment node */
import fc from 'fast-check';
import { addressOf } from '@/lib/redirects/address';
import { resolve } from '@/lib/redirects/resolve';
import type { RedirectRow } from '@/lib/redirects/row';
import { buildRedirectTable, lookUp, allowedHosts } from '@/lib/redirects/table';
import { processorMs } from '@/__tests__/support/processor-ms';
import { hostileDestinations, hostilePaths } from './hostile';

const origin = 'https://shop.example';
const row = (slug: string, destination: string): RedirectRow => ({
  slug,
  destination,
  status: 301,
});

/** The places a browser is sent to from an address, until it stays. Throws where it goes on for ever. */
function journey(path: string, table: ReturnType<typeof buildRedirectTable>): string[] {
  const places: string[] = [];
  for (let at = path; ;) {
    const outcome = resolve(addressOf(at), table);
    if (outcome?.kind !== 'redirect') return places;
    const url = new URL(outcome.location, origin);
    places.push(url.href);
    if (url.origin !== origin) return places;
    if (places.length > 5) throw new Error(`${path} never ends: ${places.join(' ')}`);
    at = url.pathname + url.search;
  }
}

const staysHere = (place: string) =>
  new URL(place).origin === origin || allowedHosts.includes(new URL(place).hostname);

describe('hostile redirects', () => {
  it('are at least two hundred', () => {
    expect(new Set(hostileDestinations).size + new Set(hostilePaths).size).toBeGreaterThanOrEqual(
      200,
    );
  });

  it.each(
    hostileDestinations.map(
      (destination, index) => [JSON.stringify(destination), destination, index] as const,
    ),
  )('the destination %s is dropped or stays on the site', (_, destination, index) => {
    const table = buildRedirectTable([
      row(`/row-${index}`, destination),
      row('/to-row', `/row-${index}`),
    ]);
    for (const from of [`/row-${index}`, '/to-row', `/row-${index}?a=//evil.example`]) {
      const places = journey(from, table);
      expect(places.length).toBeLessThanOrEqual(1);
      expect(places.every(staysHere)).toBe(true);
    }
  });

  const table = buildRedirectTable([
    row('/spring', '/c/flowers'),
    row('/category/old', '/old'),
    row('/old', '/category/new'),
    row('/p/1', '/product/2'),
  ]);
  it.each(hostilePaths.map((path) => [path]))(
    'the path %s goes nowhere else, in one hop at most',
    (path) => {
      const places = journey(path, table);
      expect(places.length).toBeLessThanOrEqual(1);
      expect(places.every(staysHere)).toBe(true);
    },
  );

  it.each([
    ['slashes', '/', '/', 100_000],
    ['capitals in an old category', '/category/', 'A', 30_000],
  ])('a long row of %s costs no more than other letters', (_, before, letter, length) => {
    const [long = 0, other = 0] = [letter, 'a'].map((repeated) =>
      processorMs(() => resolve(addressOf(`${before}${repeated.repeat(length)}-`), table)),
    );
    expect(long).toBeLessThan(other + 1000);
  });

  it('any table: every address ends after one hop, on the site', () => {
    const part = fc.constantFrom('a', 'b', 'c', 'product', 'category', 'p');
    const address = fc
      .tuple(
        fc.array(part, { minLength: 1, maxLength: 3 }),
        fc.option(fc.constantFrom('x=1', 'y=2', 'x=1&y=2'), { nil: '' }),
      )
      .map(([parts, search]) => `/${parts.join('/')}${search ? `?${search}` : ''}`);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(address, address), { maxLength: 12 }),
        address,
        (pairs, asked) => {
          const made = buildRedirectTable(
            pairs.map(([slug, destination]) => row(slug, destination)),
          );
          const places = journey(asked, made);
          return places.length <= 1 && places.every(staysHere);
        },
      ),
      { seed: 11, numRuns: 3000 },
    );
  });
});

describe('10,000 rows', () => {
  const rows = Array.from({ length: 10_000 }, (_, index) =>
    row(
      `/Old/Shop-${index}.aspx?id=${index}`,
      index % 10 === 0 && index > 0
        ? `/old/shop-${index - 10}.aspx?id=${index - 10}`
        : `/c/flowers?n=${index}`,
    ),
  );
  const table = buildRedirectTable([
    ...rows,
    ...Array.from({ length: 500 }, (_, index) =>
      row(`/ring-${index}`, `/ring-${(index + 1) % 500}`),
    ),
  ]);

  it('are resolved on load: chains to their end where they are short enough, rings dropped', () => {
    expect(lookUp(table, addressOf('/old/shop-150.aspx?id=150'))).toEqual({
      kind: 'redirect',
      location: '/c/flowers?n=0',
    });
    expect(table.dropped.filter(({ slug }) => slug.startsWith('/ring-'))).toHaveLength(500);
  });

  it('cost an address at most two questions to the table', () => {
    let asked = 0;
    const counted = {
      ...table,
      outcomes: {
        find: (address: Parameters<typeof table.outcomes.find>[0]) => {
          asked += 1;
          return table.outcomes.find(address);
        },
      },
    };
    for (const path of [
      '/p/100310/red-roses',
      '/p/100310/red-roses?v=1&utm_source=a',
      '/old/shop-5.aspx?id=5',
      '/OLD/SHOP-5.ASPX?ID=5',
    ]) {
      asked = 0;
      lookUp(counted, addressOf(path));
      expect([path, asked <= 2]).toEqual([path, true]);
    }
  });

  it('are looked up in well under 50 µs', () => {
    const paths = Array.from({ length: 5000 }, (_, index) =>
      addressOf(
        index % 2
          ? `/OLD/shop-${index}.aspx?ID=${index}`
          : `/p/${index}/red-roses?queryid=${index}`,
      ),
    );
    const best = Math.min(
      ...Array.from({ length: 5 }, () =>
        processorMs(() => paths.forEach((address) => resolve(address, table))),
      ),
    );
    expect((best * 1000) / paths.length).toBeLessThan(50);
  });
});
