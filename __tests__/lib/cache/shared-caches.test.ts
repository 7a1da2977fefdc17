/** @jest-environment node */
import { get, type IncomingHttpHeaders } from 'node:http';
import FrameworkCache from '@/lib/cache/framework-cache';
import { addressTag, purgesOf, tagHeaders, type CdnForm } from '@/lib/cache/cdn';
import { isTag } from '@/lib/cache/tags';
import { secondsLeft } from '@/lib/cache/kept-pages';
import { isKeyedApart, capSharedAge } from '@/lib/http/cache-control';
import { openFront } from '@/__tests__/server/open-front';
import { processorMs } from '@/__tests__/support/processor-ms';

const filedAt = Date.parse('2026-05-04T12:00:00.000Z');
const kept = (seconds: number) => `public, max-age=0, s-maxage=${seconds}`;

describe('what is left of a page’s life', () => {
  it.each<[seconds: number | false, afterMs: number, left: number | null]>([
    [3600, 0, 3600],
    [3600, 1, 3599],
    [3600, 999, 3599],
    [3600, 1000, 3599],
    [3600, 1001, 3598],
    [3600, 3_599_000, 1],
    [3600, 3_599_001, 0],
    [3600, 9_000_000, 0],
    [37, 30_500, 6],
    [false, 9_000_000, null],
  ])('of %p seconds after %i ms: %p', (seconds, afterMs, left) => {
    expect(secondsLeft({ filedAt, seconds }, filedAt + afterMs)).toBe(left);
  });

  it.each<[given: string, left: number | null, said: string]>([
    ['s-maxage=3600, stale-while-revalidate=31532400', 12, kept(12)],
    ['s-maxage=3600, stale-while-revalidate=31532400', null, kept(3600)],
    ['s-maxage=31536000', null, kept(3600)],
    ['s-maxage=60', null, kept(60)],
    [kept(3600), 0, kept(0)],
    [kept(60), 3000, kept(60)],
    ['private, no-store', 12, 'private, no-store'],
    ['public, max-age=31536000, immutable', 12, 'public, max-age=31536000, immutable'],
  ])('%s with %p left is %s', (given, left, said) => {
    expect(capSharedAge(given, left)).toBe(said);
  });
});

describe('an address that tells which form of a page was asked for', () => {
  it.each<[url: string, isRouter: boolean, apart: boolean]>([
    ['/c/roses', false, true],
    ['/c/roses?_rsc=1k2', true, true],
    ['/c/roses?page=2&_rsc=1k2', true, true],
    ['/c/roses', true, false],
    ['/c/roses?page=2', true, false],
    ['/c/roses?_rsc=1k2', false, false],
    ['/c/roses?_rsc', false, false],
    ['/c/roses?%5Frsc=1k2', false, false],
    ['/c/roses?q=_rsc', false, true],
    ['/c/_rsc=1', false, true],
  ])('%s, router %p: %p', (url, isRouter, apart) => {
    expect(isKeyedApart(url, isRouter)).toBe(apart);
  });
});

describe('the tags of a page, to a CDN', () => {
  const of = (count: number) =>
    Array.from({ length: count }, (_, at) => `product:${String(at).padStart(10, '0')}`);

  it.each<[CdnForm, string[], Record<string, string> | null]>([
    ['http', ['products', '_N_T_/layout', 'products'], { 'cache-tag': 'products' }],
    ['cloudflare', ['products', 'list:sale'], { 'cache-tag': 'products,list:sale' }],
    [
      'fastly',
      ['products', 'list:sale', 'not a tag'],
      { 'cache-tag': 'products,list:sale', 'surrogate-key': 'products list:sale' },
    ],
    ['fastly', ['_N_T_/layout'], {}],
    ['cloudflare', of(842), { 'cache-tag': of(842).join(',') }],
    ['cloudflare', of(843), null],
  ])('%s: row %#', (form, tags, headers) => {
    expect(tagHeaders(form, tags)).toEqual(headers);
  });

  it.each<[CdnForm, number, number[]]>([
    ['http', 1000, [1000]],
    ['http', 1001, [1000, 1]],
    ['fastly', 257, [256, 1]],
    ['cloudflare', 61, [30, 30, 1]],
    ['cloudflare', 0, []],
  ])('%s is told %i in calls of %p', (form, count, calls) => {
    const told = purgesOf(form, { tags: [...of(count), ...of(count)], files: [] });
    expect([told.map(({ length }) => length), told.flat()]).toEqual([calls, of(count)]);
  });

  it('of a file, what every page with something of it carries', () => {
    expect(
      purgesOf('http', { tags: ['colors'], files: ['colors.json', 'buyerxp.json', 'sitemap.xml'] }),
    ).toEqual([['colors', 'buyer-settings', 'page-settings']]);
  });
});

describe('the tag of an address', () => {
  it.each<[address: string, tag: string]>([
    ['/', 'address:/'],
    ['/Old-Page/', 'address:/old-page'],
    ['old-page', 'address:/old-page'],
    ['/old-page?year=2019#top', 'address:/old-page'],
    ['/p/LV-10/lilac-vase', 'address:/p/lv-10'],
    ['/p/LV-10', 'address:/p/lv-10'],
    ['/caf%C3%A9', 'address:/caf_'],
    ['/café', 'address:/caf_'],
    ['/100%', 'address:/100_'],
    [`/${'a'.repeat(2000)}`, `address:/${'a'.repeat(199)}`],
  ])('%s', (address, tag) => {
    expect([addressTag(address), isTag(tag)]).toEqual([tag, true]);
  });

  it('is told of a long row of slashes as fast as of other letters', () => {
    const [slashes, letters] = ['/', 'a'].map((letter) =>
      processorMs(() => addressTag(`/a${letter.repeat(100_000)}x`)),
    );
    expect(slashes).toBeLessThan((letters ?? 0) + 1000);
  });
});

describe('the front, to caches before it', () => {
  const cache = new FrameworkCache();
  let front: Awaited<ReturnType<typeof openFront>>;
  let behindFastly: Awaited<ReturnType<typeof openFront>>;
  let clock: jest.SpyInstance<number, []>;
  const html = `<!DOCTYPE html><html><head></head><body>${'<p>Petals</p>'.repeat(150)}</body></html>`;

  beforeAll(async () => {
    const handle: Parameters<typeof openFront>[0] = async (request, response) => {
      const url = request.url ?? '/';
      if (url.startsWith('/api/inner/page'))
        return void response
          .writeHead(200, { 'content-type': 'application/json' })
          .end('{"exists":true}');
      const key = url.split('?')[0] ?? '';
      const status = key.startsWith('/moved') ? 308 : 200;
      const known = await cache.get(key, { kind: 'APP_PAGE' });
      if (!known)
        await cache.set(
          key,
          { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': 'products,_N_T_/layout' } },
          { cacheControl: { revalidate: 900 } },
        );
      if (key === '/overtaken') await cache.set(key, null, {});
      const isRouter = request.headers.rsc !== undefined;
      response
        .writeHead(status, {
          ...(status === 308 && { location: '/p/3' }),
          'content-type': isRouter ? 'text/x-component' : 'text/html; charset=utf-8',
          'cache-control': 's-maxage=900, stale-while-revalidate=31535100',
          'x-nextjs-cache': known ? 'HIT' : 'MISS',
        })
        .end(isRouter ? '0:{}' : html);
    };
    front = await openFront(handle);
    behindFastly = await openFront(handle, undefined, {
      CDN_PURGE: 'fastly',
      CDN_PURGE_URL: 'http://127.0.0.1:9/purge',
      CDN_PURGE_KEY: 'key-of-the-cdn',
    });
  });
  afterAll(() => Promise.all([front.close(), behindFastly.close()]));
  beforeEach(() => {
    clock = jest.spyOn(Date, 'now').mockReturnValue(filedAt);
  });
  afterEach(() => clock.mockRestore());

  const ask = (path: string, headers: Record<string, string> = {}, { port } = front) =>
    new Promise<IncomingHttpHeaders>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers }, (answer) => {
        answer.resume().once('end', () => resolve(answer.headers));
      }).once('error', reject);
    });
  const keeps = async (path: string, headers: Record<string, string> = {}) =>
    (await ask(path, headers))['cache-control'];

  it('names the rest of a page’s life, of its router data too, and the whole of its successor’s', async () => {
    const said = [];
    for (const [afterMs, path, headers] of [
      [0, '/p/1', {}],
      [30_000, '/p/1', {}],
      [90_500, '/p/1/a-title', {}],
      [899_000, '/p/1', {}],
      [899_000, '/p/1?_rsc=abc', { rsc: '1' }],
      [900_001, '/p/1', {}],
    ] as const) {
      clock.mockReturnValue(filedAt + afterMs);
      said.push(await keeps(path, headers));
    }
    expect(said).toEqual([900, 870, 900, 1, 1, 900].map(kept));
  });

  it('keeps a document and the router’s data of one address apart', async () => {
    const answers = [
      ['/p/2', {}],
      ['/p/2?_rsc=abc', { rsc: '1' }],
      ['/p/2', { rsc: '1' }],
      ['/p/2?_rsc=abc', {}],
      ['/p/2?_rsc=abc', {}],
      ['/p/2', {}],
    ] as const;
    const said = [];
    for (const [path, headers] of answers) said.push(await keeps(path, headers));
    const never = 'private, no-store';
    expect(said).toEqual([kept(900), kept(900), never, never, never, kept(900)]);
  });

  it('names a page’s tags to the CDN that is configured, first time and again, and to nobody else', async () => {
    const tagsOf = ({ 'cache-tag': tag, 'surrogate-key': key }: IncomingHttpHeaders) => [tag, key];
    const said = [
      await ask('/p/3', {}, behindFastly),
      await ask('/p/3', {}, behindFastly),
      await ask('/p/3?_rsc=abc', { rsc: '1' }, behindFastly),
      await ask('/p/3'),
    ];
    const named = ['products,address:/p/3', 'products address:/p/3'];
    expect(said.map(tagsOf)).toEqual([named, named, named, [undefined, undefined]]);
  });

  it('says of a redirect that a page makes what it says of the page', async () => {
    await ask('/moved/1', {}, behindFastly);
    clock.mockReturnValue(filedAt + 30_000);
    expect(await ask('/moved/1', {}, behindFastly)).toMatchObject({
      location: '/p/3',
      'cache-control': kept(870),
      'cache-tag': 'products,address:/moved/1',
    });
  });

  it('lets nobody keep a page that was overtaken while it was being sent', async () => {
    expect(await keeps('/overtaken')).toBe(kept(0));
  });
});
