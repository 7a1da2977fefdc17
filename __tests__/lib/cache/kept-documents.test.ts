/** @jest-environment node */
import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import FrameworkCache from '@/lib/cache/framework-cache';
import { keptPages } from '@/lib/cache/kept-pages';
import { setClock } from '@/lib/core/time/clock';
import { openFront } from '@/__tests__/server/open-front';

const cache = new FrameworkCache();
const lifetime = { cacheControl: { revalidate: 3600 } };
const hour = 3600 * 1000;
const start = Date.parse('2026-05-04T12:00:00Z');
const htmlOf = (text: string) =>
  `<!DOCTYPE html><html lang="en"><head></head><body><h1>${text}</h1>${'<p>Petals</p>'.repeat(150)}</body></html>`;
const words = htmlOf('Something went wrong.');

/** What the commerce platform says just now; `null` while it is down. */
let fact: string | null = 'first';
/** What the framework was asked for, and made. */
const asked: string[] = [];
const made: string[] = [];
let front: Awaited<ReturnType<typeof openFront>>;

/** The framework around its cache: a page by its path, one for all titles of a product. */
beforeAll(async () => {
  front = await openFront(async (request, response) => {
    const url = request.url ?? '/';
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 's-maxage=3600',
      vary: 'rsc',
    };
    if (url.startsWith('/api/inner/page'))
      return void response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"exists":true}');
    if (url.startsWith('/missing-view/')) return void response.writeHead(200, headers).end(words);
    asked.push(url);
    if (/__prerender_bypass/.test(request.headers.cookie ?? ''))
      return void response
        .writeHead(200, { ...headers, 'cache-control': 'private, no-store' })
        .end(htmlOf('draft'));
    const key = (url.split('?')[0] ?? '').replace(/^(\/p\/\w+).*/, '$1');
    const known = await cache.get(key, { kind: 'APP_PAGE' });
    if (!known && fact === null)
      return void response
        .writeHead(500, { 'content-type': 'text/html; charset=utf-8' })
        .end('<html id="made-by-the-framework">');
    const html = known?.value.html ?? htmlOf(`${key} ${fact}`);
    if (!known) {
      made.push(key);
      await cache.set(
        key,
        { kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': `products,product:${key}` } },
        lifetime,
      );
    }
    const status = key === '/not-there' ? 404 : 200;
    response.writeHead(status, { ...headers, 'x-nextjs-cache': known ? 'HIT' : 'MISS' }).end(html);
  });
});
afterAll(() => front.close());
beforeEach(() => {
  fact = 'first';
  asked.splice(0);
  made.splice(0);
});
afterEach(() => setClock(null));

const ask = (path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    get({ host: '127.0.0.1', port: front.port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('end', () => {
        const [bytes, encoding] = [Buffer.concat(parts), answer.headers['content-encoding']];
        const plain =
          encoding === 'br'
            ? brotliDecompressSync(bytes)
            : encoding === 'gzip'
              ? gunzipSync(bytes)
              : bytes;
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: plain.toString(),
        });
      });
    }).once('error', reject);
  });
const ofDocument = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => [
  status,
  headers['content-type'],
  headers['content-security-policy'],
  headers['cache-control'],
  headers.vary,
  headers.etag,
  headers['x-frame-options'],
  body,
];

/** What is made in the millisecond in which its tag ended counts as ended: nobody can tell which was first. */
async function nextMillisecond(): Promise<void> {
  const at = Date.now();
  while (Date.now() <= at)
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
}

describe('a document sent before', () => {
  it('is sent again without the framework, the same to the byte and the header', async () => {
    const [first, second] = [await ask('/a'), await ask('/a')];
    expect([ofDocument(second), second.headers['x-nextjs-cache'], asked]).toEqual([
      ofDocument(first),
      'HIT',
      ['/a'],
    ]);
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id']);
    for (const encoding of ['br', 'gzip', 'identity'])
      expect((await ask('/a', { 'accept-encoding': encoding })).body).toBe(first.body);
    expect([
      (await ask('/a', { 'if-none-match': String(first.headers.etag) })).status,
      asked.length,
    ]).toEqual([304, 1]);
  });

  it('is none where the framework has kept that there is no page', async () => {
    const answers = [await ask('/not-there'), await ask('/not-there'), await ask('/not-there')];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
  });

  it('is made anew once a tag of its page has ended, before anybody is answered', async () => {
    await ask('/b');
    fact = 'second';
    await cache.revalidateTag('product:/b');
    await nextMillisecond();
    const answers = [await ask('/b'), await ask('/b')];
    expect([answers.map(({ body }) => body.includes('/b second')), made]).toEqual([
      [true, true],
      ['/b', '/b'],
    ]);
  });

  it('keeps what was said of another address of the same page to itself', async () => {
    await ask('/c/flowers');
    const [refined, plain] = [await ask('/c/flowers?color=Red'), await ask('/c/flowers')];
    expect([refined.headers['x-robots-tag'], plain.headers['x-robots-tag'], made]).toEqual([
      'noindex',
      undefined,
      ['/c/flowers'],
    ]);
  });

  it('is not for an editor’s preview, nor for the router', async () => {
    await ask('/d');
    expect((await ask('/d', { cookie: '__prerender_bypass=abc' })).body).toContain('draft');
    await ask('/d', { rsc: '1' });
    expect([(await ask('/d')).body.includes('/d first'), asked.length]).toEqual([true, 3]);
  });

  it('is finished once for all addresses of its page', async () => {
    const answers = [];
    for (const path of ['/p/1', '/p/1/a-title', '/p/1/another?queryid=1'])
      answers.push(await ask(path, { 'accept-encoding': 'br' }));
    expect([
      new Set(answers.map(({ body, headers }) => `${headers.etag}${body}`)).size,
      made,
    ]).toEqual([1, ['/p/1']]);
  });
});

describe('a page that cannot be made now (decision 009)', () => {
  it('is sent as it was last, under any address of its page; one never asked for says so', async () => {
    const before = await ask('/p/2/a-title');
    fact = null;
    await cache.revalidateTag('products');
    for (const path of ['/p/2/a-title', '/p/2', '/p/2/another?queryid=1']) {
      const { status, headers, body } = await ask(path);
      expect([
        path,
        status,
        headers['cache-control'],
        headers['content-security-policy'],
        body,
      ]).toEqual([
        path,
        200,
        'public, max-age=0, s-maxage=30',
        before.headers['content-security-policy'],
        before.body,
      ]);
    }
    expect([(await ask('/p/3')).status, (await ask('/p/3')).headers['retry-after']]).toEqual([
      503,
      '10',
    ]);
    fact = 'second';
    expect((await ask('/p/2')).body).toContain('second');
  });

  it('for a day after it was sent last as what it is, and not longer', async () => {
    setClock(new Date(start));
    await ask('/p/4');
    setClock(new Date(start + 20 * hour));
    await ask('/p/4');
    fact = null;
    await cache.revalidateTag('products');
    setClock(new Date(start + 43 * hour));
    expect((await ask('/p/4')).status).toBe(200);
    setClock(new Date(start + 45 * hour));
    expect((await ask('/p/4')).status).toBe(503);
  });

  it('is never a refined list: that is made for each request', async () => {
    await ask('/c/plants?color=Red');
    fact = null;
    await cache.revalidateTag('products');
    expect((await ask('/c/plants?color=Red')).status).toBe(503);
  });
});

describe('the memory of a page and its document', () => {
  it('is one body of compressed bytes', async () => {
    await ask('/e');
    await ask('/e');
    const page = keptPages().get('/e');
    expect(page?.document?.body).toBe(page?.html);
    expect(page?.size).toBeLessThan(htmlOf('').length);
  });
});
