/** @jest-environment node */
import { get } from 'node:http';
import { env } from '@/lib/config/env';
import { openFront } from './open-front';

// Nothing comes back with time, so that a slow machine counts as a quick one does.
process.env.LIMIT_MISSING_PAGES = 'address 600+0/day';
process.env.LIMIT_SEARCH = 'address 4000+0/day, browser 1200+0/day';

const missingPage =
  '<!DOCTYPE html><html lang="en"><body><h1>404: Page Not Found</h1></body></html>';
const known = new Set(['/p/100202', '/c/Flowers', '/information/about-us']);
/** What Next was asked to make. */
const made: string[] = [];
let front: Awaited<ReturnType<typeof openFront>>;

beforeAll(async () => {
  front = await openFront(
    (request, response) => {
      const url = new URL(request.url ?? '/', 'http://shop');
      const kept = {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 's-maxage=3600',
        'x-nextjs-cache': 'MISS',
      };
      if (url.pathname === '/api/inner/page')
        return Promise.resolve(
          void response
            .writeHead(200, { 'content-type': 'application/json' })
            .end(JSON.stringify({ exists: known.has(url.searchParams.get('at') ?? '') })),
        );
      if (url.pathname.startsWith('/missing-view/'))
        return Promise.resolve(void response.writeHead(200, kept).end(missingPage));
      made.push(url.pathname);
      const isThere = known.has(url.pathname) || url.pathname === '/';
      response
        .writeHead(
          isThere ? 200 : 404,
          url.pathname.startsWith('/account') ? { 'content-type': 'text/html' } : kept,
        )
        .end('<!DOCTYPE html><html lang="en"><body>A page</body></html>');
      return Promise.resolve();
    },
    undefined,
    { TRUST_PROXY: '1' },
  );
});
afterAll(() => front.close());
beforeEach(() => made.splice(0));

const ask = (path: string, address: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; type: string; body: string }>((resolve, reject) => {
    get(
      {
        host: '127.0.0.1',
        port: front.port,
        path,
        headers: { 'x-forwarded-for': address, ...headers },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.once('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            type: answer.headers['content-type'] ?? '',
            body: Buffer.concat(parts).toString(),
          }),
        );
      },
    ).once('error', reject);
  });
const times = <T>(count: number, make: (turn: number) => T) =>
  Array.from({ length: count }, (_, turn) => make(turn));
const limit = () => env().LIMIT_MISSING_PAGES.address?.burst ?? 0;

describe('an address without a page', () => {
  it.each([
    '/p/no-such',
    '/c/no-such',
    '/information/no-such',
    '/services/a/b',
    '/p/no-such/with-a-title?v=1',
    '/c/fl%F6wers',
    '/%',
    '/account/%',
  ])('%s is a whole 404, and nothing is made for it', async (path) => {
    const { status, type, body } = await ask(path, '192.0.2.1');
    expect([status, type, body.includes('404: Page Not Found'), made]).toEqual([
      404,
      'text/html; charset=utf-8',
      true,
      [],
    ]);
  });

  it('is a 404 without a body for the router, which then loads the document', async () => {
    expect(await ask('/p/no-such?_rsc=abc', '192.0.2.1', { rsc: '1' })).toEqual({
      status: 404,
      type: 'text/plain; charset=utf-8',
      body: '',
    });
  });

  it('of 700 from one address none is made, and those beyond the limit are refused; what is there is served', async () => {
    await ask('/p/100202', '192.0.2.9');
    made.splice(0);
    const answers = await Promise.all(times(700, (turn) => ask(`/p/X${turn}`, '192.0.2.2')));
    const statuses = answers.map(({ status }) => status);
    expect([new Set(statuses), made]).toEqual([new Set([404, 429]), []]);
    expect(statuses.filter((status) => status === 404).length).toBeLessThanOrEqual(limit());
    expect((await ask('/p/100202', '192.0.2.2')).status).toBe(200);
    expect((await ask('/c/Flowers', '192.0.2.3')).status).toBe(200);
  });

  it('of another kind counts once it was made: beyond the limit such pages are refused, those of the visitor never', async () => {
    for (let turn = 0; turn < limit() / 50; turn += 1)
      await Promise.all(times(51, (one) => ask(`/event/${turn}-${one}`, '192.0.2.4')));
    expect([
      (await ask('/event/one-more', '192.0.2.4')).status,
      (await ask('/account/orders', '192.0.2.4')).status,
      (await ask('/', '192.0.2.4')).status,
    ]).toEqual([429, 404, 429]);
    await ask('/', '192.0.2.5');
    expect((await ask('/', '192.0.2.4')).status).toBe(200);
  });

  it('that gets a page is served at once', async () => {
    expect((await ask('/p/new', '192.0.2.6')).status).toBe(404);
    known.add('/p/new');
    expect((await ask('/p/new', '192.0.2.6')).status).toBe(200);
  });

  it('of many addresses at once: a few are asked about at a time, the rest is refused, none is made', async () => {
    const answers = await Promise.all(
      times(400, (turn) => ask(`/p/Y${turn}`, `203.0.113.${turn % 200}`)),
    );
    expect([answers.filter(({ status }) => status !== 404 && status !== 429), made]).toEqual([
      [],
      [],
    ]);
  });

  it('says nobody but the front whether there is a page', async () => {
    expect([
      (await ask('/api/inner/page?at=/p/100202', '192.0.2.7')).status,
      (await ask('/API/inner/page?at=/', '192.0.2.7')).status,
      made,
    ]).toEqual([404, 404, []]);
  });
});

describe('pages that search for each request', () => {
  it.each(['/search?query=rose', '/c/Flowers?color=Red'])(
    '%s: 300 from one address are not all made',
    async (path) => {
      const answers = await Promise.all(
        times(300, () => ask(path, path.startsWith('/c') ? '192.0.2.20' : '192.0.2.21')),
      );
      const refused = answers.filter(({ status }) => status === 429).length;
      expect([refused > 80, made.length]).toEqual([true, 300 - refused]);
    },
  );

  it('are not limited for an office of thirty who refine five times each', async () => {
    const answers = await Promise.all(
      times(30, (person) =>
        times(5, () =>
          ask('/c/Flowers?color=Red', '192.0.2.30', { cookie: `lilac_session=${person}` }),
        ),
      ).flat(),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
