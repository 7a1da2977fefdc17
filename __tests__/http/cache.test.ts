/** @jest-environment node */
import { randomInt, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { addresses, type Addresses } from './support/catalogue';
import { request } from './support/request';

const kinds = ['home', 'category', 'leaf', 'secondPage', 'product'] as const;

describe('catalogue pages', () => {
  let paths: Addresses & { home: string };
  beforeAll(async () => {
    paths = { ...(await addresses()), home: '/' };
  });

  it.each(kinds)('%s: no cookie, kept by shared caches, HIT the second time', async (kind) => {
    await request(paths[kind]);
    const { headers } = await request(paths[kind]);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-nextjs-cache']).toBe('HIT');
    expect(headers['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+$/);
  });

  it.each(kinds)('%s: the same bytes for two visitors', async (kind) => {
    const askOne = () =>
      request(paths[kind], {
        headers: { cookie: 'lilac_session=one', 'user-agent': 'One', 'accept-language': 'de' },
      });
    for (let left = 5; ; left -= 1) {
      const one = await askOne();
      const two = await request(paths[kind], {
        headers: {
          cookie: 'lilac_session=two; other=1',
          'user-agent': 'Two',
          'x-forwarded-for': '10.0.0.9',
        },
      });
      // A test beside this one may have changed the page for everybody in between.
      if (
        two.headers.etag !== one.headers.etag &&
        left > 0 &&
        (await askOne()).headers.etag !== one.headers.etag
      )
        continue;
      expect(two.body).toBe(one.body);
      expect(two.headers.etag).toBe(one.headers.etag);
      return;
    }
  });

  it('headers that nobody outside may set change nothing', async () => {
    const plain = await request(paths.product);
    for (const header of [
      'x-legacy',
      'x-shop-front',
      'x-forwarded-host',
      'x-middleware-subrequest',
      'x-matched-path',
      'x-invoke-path',
      'x-nextjs-data',
      'next-resume',
      'x-original-url',
      'x-front-key',
    ]) {
      const { status, body } = await request(paths.product, {
        headers: { [header]: 'evil.example' },
      });
      expect([header, status, body === plain.body]).toEqual([header, 200, true]);
    }
  });

  it('answers 304 to a browser that has the page', async () => {
    const { headers } = await request(paths.product, { headers: { 'accept-encoding': 'br' } });
    const again = await request(paths.product, {
      headers: { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) },
    });
    expect([again.status, again.body]).toEqual([304, '']);
  });

  it('the page on which cards are typed is kept by no shared cache, and not sent twice to one browser', async () => {
    const { headers } = await request('/checkout');
    expect(headers['cache-control']).toBe('private, no-cache');
    const again = await request('/checkout', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  it('writes no file for any address', async () => {
    const before = await builtFiles();
    const [, , code = ''] = paths.product.split('/');
    const asked = Array.from({ length: 20 }, () => [
      `/p/${randomInt(100_000, 999_999)}/${randomUUID()}`,
      `/p/${code}/${randomUUID()}`,
      `/c/${randomUUID()}`,
    ]).flat();
    for (const path of asked) await request(path);
    expect(await builtFiles()).toBe(before);
  });
});

async function builtFiles(): Promise<number> {
  return (await readdir(join(process.cwd(), '.next'), { recursive: true })).length;
}
